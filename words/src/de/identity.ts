import type { identity as english } from "../en/identity.ts";
import type { Translated } from "../translated.ts";

export const identity: Translated<typeof english> = {
  name: {
    title: "Wie heißen Sie?",
    subtitle: "Schreiben Sie Ihren Namen so, wie er in Ihrem Pass oder Personal\u00adausweis steht.",
    phrase: "Ihr Name",
    firstName: "Vorname",
    middleName: "Weitere Vornamen",
    lastName: "Nachname",
    firstNameRequired: "Geben Sie Ihren Vornamen ein",
    lastNameRequired: "Geben Sie Ihren Nachnamen ein",
  },
  birthdate: {
    title: "Wann sind Sie geboren?",
    subtitle: "Um eine Wohnung zu mieten, müssen Sie mindestens 18\u00a0Jahre alt sein.",
    phrase: "Ihr Geburts\u00addatum",
    legend: "Geburts\u00addatum",
    hint: "Zum Beispiel 27\u00a03\u00a01994",
    required: "Geben Sie Ihr Geburts\u00addatum ein",
    yearDigits: "Geben Sie das Jahr mit vier Ziffern ein, zum Beispiel 1996",
  },
  nationality: {
    title: "Welche Staats\u00adangehörig\u00adkeit haben Sie?",
    subtitle:
      "Danach zeigen wir Ihnen, welche Dokumente Sie senden können. Unsere Entscheidung hängt nicht davon ab.",
    phrase: "Ihre Staats\u00adangehörig\u00adkeit",
    field: "Staats\u00adangehörig\u00adkeit",
    hint: "Geben Sie die ersten Buchstaben ein und wählen Sie dann aus der Liste.",
    placeholder: "Land auswählen",
    nothing: "Kein Land beginnt mit „{{typed}}“",
    required: "Wählen Sie Ihre Staats\u00adangehörig\u00adkeit",
  },
  documents: {
    title: "Welches Dokument können Sie uns zeigen?",
    subtitle: "Wählen Sie eines, das noch gültig ist und Ihr Foto zeigt.",
    phrase: "Ihr Ausweis\u00addokument",
    legend: "Dokument",
    none: "Ich habe keines davon",
    oneSide: "Ein Foto von der Seite mit Ihrem Bild",
    twoSides: "Zwei Fotos, Vorder- und Rückseite",
    required: "Wählen Sie ein Dokument oder „Ich habe keines davon“",
  },
  none: {
    title: "Sie haben kein Dokument, das Sie zeigen können",
    subtitle: "Das ist an sich kein Problem.",
    text: "Sie können diesen Abschnitt ohne Dokument abschließen. Ein Mensch sieht sich Ihren Fall an und schreibt Ihnen, wenn etwas anderes helfen kann.",
    back: "Wenn Sie ein Dokument finden, gehen Sie zurück und wählen Sie es aus.",
  },
  documentSignposting: { phrase: "Ihr Ausweis\u00addokument" },
  upload: {
    phrase: "Ihr Ausweis\u00addokument",
    phraseAmongAnswers: "die Datei zu Ihrem Dokument",
  },
  documentSignpostingBack: { phrase: "die Rückseite Ihres Ausweis\u00addokuments" },
  uploadBack: {
    phrase: "die Rückseite Ihres Ausweis\u00addokuments",
    phraseAmongAnswers: "die Rückseite Ihres Dokuments",
  },
  livePhotoSignposting: { phrase: "ein Foto von Ihnen" },
  livePhotoPermissions: { phrase: "ein Foto von Ihnen" },
  livePhotoCamera: { phrase: "ein Foto von Ihnen" },
  livePhotoOptOut: {
    phrase: "ein Foto von Ihnen",
    choices: {
      take_photo: "Doch ein Foto machen",
      continue_without: "Ohne Foto weiter\u00admachen",
    },
  },
  genericUpload: { phrase: "ein Dokument" },
};
