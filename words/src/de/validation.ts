import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Geben Sie eine Antwort ein",
    please_select_an_option: "Wählen Sie eine Möglichkeit aus",
    must_accept: "Kreuzen Sie das Kästchen an, um weiter\u00adzumachen",
    unknown: "Prüfen Sie diese Antwort",
    unknown_step: "Prüfen Sie diese Antwort",
    max_length: "Das ist zu lang. Verwenden Sie höchstens {{max}}\u00a0Zeichen",
    min_length: "Das ist zu kurz. Verwenden Sie mindestens {{min}}\u00a0Zeichen",
    gt: "Geben Sie eine Zahl über {{bound}} ein",
    gte: "Geben Sie {{bound}} oder mehr ein",
    lt: "Geben Sie eine Zahl unter {{bound}} ein",
    lte: "Geben Sie {{bound}} oder weniger ein",
    range: "Geben Sie eine Zahl über {{min}} und unter {{max}} ein",
    amount: "Geben Sie einen Betrag über {{min}} und unter {{max}} ein",
    pattern: "Prüfen Sie Ihre Eingabe",
    unicode_letters: "Verwenden Sie Buchstaben, Leerzeichen, Binde\u00adstriche, Punkte und Apostrophe",
    alphanumeric: "Verwenden Sie Buchstaben, Ziffern und Leerzeichen",
    letters_digits_specials: "Verwenden Sie Buchstaben, Ziffern und Zeichen wie . , & / -",
    name_alternative: "Verwenden Sie Buchstaben, Ziffern, Leerzeichen und die Zeichen & * ( ) - + '",
    postcode: "Geben Sie eine britische Post\u00adleitzahl ein, zum Beispiel SW1A\u00a01AA",
    zip_code: "Geben Sie eine Post\u00adleitzahl aus 2 bis 10\u00a0Buchstaben und Ziffern ein",
    phone_number:
      "Geben Sie eine voll\u00adständige Nummer ein, mit + und Länder\u00advorwahl, wenn sie nicht britisch ist",
    personalEmailMatch: "Das ist Ihre eigene E-Mail-Adresse. Geben Sie eine andere ein",
  },
  name: {
    length: "Verwenden Sie {{min}} bis {{max}}\u00a0Buchstaben",
    pattern: "Verwenden Sie Buchstaben, Leerzeichen, Binde\u00adstriche, Punkte und Apostrophe",
  },
  birthdate: {
    invalid: "Geben Sie Ihr Geburts\u00addatum ein, zum Beispiel 27\u00a03\u00a01994",
    under18: "Sie müssen mindestens 18\u00a0Jahre alt sein",
  },
  date: {
    invalid: "Geben Sie ein Datum ein, das es gibt, zum Beispiel 27 3 2024",
    future: "Geben Sie das heutige oder ein früheres Datum ein",
    past: "Geben Sie das heutige oder ein späteres Datum ein",
    after: "Geben Sie ein früheres Datum ein",
    beforeStart: "Geben Sie den Monat des Einzugs oder einen späteren an",
    endBeforeStart: "Geben Sie das Datum des Beginns oder ein späteres ein",
    noDay: "Es gibt keinen Tag {{typed}}. Geben Sie 1\u00a0bis\u00a031\u00a0ein",
    noMonth: "Es gibt keinen Monat {{typed}}. Geben Sie 1\u00a0bis\u00a012\u00a0ein",
    yearDigits: "Ein Jahr hat vier Ziffern",
    unreadable: "Geben Sie das Datum in Zahlen ein",
  },
  incomes: {
    tooMany: "Sie können höchstens {{max}}\u00a0Einkommen angeben",
  },
  residences: {
    tooMany: "Sie können höchstens {{max}}\u00a0Adressen angeben",
  },
  "rental-details": {
    validations: {
      rent: "Geben Sie eine Miete über {{min}} und unter {{max}} ein",
    },
  },
  warning: {
    free_mail: "Das sieht nach einer privaten Adresse aus. Eine berufliche Adresse prüfen wir schneller.",
    desk_address:
      "Das sieht nach einer gemeinsamen Adresse aus. Die Adresse einer Person prüfen wir schneller.",
  },
  email: {
    format: "Geben Sie eine E-Mail-Adresse wie name@example.com ein",
  },
  address: {
    country: "Wählen Sie ein Land aus",
    building: "Geben Sie die Hausnummer oder den Namen des Gebäudes ein",
    street: "Geben Sie die Straße ein",
    city: "Geben Sie den Ort ein",
    postcode: "Geben Sie die Post\u00adleitzahl ein",
  },
  shareCode: {
    format: "Ein Share-Code hat neun Buchstaben und Ziffern, zum Beispiel R12\u00a034A\u00a0BCD",
    work: "Dieser Code ist für die Arbeit: Er beginnt mit W. Geben Sie einen Code zum Mieten ein",
    status:
      "Dieser Code ist für Ihren Aufenthalts\u00adstatus: Er beginnt mit S. Geben Sie einen Code zum Mieten ein",
    unusual: "Codes zum Mieten beginnen meist mit R. Prüfen Sie Ihren; Sie können trotzdem weitermachen.",
  },
};
