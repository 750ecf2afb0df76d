import type { Translated } from "@latchkey/words/translated.ts";
import type { applications as english } from "../en/applications.ts";

export const applications: Translated<typeof english> = {
  title: "Demandes",
  loading: "Chargement des demandes",
  lead: "Les plus récentes d’abord.",
  create: "Nouvelle demande",
  list: "Liste des demandes",
  columns: {
    home: "Logement",
    people: "Personnes",
    agency: "Agence",
    reference: "Référence",
    start: "Début",
    created: "Créée",
  },
  noReference: "Aucune",
  pages: "Pages de la liste",
  shown_one: "1 demande sur cette page",
  shown_other: "{{count}} demandes sur cette page",
  empty: {
    title: "Aucune demande pour l’instant",
    text: "Créez la première\u00a0: un logement et toutes les personnes qui y vivront.",
  },
  keys: {
    create: "Nouvelle demande",
    rows: "Parcourir les demandes",
    open: "Ouvrir la demande",
  },
  how: "Les flèches parcourent les demandes, Entrée en ouvre une.",
  guarantorMark: "{{name}}, garant",
};
