import type { homeCourse as english } from "../en/home-course.ts";
import type { Translated } from "../translated.ts";

export const homeCourse: Translated<typeof english> = {
  OPEN: "Il n’est pas encore décidé comment se poursuit la location de ce logement. D’ici là, votre acceptation est provisoire et il n’y a pas encore de contrat de location.",
  REPLACE: "Une autre personne doit emménager avec vous. Elle doit être acceptée elle aussi.",
  CHANGE_SHARES:
    "Le loyer doit être réparti à nouveau, votre part peut donc augmenter. L’agence ou le propriétaire vous indique le montant.",
  END: "La location de ce logement n’aura pas lieu. Votre acceptation ne valait que pour ce logement et ne vaut pour aucun autre. Il n’y a rien d’autre à faire.",
};
