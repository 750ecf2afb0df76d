import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "Un autre onglet contient des réponses non enregistrées",
  text: "Allez dans cet onglet et appuyez sur «\u00a0Continuer\u00a0» pour les enregistrer. Si vous vous déconnectez maintenant, elles seront perdues.",
  anyway: "Me déconnecter quand même",
  stay: "Rester connecté",
  everywhereTitle: "Vous déconnecter partout\u00a0?",
  everywhereText:
    "Votre session prendra fin dans tous les navigateurs et sur tous les appareils, ici aussi. Ce qui n’est pas enregistré sera perdu.",
  everywhere: "Me déconnecter partout",
};
