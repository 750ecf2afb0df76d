import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Vous nous avez déjà donné une partie de ces informations",
  lead: "Dans votre dossier pour {{home}}, modifié pour la dernière fois le {{date}}. Décochez ce qui n’est plus exact\u00a0: nous ne copions que ce qui est coché. Vous pourrez le modifier ensuite.",
  homes: {
    title: "Vous nous avez déjà donné des adresses",
    lead: "Dans votre dossier pour {{home}}. Décochez ce qui n’est plus exact\u00a0: nous ne copions que ce qui est coché. Vous pourrez le modifier ensuite.",
  },
  income: {
    title: "Vous nous avez déjà indiqué des revenus",
    lead: "Dans votre dossier pour {{home}}. Nous redemandons les montants et les dates.",
    use: "Reprendre",
    useOf: "Reprendre\u00a0: {{income}}",
  },
  fact: {
    name: "Nom\u00a0: {{value}}",
    birthdate: "Date de naissance\u00a0: {{value}}",
    nationality: "Nationalité\u00a0: {{value}}",
  },
  file: "{{file}}, ajouté le {{date}}",
  fileOfBack: "Verso\u00a0: {{file}}, ajouté le {{date}}",
  copy: "Copier ce qui est coché",
  failed: {
    title: "Cela n’a pas fonctionné.",
    text: "Rien n’a été copié. Veuillez réessayer ou répondre aux questions.",
  },
};
