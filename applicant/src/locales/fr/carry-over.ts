import type { Translated } from "@latchkey/words/translated.ts";
import type { carryOver as english } from "../en/carry-over.ts";

export const carryOver: Translated<typeof english> = {
  title: "Vous nous en avez déjà dit une partie",
  lead: "Pour {{home}}, modifié le {{date}}. Laissez coché ce qui est encore exact et nous le copierons. Vous pourrez le modifier ensuite.",
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
