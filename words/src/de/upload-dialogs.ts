import type { uploadDialogs as english } from "../en/upload-dialogs.ts";
import type { Translated } from "../translated.ts";

export const uploadDialogs: Translated<typeof english> = {
  status: {
    arrived: "{{file}} ist angekommen",
    removed: "{{file}} wurde entfernt",
  },
  confirm: {
    title: "Ist alles gut lesbar?",
    lead: "Wenn etwas fehlt, müssen wir noch einmal nachfragen. Dann dauert es ein oder zwei Tage länger.",
    name: "Mein vollständiger Name ist lesbar",
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
    words: "Nennen Sie den Grund",
    wordsHint: "Ein Satz genügt. Unsere Prüfer lesen ihn.",
    wordsRequired: "Schreiben Sie, warum Sie es nicht haben",
    confirm: "Ohne das Dokument weitermachen",
    cancel: "Zurück",
  },
};
