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
  },
  name: {
    length: "Use de {{min}} a {{max}}\u00a0letras",
    pattern: "Use letras, espacios, guiones, puntos y apóstrofos",
  },
  birthdate: {
    invalid: "Escriba una fecha que exista, como 27 3 1994",
    under18: "Debe tener 18\u00a0años o más",
  },
  email: {
    format: "Escriba un correo electrónico como nombre@example.com",
  },
};
