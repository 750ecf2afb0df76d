import type { Translated } from "@latchkey/words/translated.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  country: {
    label: "País",
    placeholder: "Elija un país",
    nothing: "Ningún país empieza por «{{typed}}»",
  },
  search: {
    label: "Dirección o código postal",
    list: "Direcciones",
    searching: "Buscando",
    found: "Resultados: {{number}}. Elija con las teclas de flecha.",
    count: "{{number}} direcciones",
    back: "Volver a todos los resultados",
    more: "Hay más. Escriba también el número o más datos de la dirección.",
    nothing: "No hemos encontrado ninguna dirección así. Revise la ortografía o escríbala a mano.",
    failed: "La búsqueda de direcciones no funciona en este momento. Escriba la dirección a mano.",
    required: "Busque la dirección o escríbala a mano",
    byHand: "Escribir la dirección a mano",
    instead: "Buscar la dirección",
  },
  parts: {
    building: "Número o nombre del edificio",
    flat: "Piso",
    street: "Calle",
    city: "Localidad",
    postalCode: "Código postal",
  },
};
