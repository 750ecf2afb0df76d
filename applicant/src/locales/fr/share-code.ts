import type { Translated } from "@latchkey/words/translated.ts";
import type { shareCode as english } from "../en/share-code.ts";

export const shareCode: Translated<typeof english> = {
  title: "Merci de nous donner un nouveau code de partage (share code)",
  ended:
    "Ces codes sont valables {{days}} jours. Le vôtre a expiré au plus tard le {{date}}, avant que votre droit de louer soit enregistré. Votre demande reste telle quelle.",
  field: "Nouveau code de partage",
  hint: "Neuf lettres et chiffres, par exemple R12 345 678",
  required: "Saisissez votre nouveau code",
  get: "Obtenir un code sur GOV.UK",
  send: "Envoyer le nouveau code",
  other:
    "Vous n’avez pas de code, ou préférez montrer votre droit de louer autrement ? <mail>Écrivez-nous</mail>.",
  thanks: "Merci",
  given: "Nous avons votre nouveau code. Vous n’avez rien d’autre à faire.",
  failedTitle: "Votre code n’a pas été enregistré",
  failed: "Rien n’est perdu. Veuillez réessayer dans une minute.",
};
