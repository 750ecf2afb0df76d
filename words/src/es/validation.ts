import type { validation as english } from "../en/validation.ts";
import type { Translated } from "../translated.ts";

export const validation: Translated<typeof english> = {
  text: {
    required: "Escriba una respuesta",
    please_select_an_option: "Elija una opción",
    must_accept: "Marque la casilla para continuar",
    unknown: "Revise esta respuesta",
    unknown_step: "Revise esta respuesta",
    max_length: "Es demasiado largo. Use {{max}}\u00a0caracteres como máximo",
    min_length: "Es demasiado corto. Use {{min}}\u00a0caracteres como mínimo",
    gt: "Escriba un número mayor que {{bound}}",
    gte: "Escriba {{bound}} o más",
    lt: "Escriba un número menor que {{bound}}",
    lte: "Escriba {{bound}} o menos",
    range: "Escriba un número mayor que {{min}} y menor que {{max}}",
    amount: "Escriba un importe superior a {{min}} e inferior a {{max}}",
    pattern: "Revise lo que ha escrito",
    unicode_letters: "Use letras, espacios, guiones, puntos y apóstrofos",
    alphanumeric: "Use letras, números y espacios",
    letters_digits_specials: "Use letras, números y signos como . , & / -",
    name_alternative: "Use letras, números, espacios y los signos & * ( ) - + '",
    postcode: "Escriba un código postal del Reino Unido, como SW1A\u00a01AA",
    zip_code: "Escriba un código postal de 2 a 10\u00a0letras y números",
    phone_number: "Escriba un número completo, con + y el prefijo del país si no es británico",
    personalEmailMatch: "Este es su propio correo electrónico. Escriba otro",
  },
  name: {
    length: "Use de {{min}} a {{max}}\u00a0letras",
    pattern: "Use letras, espacios, guiones, puntos y apóstrofos",
  },
  birthdate: {
    invalid: "Escriba su fecha de nacimiento, como 27\u00a03\u00a01994",
    under18: "Debe tener 18\u00a0años o más",
  },
  date: {
    invalid: "Escriba una fecha que exista, como 27 3 2024",
    future: "Escriba la fecha de hoy o una anterior",
    past: "Escriba la fecha de hoy o una posterior",
    after: "Escriba una fecha anterior",
    beforeStart: "Indique el mes de entrada o uno posterior",
    endBeforeStart: "Escriba la fecha de inicio o una posterior",
    noDay: "El día {{typed}} no existe. Escriba un número del\u00a01\u00a0al\u00a031",
    noMonth: "El mes {{typed}} no existe. Escriba un número del\u00a01\u00a0al\u00a012",
    yearDigits: "Un año tiene cuatro cifras",
    unreadable: "Escriba la fecha en números",
  },
  incomes: {
    tooMany: "Puede indicar {{max}}\u00a0ingresos como máximo",
  },
  residences: {
    tooMany: "Puede indicar {{max}}\u00a0direcciones como máximo",
  },
  "rental-details": {
    validations: {
      rent: "Escriba un alquiler superior a {{min}} e inferior a {{max}}",
    },
  },
  warning: {
    free_mail: "Parece una dirección privada. Una dirección del trabajo se comprueba antes.",
    desk_address: "Parece una dirección compartida. La dirección de una persona se comprueba antes.",
  },
  email: {
    format: "Escriba un correo electrónico como nombre@example.com",
  },
  address: {
    country: "Elija un país",
    building: "Escriba el número o el nombre del edificio",
    street: "Escriba la calle",
    city: "Escriba la localidad",
    postcode: "Escriba el código postal",
  },
  shareCode: {
    format: "Un código tiene nueve letras y números, por ejemplo R12\u00a034A\u00a0BCD",
    work: "Este código es para trabajar: empieza por W. Escriba un código para alquilar",
    status: "Este código es para su estatus migratorio: empieza por S. Escriba un código para alquilar",
    unusual:
      "Los códigos para alquilar suelen empezar por R. Compruebe el suyo; puede continuar de todos modos.",
  },
};
