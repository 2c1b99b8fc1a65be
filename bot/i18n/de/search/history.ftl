# How people ask for the pages of history, a way a line. Searched, never shown.

asking-story-texts =
    was sagt platon über das spiel
    was schreibt homer
    was hat aristoteles geschrieben
    antike texte über petteia
    welche alten quellen gibt es
    pollux beschreibung
    wer erwähnt das spiel in der antike
    polybios
    griechische schriftsteller
asking-story-rome =
    haben römische soldaten das gespielt
    haben die römer das gespielt
    was sagt isidor
    latrunculi in rom
    ovid
    gedicht auf piso laus pisonis
    seneca martial varro
    römisches brettspiel
    legionäre am limes
asking-story-makers =
    wer ist schädler
    wer ist kowalski
    wer hat die spiele gemacht
    wer hat die regeln rekonstruiert
    wer ist lemery
    wer ist vogt
    wer ist walker
    welche forscher stecken dahinter
    wer sind die autoren
asking-story-table =
    liste der spiele
    welche spiele gibt es
    was kann man hier spielen
    welches spiel ist am leichtesten
    womit soll ich anfangen
    die spiele im vergleich
    unterschied zwischen den spielen
    welches spiel ist das richtige für mich
asking-story-notation =
    wie werden züge aufgeschrieben
    notation der züge
    wie lese ich eine notation
    was bedeuten die zeichen in der notation
    zugschreibweise
    wie schreibt man eine partie auf
asking-story-finds =
    was ist die suda
    sieben würfel planeten tierkreis
    athene warnt die spieler
    gefundene bretter und steine
    archäologische funde
    achill und aias beim brettspiel
    vasenbild exekias
    grab mit spielsteinen
    was hat man ausgegraben
    stanway spiel
