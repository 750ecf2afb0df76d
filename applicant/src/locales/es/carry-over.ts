import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Ya nos dijo una parte",
  lead: "Para {{home}}, modificado por última vez el {{date}}. Deje marcado lo que siga siendo válido y lo copiaremos. Después podrá cambiarlo.",
  fact: {
    name: "Nombre: {{value}}",
    birthdate: "Fecha de nacimiento: {{value}}",
    nationality: "Nacionalidad: {{value}}",
  },
  file: "{{file}}, añadido el {{date}}",
  fileOfBack: "Reverso: {{file}}, añadido el {{date}}",
  copy: "Copiar lo marcado",
  failed: {
    title: "No ha funcionado.",
    text: "No se ha copiado nada. Inténtelo de nuevo o responda a las preguntas.",
  },
};
