import type { Translated } from "@latchkey/words/translated.ts";
import type { signOut as english } from "../en/sign-out.ts";

export const signOut: Translated<typeof english> = {
  title: "In einem anderen Tab sind Antworten noch nicht gespeichert",
  text: "Gehen Sie zu diesem Tab und drücken Sie auf „Weiter“, um sie zu speichern. Wenn Sie sich jetzt abmelden, gehen sie verloren.",
  anyway: "Trotzdem abmelden",
  stay: "Angemeldet bleiben",
  everywhereTitle: "Überall abmelden?",
  everywhereText:
    "Damit endet Ihre Sitzung in jedem Browser und auf jedem Gerät, auch hier. Was nicht gespeichert ist, geht verloren.",
  everywhere: "Überall abmelden",
};
