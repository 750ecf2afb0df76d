import type { Translated } from "@latchkey/words/translated.ts";
import type { addresses as english } from "../en/addresses.ts";

export const addresses: Translated<typeof english> = {
  country: {
    label: "Pays",
    placeholder: "Choisissez un pays",
    nothing: "Aucun pays ne commence par «\u00a0{{typed}}\u00a0»",
  },
  search: {
    label: "Adresse ou code postal",
    list: "Adresses",
    searching: "Recherche en cours",
    found: "Résultats\u00a0: {{number}}. Choisissez avec les touches fléchées.",
    count: "{{number}} adresses",
    back: "Retour à tous les résultats",
    more: "Il y en a d’autres. Indiquez aussi le numéro ou une plus grande partie de l’adresse.",
    nothing:
      "Nous n’avons trouvé aucune adresse de ce type. Vérifiez l’orthographe ou saisissez-la vous-même.",
    failed: "La recherche d’adresses ne fonctionne pas pour le moment. Saisissez l’adresse vous-même.",
    required: "Recherchez l’adresse ou saisissez-la vous-même",
    byHand: "Saisir l’adresse soi-même",
    instead: "Rechercher plutôt l’adresse",
  },
  parts: {
    building: "Numéro ou nom du bâtiment",
    flat: "Appartement",
    street: "Rue",
    city: "Ville",
    postalCode: "Code postal",
  },
};
