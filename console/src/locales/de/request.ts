import type { Translated } from "@latchkey/words/translated.ts";
import type { request as english } from "../en/request.ts";

export const request: Translated<typeof english> = {
  title: "Etwas anfordern",
  lead: "Für jede Anfrage erscheint eine Karte. Fordern Sie möglichst alles auf einmal an.",
  section: "Abschnitt",
  about: "Worüber",
  whole: "Der ganze Abschnitt",
  payer: "Wer die Miete zahlt",
  guarantor: "Bürgschaft",
  start: "Beginnt mit dieser Frage",
  end: "Endet nach",
  choose: "Bitte wählen",
  document: "Dokument",
  reasons: "Was fehlt?",
  reasonsHint: "Wählen Sie mindestens einen Grund. Die Person liest diese Worte.",
  note: "Ihre Notiz",
  optional: "(freiwillig)",
  noteHint: "Kurz und freundlich. Schreiben Sie genau, was helfen würde.",
  length: "{{length}} von {{max}} Zeichen",
  add: "Noch eine Anfrage hinzufügen",
  send_one: "Anfrage senden",
  send_other: "{{count}} Anfragen senden",
  sent_one: "Die Anfrage ist gesendet.",
  sent_other: "Die Anfragen sind gesendet.",
  refused:
    "Der Fall gehört Ihnen nicht mehr oder ist schon zurückgegangen. Gesendet wurde nichts; was Sie geschrieben haben, steht noch hier.",
  mayBeSent:
    "Was Sie vorher gesendet haben, ist vielleicht angekommen. Sehen Sie zuerst im Fall nach; was Sie geschrieben haben, steht noch hier.",
  email: "{{name}} bekommt eine E-Mail auf {{language}}",
  emailPlain: "Die Person bekommt eine E-Mail auf {{language}}",
  rest: "Die anderen Abschnitte bleiben geschlossen.",
  preview: {
    title: "Was {{name}} sehen wird",
    titlePlain: "Was die Person sehen wird",
    in: "Auf {{language}} zeigen",
    empty: "Wählen Sie, wo es beginnt, dann erscheint es hier.",
    failed: "Die Vorschau ließ sich nicht laden. Senden können Sie trotzdem.",
  },
  closed: {
    notYours: {
      title: "Sie arbeiten nicht an diesem Fall",
      text: "Nehmen Sie zuerst den Fall. Dann können Sie etwas anfordern.",
    },
    lost: {
      title: "Jemand anderes hat diesen Fall jetzt",
      text: "Was Sie geschrieben haben, steht noch hier, aber senden können Sie es nicht.",
    },
    nothing: {
      title: "Es gibt nichts anzufordern",
      text: "In diesem Fall lässt sich nichts noch einmal anfordern.",
    },
  },
  request: {
    title: "Anfrage {{number}}",
    remove: "Anfrage {{number}} entfernen",
    validations: {
      reasons: "Wählen Sie mindestens einen Grund",
      noteForOther: "Schreiben Sie eine Notiz: Der Grund sagt, dass darin steht, was fehlt",
      none: "Fügen Sie eine Anfrage hinzu",
      tooMany: "Höchstens {{max}} Anfragen auf einmal",
    },
  },
};
