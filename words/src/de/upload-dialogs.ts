import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} ist angekommen",
    removed: "{{file}} wurde entfernt",
  },
  file: {
    sent: "Was Sie gesendet haben",
    picture: "Bild von {{file}}",
    turned: "In JPEG umgewandelt",
    goOn: "Sie können sie trotzdem verwenden.",
  },
  notice: {
    dark: "Dieses Bild ist fast schwarz. Wenn Sie es nicht lesen können, machen Sie ein neues bei besserem Licht.",
    grey: "Dieses Bild hat keine Farbe. Wir brauchen das Original in Farbe, keine Kopie.",
    screenshot:
      "Das sieht nach einem Bildschirmfoto aus. Ein Foto oder Scan des Dokuments selbst ist besser.",
    cut: "Eine Seite oder Ecke scheint zu fehlen. Prüfen Sie, ob alles zu sehen ist.",
    "same-as-front": "Das ist dasselbe Bild wie die Vorderseite. Fügen Sie ein Bild der Rückseite hinzu.",
    twice: "Sie haben diese Datei zweimal hinzugefügt.",
  },
  confirm: {
    title: "Ist alles gut lesbar?",
    lead: "Wenn etwas fehlt, müssen wir noch einmal nachfragen. Dann dauert es ein oder zwei Tage länger.",
    name: "Mein voll\u00adständiger Name ist lesbar",
    corners: "Alle vier Ecken sind zu sehen",
    sharp: "Nichts ist unscharf oder verdeckt",
    dates: "Jedes Datum ist lesbar",
    page: "Die ganze Seite ist zu sehen",
    agree: "Ich habe meine Datei geprüft. Sie zeigt das alles",
    agreeError: "Kreuzen Sie zur Bestätigung das Kästchen an",
    use: "Diese Datei verwenden",
    back: "Zurück und prüfen",
  },
  without: {
    title: "Warum haben Sie es nicht?",
    lead: "Das ist in Ordnung. Unser Prüfteam liest Ihren Grund. Vielleicht bittet es Sie um ein anderes Dokument.",
    lost: "Ich habe es verloren oder es wurde gestohlen",
    expired: "Es ist abgelaufen",
    with_authority: "Es liegt gerade bei einer Behörde",
    never_had: "Ich hatte nie eines",
    other: "Ein anderer Grund",
    confirm: "Ohne das Dokument weiter\u00admachen",
    cancel: "Zurück",
  },
};
