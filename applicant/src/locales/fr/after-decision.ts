import type { Translated } from "@latchkey/words/translated.ts";
import type { afterDecision as english } from "../en/after-decision.ts";

export const afterDecision: Translated<typeof english> = {
  conditions: {
    MET: "Remplie le {{date}}.",
    LAPSED: "Non remplie à temps. Constaté le {{date}}.",
    next: "Cette acceptation n’est plus valable, car les conditions n’ont pas été remplies à temps.",
  },
  home: {
    OPEN: "Il n’est pas encore décidé comment se poursuit la location de ce logement. D’ici là, votre acceptation est provisoire et il n’y a pas encore de contrat de location.",
    REPLACE:
      "Une autre personne doit emménager avec vous. Quand elle sera acceptée aussi, cette page l’indiquera.",
    CHANGE_SHARES:
      "Le loyer est réparti à nouveau, votre part peut donc augmenter. L’agence ou le propriétaire vous indique le montant.",
    END: "La location de ce logement n’aura pas lieu. Votre acceptation ne valait que pour ce logement et ne vaut pour aucun autre. Il n’y a rien d’autre à faire.",
  },
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
