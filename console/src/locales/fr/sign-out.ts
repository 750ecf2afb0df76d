import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "Un autre onglet contient du texte non enregistré",
  text: "Allez dans cet onglet et enregistrez-le. Si vous vous déconnectez maintenant, il sera perdu.",
  anyway: "Me déconnecter quand même",
  stay: "Rester dans la session",
};
