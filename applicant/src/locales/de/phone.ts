import type { Translated } from "@latchkey/words/translated.ts";
import type { phone as english } from "../en/phone.ts";

export const phone: Translated<typeof english> = {
  looking: { title: "Einen Moment", text: "Die Seite wird geöffnet." },
  offer: {
    photo: "Machen Sie ein Foto Ihres Gesichts",
    text: "Fügen Sie es mit diesem Telefon hinzu: Die Datei kommt direkt auf die Seite an Ihrem Computer.",
    warning:
      "Fahren Sie nur fort, wenn Sie diese Seite selbst geöffnet haben. Niemand sonst sollte Ihnen einen solchen Code schicken.",
    open: "Auf diesem Telefon fortfahren",
  },
  step: {
    subtitle: "Fügen Sie es hier hinzu. Danach geht es an Ihrem Computer weiter.",
    done: "Fertig",
    arrived_one: "Ihre Datei ist auf Ihrem Computer angekommen",
    arrived_other: "{{count}} Dateien sind auf Ihrem Computer angekommen",
    goBack: "Dort können Sie fortfahren.",
    goBackOrMore: "Dort können Sie fortfahren oder hier noch eine Datei hinzufügen.",
    notArrived: "Die Datei ist noch nicht auf Ihrem Computer",
  },
  done: {
    title: "Sie können diese Seite schließen",
    text: "Fahren Sie an Ihrem Computer fort. Dieses Telefon ist nicht mehr mit ihm verbunden.",
  },
  over: {
    title: "Dieser Code gilt nicht mehr",
    text: "Ein Code gilt einmal, zehn Minuten lang, solange die Seite an Ihrem Computer offen ist. Lassen Sie sich dort einen neuen anzeigen.",
  },
  failed: {
    title: "Der Server ist nicht erreichbar",
    text: "Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    tryAgain: "Noch einmal versuchen",
  },
};
