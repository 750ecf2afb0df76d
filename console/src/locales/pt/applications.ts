import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  title: "Candidaturas",
  loading: "A carregar as candidaturas",
  lead: "As mais recentes primeiro.",
  create: "Nova candidatura",
  list: "Lista de candidaturas",
  columns: {
    home: "Casa",
    people: "Pessoas",
    agency: "Agência",
    reference: "Referência",
    start: "Início",
    created: "Criada",
  },
  noReference: "Nenhuma",
  pages: "Páginas da lista",
  shown_one: "1 candidatura nesta página",
  shown_other: "{{count}} candidaturas nesta página",
  empty: {
    title: "Ainda não há candidaturas",
    text: "Crie a primeira: uma casa e todos os que lá vão viver.",
  },
  keys: {
    create: "Nova candidatura",
    rows: "Percorrer as candidaturas",
    open: "Abrir a candidatura",
  },
  how: "As setas percorrem as candidaturas, Enter abre uma.",
  guarantorMark: "{{name}}, fiador",
};
