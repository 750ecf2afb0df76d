import type { Translated } from "@latchkey/words/translated.ts";
import type { shareCode as english } from "../en/share-code.ts";

export const shareCode: Translated<typeof english> = {
  title: "Denos un nuevo código para compartir (share code)",
  ended:
    "Estos códigos valen {{days}} días. El suyo caducó a más tardar el {{date}}, antes de que constara su derecho a alquilar. Su solicitud sigue como está.",
  field: "Nuevo código para compartir",
  hint: "Nueve letras y números, por ejemplo R12 345 678",
  required: "Introduzca su nuevo código",
  get: "Obtener un código en GOV.UK",
  send: "Enviar el código nuevo",
  other:
    "¿No tiene código o prefiere demostrar su derecho a alquilar de otra manera? <mail>Escríbanos</mail>.",
  thanks: "Gracias",
  given: "Tenemos su nuevo código. No tiene que hacer nada más.",
  failedTitle: "Su código no se ha guardado",
  failed: "No se ha perdido nada. Inténtelo de nuevo dentro de un minuto.",
};
