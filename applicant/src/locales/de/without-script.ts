import type { Translated } from "@latchkey/words/translated.ts";
import type { withoutScript as english } from "../en/without-script.ts";

export const withoutScript: Translated<typeof english> = {
  sent: "Wenn wir Ihre Adresse kennen, ist ein Link dorthin unterwegs.",
  sentNeeds: "Öffnen Sie ihn in einem Browser mit JavaScript: Die folgenden Seiten brauchen es.",
  failed:
    "Bei uns ist eine Störung aufgetreten. Warten Sie eine Minute und drücken Sie dann noch einmal auf die Schaltfläche. Was Sie gespeichert haben, ist noch da.",
  linkTitle: "Bitte schalten Sie JavaScript ein",
  link: "Ihr Link wurde noch nicht benutzt und funktioniert weiterhin. Schalten Sie JavaScript für diese Seite ein und laden Sie sie neu, oder öffnen Sie den Link in einem anderen Browser.",
};
