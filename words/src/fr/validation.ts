import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Donnez une réponse",
    please_select_an_option: "Choisissez une option",
    must_accept: "Cochez la case pour continuer",
    unknown: "Vérifiez cette réponse",
    unknown_step: "Vérifiez cette réponse",
    max_length: "C’est trop long. Utilisez {{max}}\u00a0caractères au maximum",
    min_length: "C’est trop court. Utilisez au moins {{min}}\u00a0caractères",
    gt: "Indiquez un nombre supérieur à {{bound}}",
    gte: "Indiquez {{bound}} ou plus",
    lt: "Indiquez un nombre inférieur à {{bound}}",
    lte: "Indiquez {{bound}} ou moins",
    range: "Indiquez un nombre supérieur à {{min}} et inférieur à {{max}}",
    amount: "Indiquez un montant supérieur à {{min}} et inférieur à {{max}}",
    pattern: "Vérifiez ce que vous avez écrit",
    unicode_letters: "Utilisez des lettres, des espaces, des traits d’union, des points et des apostrophes",
    alphanumeric: "Utilisez des lettres, des chiffres et des espaces",
    letters_digits_specials: "Utilisez des lettres, des chiffres et des signes comme . , & / -",
    name_alternative: "Utilisez des lettres, des chiffres, des espaces et les signes & * ( ) - + '",
    postcode: "Indiquez un code postal britannique, par exemple SW1A\u00a01AA",
    zip_code: "Indiquez un code postal de 2 à 10\u00a0lettres et chiffres",
    phone_number: "Indiquez un numéro complet, avec + et l’indicatif du pays s’il n’est pas britannique",
    personalEmailMatch: "C’est votre propre adresse e-mail. Indiquez-en une autre",
  },
  name: {
    length: "Utilisez de {{min}} à {{max}}\u00a0lettres",
    pattern: "Utilisez des lettres, des espaces, des traits d’union, des points et des apostrophes",
  },
  birthdate: {
    invalid: "Indiquez votre date de naissance, par exemple 27\u00a03\u00a01994",
    under18: "Il faut avoir 18\u00a0ans ou plus",
  },
  date: {
    invalid: "Indiquez une date qui existe, par exemple 27 3 2024",
    future: "Indiquez la date d’aujourd’hui ou une date passée",
    past: "Indiquez la date d’aujourd’hui ou une date à venir",
    after: "Indiquez une date plus ancienne",
    beforeStart: "Indiquez le mois d’entrée ou un mois plus tardif",
    endBeforeStart: "Indiquez la date de début ou une date plus tardive",
    noDay: "Le jour {{typed}} n’existe pas. Indiquez un nombre de\u00a01\u00a0à\u00a031",
    noMonth: "Le mois {{typed}} n’existe pas. Indiquez un nombre de\u00a01\u00a0à\u00a012",
    yearDigits: "Une année a quatre chiffres",
    unreadable: "Indiquez la date en chiffres",
  },
  incomes: {
    tooMany: "Vous pouvez indiquer {{max}}\u00a0revenus au plus",
  },
  residences: {
    tooMany: "Vous pouvez indiquer {{max}}\u00a0adresses au plus",
  },
  "rental-details": {
    validations: {
      rent: "Indiquez un loyer supérieur à {{min}} et inférieur à {{max}}",
    },
  },
  warning: {
    free_mail: "Cela ressemble à une adresse privée. Une adresse professionnelle est vérifiée plus vite.",
    desk_address: "Cela ressemble à une adresse partagée. L’adresse d’une personne est vérifiée plus vite.",
  },
  email: {
    format: "Indiquez une adresse e-mail comme nom@example.com",
  },
  address: {
    country: "Choisissez un pays",
    building: "Indiquez le numéro ou le nom du bâtiment",
    street: "Indiquez la rue",
    city: "Indiquez la ville",
    postcode: "Indiquez le code postal",
  },
  shareCode: {
    format: "Un code a neuf lettres et chiffres, par exemple R12\u00a034A\u00a0BCD",
    work: "Ce code sert à travailler\u00a0: il commence par W. Indiquez un code pour louer",
    status:
      "Ce code concerne votre statut d’immigration\u00a0: il commence par S. Indiquez un code pour louer",
    unusual:
      "Les codes pour louer commencent en général par R. Vérifiez le vôtre\u00a0; vous pouvez quand même continuer.",
  },
};
