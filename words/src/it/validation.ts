import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Inserisca una risposta",
    please_select_an_option: "Scelga un’opzione",
    must_accept: "Selezioni la casella per continuare",
    unknown: "Controlli questa risposta",
    unknown_step: "Controlli questa risposta",
    max_length: "È troppo lungo. Usi al massimo {{max}}\u00a0caratteri",
    min_length: "È troppo corto. Usi almeno {{min}}\u00a0caratteri",
    gt: "Inserisca un numero maggiore di {{bound}}",
    gte: "Inserisca {{bound}} o più",
    lt: "Inserisca un numero minore di {{bound}}",
    lte: "Inserisca {{bound}} o meno",
    range: "Inserisca un numero maggiore di {{min}} e minore di {{max}}",
    amount: "Inserisca un importo superiore a {{min}} e inferiore a {{max}}",
    pattern: "Controlli ciò che ha scritto",
    unicode_letters: "Usi lettere, spazi, trattini, punti e apostrofi",
    alphanumeric: "Usi lettere, numeri e spazi",
    letters_digits_specials: "Usi lettere, numeri e segni come . , & / -",
    name_alternative: "Usi lettere, numeri, spazi e i segni & * ( ) - + '",
    postcode: "Inserisca un codice postale britannico, come SW1A\u00a01AA",
    zip_code: "Inserisca un codice postale da 2 a 10\u00a0lettere e numeri",
    phone_number: "Inserisca un numero completo, con + e il prefisso del Paese se non è britannico",
    personalEmailMatch: "Questo è il Suo indirizzo e-mail. Ne inserisca un altro",
  },
  name: {
    length: "Usi da {{min}} a {{max}}\u00a0lettere",
    pattern: "Usi lettere, spazi, trattini, punti e apostrofi",
  },
  birthdate: {
    invalid: "Inserisca la Sua data di nascita, come 27\u00a03\u00a01994",
    under18: "Deve avere almeno 18\u00a0anni",
  },
  date: {
    invalid: "Inserisca una data che esiste, come 27 3 2024",
    future: "Inserisca la data di oggi o una precedente",
    past: "Inserisca la data di oggi o una successiva",
    after: "Inserisca una data precedente",
    beforeStart: "Indichi il mese d’ingresso o uno successivo",
    endBeforeStart: "Inserisca la data di inizio o una successiva",
    noDay: "Il giorno {{typed}} non esiste. Inserisca un numero da\u00a01\u00a0a\u00a031",
    noMonth: "Il mese {{typed}} non esiste. Inserisca un numero da\u00a01\u00a0a\u00a012",
    yearDigits: "Un anno ha quattro cifre",
    unreadable: "Inserisca la data in numeri",
  },
  incomes: {
    tooMany: "Può indicare al massimo {{max}}\u00a0redditi",
  },
  residences: {
    tooMany: "Può indicare al massimo {{max}}\u00a0indirizzi",
  },
  "rental-details": {
    validations: {
      rent: "Inserisca un affitto superiore a {{min}} e inferiore a {{max}}",
    },
  },
  warning: {
    free_mail: "Sembra un indirizzo privato. Un indirizzo di lavoro si controlla prima.",
    desk_address: "Sembra un indirizzo condiviso. L’indirizzo di una persona si controlla prima.",
  },
  email: {
    format: "Inserisca un indirizzo e-mail come nome@example.com",
  },
  address: {
    country: "Scelga un Paese",
    building: "Inserisca il numero o il nome dell’edificio",
    street: "Inserisca la via",
    city: "Inserisca la città",
    postcode: "Inserisca il codice postale",
  },
  shareCode: {
    format: "Un codice ha nove lettere e numeri, per esempio R12\u00a034A\u00a0BCD",
    work: "Questo codice serve per lavorare: inizia con W. Inserisca un codice per prendere in affitto una casa",
    status:
      "Questo codice riguarda il Suo status di immigrazione: inizia con S. Inserisca un codice per prendere in affitto una casa",
    unusual:
      "I codici per prendere in affitto una casa di solito iniziano con R. Controlli il Suo; può comunque continuare.",
  },
};
