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
    blank: "Die Seite sieht leer aus. Prüfen Sie, ob es die richtige Datei ist.",
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
  papers: {
    understood: "Ich weiß jetzt, was ich sende",
    good: "Die ganze Seite, scharf",
    crop: "Ränder abge\u00adschnitten",
    blur: "Unscharf",
    pages: "Alle Seiten senden, auch leere",
    screen: "Einen Bildschirm fotogra\u00adfieren oder ein Bildschirm\u00adfoto senden",
    cover: "Etwas verdecken oder heraus\u00adschneiden",
    password: "Ein PDF mit Passwort senden",
    statement: {
      title: "Bevor Sie Ihre Konto\u00adauszüge hinzufügen",
      subtitle:
        "Am besten ist das PDF Ihrer Bank: Suchen Sie in deren App nach „Kontoauszüge“. Haben Sie die Auszüge auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Ihren Namen und die Kontonummer zeigen",
      what: "Die Monate ohne Lücke senden",
    },
    payslip: {
      title: "Bevor Sie Ihre Gehaltsab\u00adrechnungen hinzufügen",
      subtitle:
        "Am besten ist das PDF Ihres Arbeitgebers. Haben Sie die Abrechnungen auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Ihren Namen und den Ihres Arbeit\u00adgebers zeigen",
      what: "Das Datum und den ausge\u00adzahlten Betrag zeigen",
    },
    tax: {
      title: "Bevor Sie Ihre Steuer\u00adunterlagen hinzufügen",
      subtitle:
        "Am besten ist das PDF vom Finanzamt oder von Ihrer Steuerberatung. Haben Sie die Unterlagen auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Den Namen und das Steuerjahr zeigen",
      what: "Das Einkommen oder den Gewinn zeigen",
    },
    letter: {
      title: "Bevor Sie Ihr Dokument hinzufügen",
      subtitle:
        "Am besten ist die Datei selbst, wenn Sie sie haben. Haben Sie das Dokument auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Ihren Namen und das Datum zeigen",
      what: "Zeigen, wer es geschrieben hat",
    },
    contract: {
      title: "Bevor Sie Ihren Vertrag hinzufügen",
      subtitle:
        "Am besten ist die Datei selbst, wenn Sie sie haben. Haben Sie den Vertrag auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Die Namen und die Daten zeigen",
      what: "Die Beträge und die Unter\u00adschriften zeigen",
    },
    bill: {
      title: "Bevor Sie Ihre Rechnung hinzufügen",
      subtitle:
        "Am besten ist das PDF, wenn Sie es herunterladen können. Haben Sie die Rechnung auf Papier, fotogra\u00adfieren Sie jede Seite.",
      name: "Ihren Namen und die Adresse zeigen",
      what: "Das Datum der Rechnung zeigen",
    },
  },
  pages: {
    title: "Ihre Seiten",
    figure_one: "{{count}} Seite, {{size}} von {{most}}",
    figure_other: "{{count}} Seiten, {{size}} von {{most}}",
    page: "Seite {{page}}",
    preparing: "Das Foto wird vorbereitet",
    said: {
      added: "Seite {{page}} hinzugefügt. {{figure}}",
      replaced: "Seite {{page}} ersetzt. {{figure}}",
      changed: "Seite {{page}} geändert. {{figure}}",
      moved: "Seite {{page}} ist jetzt Seite {{to}}",
      removed: "Seite {{page}} gelöscht. {{figure}}",
    },
    edit: "Seite {{page}} zuschneiden oder drehen",
    editShort: "Zuschneiden oder drehen",
    up: "Seite {{page}} nach oben",
    down: "Seite {{page}} nach unten",
    remove: "Seite {{page}} löschen",
    photograph: "Seite {{page}} fotogra\u00adfieren",
    choose: "Fotos auswählen",
    make: "Diese Seiten hinzufügen",
    making: "Das PDF wird erstellt",
    discard: "Alle Seiten löschen",
    discardTitle: "Alle Seiten löschen?",
    discardText: "Sie müssten sie noch einmal fotogra\u00adfieren.",
    file: "Seiten",
    crop: {
      title: "Seite {{page}}",
      lead: "Verschieben Sie die Ränder, bis nur noch die Seite zu sehen ist.",
      picture: "Foto von Seite {{page}}",
      top: "Oberer Rand",
      right: "Rechter Rand",
      bottom: "Unterer Rand",
      left: "Linker Rand",
      turn: "Drehen",
      whole: "Ganzes Foto zeigen",
      retake: "Noch einmal fotogra\u00adfieren",
      use: "Diese Seite verwenden",
      cancel: "Abbrechen",
    },
    kept: {
      title: "Ihre Seiten sind noch da",
      text: "Machen Sie dort weiter, wo Sie aufgehört haben, oder löschen Sie die Seiten.",
      lost: "Das Foto, das Sie gerade gemacht haben, ist verloren. Machen Sie es noch einmal.",
    },
    memory: {
      title: "Dieser Browser bewahrt Ihre Seiten nicht auf",
      text: "Schließen Sie diese Seite nicht und laden Sie sie nicht neu, bevor Sie die Seiten hinzugefügt haben.",
    },
    error: {
      title_one: "Ein Foto wurde nicht hinzugefügt",
      title_other: "{{count}} Fotos wurden nicht hinzugefügt",
      tooManyPages:
        "Ein PDF fasst {{most}} Seiten. Fügen Sie diese zuerst hinzu und fotogra\u00adfieren Sie dann die übrigen",
      tooLarge:
        "Mit dieser Seite wäre das PDF größer als {{most}}. Fügen Sie zuerst die anderen Seiten hinzu oder schneiden Sie sie zu",
      heic: "Dieser Browser kann keine Fotos im Format HEIC öffnen: {{file}}. Speichern Sie sie als JPG und fügen Sie sie noch einmal hinzu, oder fotogra\u00adfieren Sie die Seiten mit Ihrem Telefon",
      unreadable:
        "Dieses Gerät kann {{file}} nicht öffnen. Machen Sie hier ein neues Foto oder wählen Sie ein JPG oder PNG",
      failed:
        "Das Foto ließ sich nicht vorbereiten. Schließen Sie andere Apps und versuchen Sie es noch einmal",
    },
  },
};
