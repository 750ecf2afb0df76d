import type { documents as english } from "../en/documents.ts";
import type { Translated } from "../translated.ts";

export const documents: Translated<typeof english> = {
  upload: {
    chooseFile: "Datei auswählen",
    chooseFiles: "Dateien auswählen",
    takePhoto: "Foto aufnehmen",
    photo: "Foto",
    photographPages: "Seiten fotogra\u00adfieren",
    usePhotos: "Fotos der Seiten verwenden",
    add: "Fügen Sie Ihre Datei hinzu",
    drop: "Ziehen Sie Ihre Datei hierher",
    dropNow: "Loslassen, um sie hinzu\u00adzufügen",
    full: "Sie haben Ihre Datei hinzugefügt",
    fullRules: "Wenn Sie sie ändern möchten, entfernen Sie sie zuerst.",
    list: "Ihre Dateien",
    remove: "Entfernen",
    cancel: "Abbrechen",
    uploading: "Wird hochgeladen",
    without: "Ich habe dieses Dokument nicht",
    phone: "Stattdessen die Kamera Ihres Telefons nutzen",
  },
  rules: {
    pdf: "PDF, bis {{megabytes}}\u00a0MB.",
    images: "PDF, JPG oder PNG, bis {{megabytes}}\u00a0MB.",
    documents: "PDF oder Word, bis {{megabytes}}\u00a0MB.",
    any: "PDF, JPG, PNG oder Word, bis {{megabytes}}\u00a0MB.",
    most_one: "Eine Datei.",
    most_other: "Höchstens {{count}} Dateien.",
  },
  error: {
    title_one: "Eine Datei wurde nicht hinzugefügt",
    title_other: "{{count}} Dateien wurden nicht hinzugefügt",
    fileTooLarge:
      "{{file}} ist größer als {{megabytes}}\u00a0MB. Machen Sie ein neues Foto oder wählen Sie eine kleinere Datei",
    emptyFile: "{{file}} ist leer. Wählen Sie eine andere Datei",
    wrongFileFormat_pdf: "{{file}} ist kein PDF",
    wrongFileFormat_images: "{{file}} ist kein PDF, JPG, JPEG oder PNG",
    wrongFileFormat_documents: "{{file}} ist kein PDF und kein Word-Dokument",
    wrongFileFormat_any: "{{file}} ist kein PDF, JPG, JPEG, PNG oder Word-Dokument",
    otherFormat:
      "{{file}} ist tatsächlich eine Datei vom Typ {{kind}}. Hier können Sie hinzufügen: {{formats}}",
    wordPrograms:
      "{{file}} enthält Makros oder andere Programme. Speichern Sie das Dokument als PDF und fügen Sie diese Datei hinzu",
    wordRemote:
      "{{file}} lädt beim Öffnen Inhalte von anderswo. Speichern Sie das Dokument als PDF und fügen Sie diese Datei hinzu",
    infected:
      "{{file}} kann nicht verwendet werden: Unser Viren\u00adscanner hat darin etwas Schädliches gefunden. Fügen Sie ein neues Foto oder einen neuen Scan hinzu",
    storageFull:
      "{{file}} wurde nicht hinzugefügt: Ihre Dateien belegen schon den ganzen Platz. Wählen Sie eine kleinere Datei, oder entfernen Sie eine andere und versuchen Sie es morgen noch einmal",
    tooOften:
      "{{file}} wurde nicht hinzugefügt: Sie haben in kurzer Zeit sehr viele Dateien hinzugefügt. Versuchen Sie es später am Tag oder morgen noch einmal",
    unavailable:
      "{{file}} wurde nicht hinzugefügt: Wir können im Moment keine Dateien annehmen. Versuchen Sie es in ein paar Minuten noch einmal",
    encrypted:
      "{{file}} ist mit einem Passwort geschützt. Öffnen Sie die Datei, speichern Sie sie als PDF ohne Passwort und fügen Sie dieses hinzu",
    dynamicForm:
      "{{file}} ist ein Formular, das nur Programme von Adobe anzeigen. Öffnen Sie es dort und drucken Sie es als PDF, oder foto­grafieren Sie es, und fügen Sie das hinzu",
    unreadable:
      "{{file}} ist beschädigt und lässt sich nicht öffnen. Speichern oder scannen Sie das Dokument noch einmal, oder wählen Sie eine andere Datei",
    tooManyPixels:
      "{{file}} hat zu viele Pixel und lässt sich nicht öffnen. Speichern Sie das Bild kleiner oder machen Sie ein neues Foto",
    tooSmall:
      "{{file}} ist zu klein: Es hat zu wenige Pixel zum Lesen. Machen Sie ein neues Foto, oder wählen Sie die Datei in voller Größe",
    blurred: "{{file}} ist nicht scharf. Machen Sie ein neues Foto bei gutem Licht",
    cutOff: "{{file}} ist abge\u00adschnitten. Machen Sie ein neues Foto, auf dem alle Ecken zu sehen sind",
    noDocument:
      "{{file}} scheint kein Dokument zu zeigen. Prüfen Sie, ob es die richtige Datei ist, oder machen Sie ein neues Foto",
    duplicate: "{{file}} wurde schon hinzugefügt",
    tooManyFiles_one: "{{file}} wurde nicht hinzugefügt: Hier ist nur eine Datei möglich",
    tooManyFiles_other: "{{file}} wurde nicht hinzugefügt: Hier sind höchstens {{count}} Dateien möglich",
    failed:
      "{{file}} ist nicht angekommen. Prüfen Sie Ihre Verbindung und fügen Sie die Datei noch einmal hinzu",
    gone: "{{file}} ist nicht mehr da. Fügen Sie die Datei noch einmal hinzu",
    pagesWaiting: "Ihre Seiten sind noch nicht hinzugefügt. Wählen Sie zuerst „Diese Seiten hinzufügen“",
    inProgress: "Eine Datei ist noch unterwegs. Warten Sie, bis sie angekommen ist",
    minFiles: "Fügen Sie mindestens eine Datei hinzu oder wählen Sie „Ich habe dieses Dokument nicht“",
  },
  row: {
    failed: "Diese Datei ist nicht angekommen",
    refused: "Diese Datei kann nicht ver\u00adwendet werden",
  },
  said: {
    title: "Sie haben uns gesagt, dass Sie dieses Dokument nicht haben",
    text: "Haben Sie es jetzt? Fügen Sie eine Datei hinzu, um Ihre Antwort zu ändern.",
  },
};
