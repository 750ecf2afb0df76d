import type { rightToRent as english } from "../en/right-to-rent.ts";
import type { Translated } from "../translated.ts";

export const rightToRent: Translated<typeof english> = {
  primaryDocument: {
    title: "Wie können Sie zeigen, dass Sie in England mieten dürfen?",
    subtitle: "Das fragen wir alle, die in England eine Wohnung mieten.",
    phrase: "Ihr Ausweis\u00addokument",
    choices: {
      SHARE_CODE: "Ein Share-Code",
    },
    none: "Ich habe nichts davon",
  },
  status: {
    title: "Warten Sie auf die Ent\u00adscheidung über ein Visum?",
    subtitle: "Es kann auch ein Antrag auf Aufenthalts\u00adstatus (settled status) oder ein Einspruch sein.",
    phrase: "Ihr Visumantrag",
    choices: {
      ongoing_visa_application: "Ja, ich habe einen Antrag gestellt und warte",
      no_application: "Nein, ich habe keinen Antrag gestellt",
    },
    ongoing_visa_application_hint: "Als Nächstes können Sie uns ein Schreiben dazu zeigen",
    no_application_hint: "Als Nächstes können Sie uns ein anderes Dokument zeigen",
  },
  biometricEducation: {
    title: "Sie brauchen stattdessen einen Share-Code",
    subtitle: "Die Karte allein wird nicht mehr angenommen. Ihre Rechte bleiben gleich.",
    phrase: "Ihr Share-Code",
    lead: "Ihr Status steht jetzt online. Er heißt eVisa. So bekommen Sie einen Code:",
    signIn:
      "Melden Sie sich auf GOV.UK an. Mit Ihrer Karte können Sie ein Konto eröffnen, auch wenn sie abgelaufen ist.",
    getCode: "Fordern Sie einen Share-Code zum Mieten an (right to rent).",
    comeBack: "Kommen Sie hierher zurück. Am Ende dieses Abschnitts fragen wir nach dem Code.",
    link: "Ihren Status sehen und einen Code bekommen, auf GOV.UK",
    later: "Den Code brauchen Sie jetzt noch nicht. Sie können weitermachen.",
  },
  expiredVisa: {
    title: "Ihr Visum ist abgelaufen",
    subtitle: "Sie haben uns den {{date}} genannt.",
    phrase: "Ihr Visum",
    text: "Wir brauchen etwas, das noch gültig ist. Zum Beispiel einen Share-Code oder ein neueres Visum.",
    pending:
      "Haben Sie ein neues Visum beantragt? Wählen Sie „Ich habe nichts davon“. Danach fragen wir Sie dazu.",
    wrong: "Wenn das Datum falsch ist, gehen Sie zurück und ändern Sie es.",
    continue: "Etwas anderes wählen",
  },
  secondaryDocumentOne: {
    title: "Wählen Sie das erste von zwei Dokumenten",
    subtitle: "Zwei davon zusammen zeigen, dass Sie mieten dürfen.",
    phrase: "ein zweites Dokument",
  },
  documentSignpostingSecondary: { phrase: "ein zweites Dokument" },
  uploadSecondary: {
    phrase: "ein zweites Dokument",
    phraseAmongAnswers: "die Datei zum zweiten Dokument",
  },
  documentSignpostingSecondaryBack: { phrase: "ein zweites Dokument" },
  uploadSecondaryBack: {
    phrase: "ein zweites Dokument",
    phraseAmongAnswers: "die Rückseite des zweiten Dokuments",
  },
  secondaryDocumentTwo: {
    title: "Wählen Sie das zweite Dokument",
    subtitle: "Es muss ein anderes sein als das erste.",
    phrase: "ein drittes Dokument",
  },
  documentSignpostingSecondaryTwo: { phrase: "ein drittes Dokument" },
  uploadSecondaryTwo: {
    phrase: "ein drittes Dokument",
    phraseAmongAnswers: "die Datei zum dritten Dokument",
  },
  documentSignpostingSecondaryTwoBack: { phrase: "ein drittes Dokument" },
  uploadSecondaryTwoBack: {
    phrase: "ein drittes Dokument",
    phraseAmongAnswers: "die Rückseite des dritten Dokuments",
  },
  shareCode: {
    title: "Wie lautet Ihr Share-Code?",
    subtitle: "Damit sehen wir auf GOV.UK, dass Sie in England mieten dürfen.",
    phrase: "Ihr Share-Code",
    choices: {
      withoutShareCode: "Ich habe keinen Share-Code",
    },
    field: "Share-Code",
    hint: "Neun Buchstaben und Ziffern, zum Beispiel R12\u00a034A\u00a0BCD. Er gilt 90 Tage.",
    required: "Geben Sie Ihren Share-Code ein oder wählen Sie „Ich habe keinen Share-Code“",
    get: "Share-Code auf GOV.UK bekommen",
    rightCode: "Share-Code zum Mieten auf GOV.UK bekommen",
    saidTitle: "Sie haben uns gesagt, dass Sie keinen Share-Code haben",
    saidText: "Haben Sie jetzt einen? Geben Sie ihn ein, um Ihre Antwort zu ändern.",
    again: "Wenn der Code stimmt, drücken Sie noch einmal auf „Weiter“.",
  },
  travel: {
    title: "Können Sie zeigen, wann Sie ins Vereinigte Königreich gekommen sind?",
    subtitle: "Wer zu Besuch ist, darf nach der Ankunft sechs Monate lang mieten.",
  },
  one: {
    title: "Welches andere Dokument können Sie uns zeigen?",
    subtitle: "Damit sehen wir, dass der andere Nachweis zu Ihnen gehört.",
  },
  secondary: {
    none: "Ich habe keines davon",
    noneOfOne: "Das habe ich nicht",
    letter: "Ein Schreiben, das Ihre Identität belegt",
    other: "Ein anderes Dokument",
  },
  hint: {
    SHARE_CODE:
      "Neun Buchstaben und Ziffern von GOV.UK. Für alle mit eVisa oder EU-Aufenthalts\u00adstatus (settled status). Wir fragen am Ende danach",
    visitor: "Wenn Sie in den letzten sechs Monaten zu Besuch gekommen sind",
    letter:
      "Höchstens drei Monate alt. Von Ihrem Arbeitgeber, einer britischen Hochschule oder einer Behörde. Oder von Polizei, Gefängnis, Bewährungs\u00adhilfe, einem Miet\u00adprogramm, einem Hilfsverein oder jemandem mit britischem Pass. Auch Bescheide über Sozial\u00adleistungen zählen",
    other: "Zum Beispiel ein Reise\u00addokument des Innen\u00administe\u00adriums (Home Office)",
    BIRTH_ADOPTION: "Aus dem Vereinigten Königreich, von den Kanalinseln, der Insel Man oder aus Irland",
    DBS: "Vom Disclosure and Barring Service, höchstens drei Monate alt",
    TIME_LIMITED_PASSPORT: "Mit einem befristeten Visum oder Stempel. Zwei Fotos",
    TRAVEL_BOOKING: "Ticket, Bordkarte oder Buchung der letzten sechs Monate",
    UK_BIOMETRIC_RESIDENCE: "Die Plastik\u00adkarte mit Ihrem Foto, auch wenn sie abgelaufen ist",
    UK_DRIVING_LICENCE:
      "Die Karte mit Ihrem Foto, auch eine vorläufige (provisional). Zwei Fotos, Vorder- und Rückseite",
    UK_IMMIGRATION_STATUS: "Ein Papier des Innen\u00administe\u00adriums (Home Office) mit Ihrem Foto",
    UK_VISA_APPLICATION_LETTER:
      "Vom Innen\u00administerium (Home Office). Beim EU-Verfahren Ihre Antrags\u00adbestätigung (certificate of application)",
  },
  denied: {
    title: "Sie haben kein solches Dokument",
    subtitle: "Das ist an sich kein Problem.",
    text: "Sie können auch ohne weitermachen. Ein Mensch sieht sich Ihren Fall an und schreibt Ihnen, wenn etwas anderes helfen kann.",
    back: "Wenn Sie ein Dokument finden, gehen Sie zurück und wählen Sie es aus.",
  },
};
