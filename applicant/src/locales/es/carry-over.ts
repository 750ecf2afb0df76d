import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Ya nos ha dado parte de estos datos",
  lead: "De su solicitud para {{home}}, modificada por última vez el {{date}}. Desmarque lo que ya no sea correcto: solo copiaremos lo que esté marcado. Después podrá cambiarlo.",
  homes: {
    title: "Ya nos ha dado direcciones",
    lead: "De su solicitud para {{home}}. Desmarque lo que ya no sea correcto: solo copiaremos lo que esté marcado. Después podrá cambiarlo.",
  },
  income: {
    title: "Ya nos ha indicado ingresos antes",
    lead: "De su solicitud para {{home}}. Volveremos a preguntar los importes y las fechas.",
    use: "Usar estos",
    useOf: "Usar: {{income}}",
  },
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
