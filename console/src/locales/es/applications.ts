import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  title: "Solicitudes",
  loading: "Cargando las solicitudes",
  lead: "Primero las más recientes.",
  create: "Nueva solicitud",
  list: "Lista de solicitudes",
  columns: {
    home: "Vivienda",
    people: "Personas",
    agency: "Agencia",
    reference: "Referencia",
    start: "Inicio",
    created: "Creada",
  },
  noReference: "Ninguna",
  pages: "Páginas de la lista",
  shown_one: "1 solicitud en esta página",
  shown_other: "{{count}} solicitudes en esta página",
  empty: {
    title: "Todavía no hay solicitudes",
    text: "Cree la primera: una vivienda y quienes vivirán en ella.",
  },
  keys: {
    create: "Nueva solicitud",
    rows: "Recorrer las solicitudes",
    open: "Abrir la solicitud",
  },
  how: "Las flechas recorren las solicitudes; Intro abre una.",
  guarantorMark: "{{name}}, avalista",
};
