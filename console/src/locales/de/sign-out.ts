import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "In einem anderen Tab ist Text noch nicht gespeichert",
  text: "Gehen Sie zu diesem Tab und speichern Sie ihn. Wenn Sie sich jetzt abmelden, geht er verloren.",
  anyway: "Trotzdem abmelden",
  stay: "Angemeldet bleiben",
};
