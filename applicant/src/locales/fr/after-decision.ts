import { homeCourse } from "@latchkey/words/fr/home-course.ts";
import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Remplie le {{date}}.",
    LAPSED: "Non remplie à temps. Constaté le {{date}}.",
    next: "Cette acceptation n’est plus valable, car les conditions n’ont pas été remplies à temps.",
  },
  home: homeCourse,
  again: {
    label: "Que devons-nous réexaminer\u00a0?",
    hint: "1\u00a0000\u00a0caractères au plus",
    send: "Envoyer ma demande",
    cancel: "Annuler",
    required: "Écrivez ce que nous devons réexaminer",
    tooLong: "1\u00a0000\u00a0caractères au plus. Il y en a {{count}}",
    failedTitle: "Nous n’avons pas pu envoyer votre demande",
    failed: "Votre texte est toujours là. Vérifiez votre connexion, puis appuyez de nouveau.",
    lateTitle: "Il est trop tard",
  },
};
