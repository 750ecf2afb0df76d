import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Indique uma resposta",
    please_select_an_option: "Escolha uma opção",
    must_accept: "Assinale a caixa para continuar",
    unknown: "Reveja esta resposta",
    unknown_step: "Reveja esta resposta",
    max_length: "É demasiado longo. Use no máximo {{max}}\u00a0caracteres",
    min_length: "É demasiado curto. Use pelo menos {{min}}\u00a0caracteres",
    gt: "Indique um número acima de {{bound}}",
    gte: "Indique {{bound}} ou mais",
    lt: "Indique um número abaixo de {{bound}}",
    lte: "Indique {{bound}} ou menos",
    range: "Indique um número acima de {{min}} e abaixo de {{max}}",
    amount: "Indique um valor superior a {{min}} e inferior a {{max}}",
    pattern: "Reveja o que escreveu",
    unicode_letters: "Use letras, espaços, hífenes, pontos e apóstrofos",
    alphanumeric: "Use letras, números e espaços",
    letters_digits_specials: "Use letras, números e sinais como . , & / -",
    name_alternative: "Use letras, números, espaços e os sinais & * ( ) - + '",
    postcode: "Indique um código postal do Reino Unido, como SW1A\u00a01AA",
    zip_code: "Indique um código postal de 2 a 10\u00a0letras e números",
    phone_number: "Indique um número completo, com + e o indicativo do país se não for britânico",
    personalEmailMatch: "Este é o seu próprio endereço de e-mail. Indique outro",
  },
  name: {
    length: "Use de {{min}} a {{max}}\u00a0letras",
    pattern: "Use letras, espaços, hífenes, pontos e apóstrofos",
  },
  birthdate: {
    invalid: "Indique a sua data de nascimento, como 27\u00a03\u00a01994",
    under18: "Precisa de ter 18\u00a0anos ou mais",
  },
  date: {
    invalid: "Indique uma data que exista, como 27 3 2024",
    future: "Indique a data de hoje ou uma anterior",
    past: "Indique a data de hoje ou uma posterior",
    after: "Indique uma data anterior",
    beforeStart: "Indique o mês de entrada ou um posterior",
    endBeforeStart: "Indique a data de início ou uma posterior",
    noDay: "O dia {{typed}} não existe. Indique um número de\u00a01\u00a0a\u00a031",
    noMonth: "O mês {{typed}} não existe. Indique um número de\u00a01\u00a0a\u00a012",
    yearDigits: "Um ano tem quatro algarismos",
    unreadable: "Indique a data em números",
  },
  incomes: {
    tooMany: "Pode indicar no máximo {{max}}\u00a0rendimentos",
  },
  residences: {
    tooMany: "Pode indicar no máximo {{max}}\u00a0moradas",
  },
  "rental-details": {
    validations: {
      rent: "Indique uma renda superior a {{min}} e inferior a {{max}}",
    },
  },
  warning: {
    free_mail: "Parece um endereço pessoal. Um endereço de trabalho é verificado mais depressa.",
    desk_address: "Parece um endereço partilhado. O endereço de uma pessoa é verificado mais depressa.",
  },
  email: {
    format: "Indique um endereço de e-mail como nome@example.com",
  },
  address: {
    country: "Escolha um país",
    building: "Indique o número ou o nome do edifício",
    street: "Indique a rua",
    city: "Indique a localidade",
    postcode: "Indique o código postal",
  },
  shareCode: {
    format: "Um código tem nove letras e números, por exemplo R12\u00a034A\u00a0BCD",
    work: "Este código é para trabalhar: começa por W. Indique um código para arrendar",
    status: "Este código é para o seu estatuto de imigração: começa por S. Indique um código para arrendar",
    unusual: "Os códigos para arrendar costumam começar por R. Confirme o seu; pode continuar mesmo assim.",
  },
};
