import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

interface GuarantorDecisionTexts {
  readonly subject: (home: string) => string;
  readonly accepted: string;
  readonly declined: string;
  readonly decidedYes: (home: string) => Text;
  readonly decidedNo: (home: string) => Text;
}

export const guarantorDecisionTexts: Readonly<Record<Language, GuarantorDecisionTexts>> = {
  en: {
    subject: (home) => `Your guarantee for ${home}`,
    accepted: "You are accepted as guarantor",
    declined: "We cannot accept you as guarantor",
    decidedYes: (home) => [
      "We looked at everything you sent for ",
      strong(home),
      " and accept your guarantee.",
    ],
    decidedNo: (home) => [
      "We looked at everything you sent for ",
      strong(home),
      ". Two people decided: we cannot accept your guarantee.",
    ],
  },
  de: {
    subject: (home) => `Ihre Bürgschaft für ${home}`,
    accepted: "Ihre Bürgschaft ist angenommen",
    declined: "Wir können Ihre Bürgschaft nicht annehmen",
    decidedYes: (home) => [
      "wir haben alles angesehen, was Sie für ",
      strong(home),
      " geschickt haben, und nehmen Ihre Bürgschaft an.",
    ],
    decidedNo: (home) => [
      "wir haben alles angesehen, was Sie für ",
      strong(home),
      " geschickt haben. Zwei Menschen haben entschieden: Wir können Ihre Bürgschaft nicht annehmen.",
    ],
  },
  es: {
    subject: (home) => `Su aval para ${home}`,
    accepted: "Su aval está aceptado",
    declined: "No podemos aceptar su aval",
    decidedYes: (home) => ["Hemos revisado todo lo que envió para ", strong(home), " y aceptamos su aval."],
    decidedNo: (home) => [
      "Hemos revisado todo lo que envió para ",
      strong(home),
      ". Dos personas han decidido: no podemos aceptar su aval.",
    ],
  },
  fr: {
    subject: (home) => `Votre garantie pour ${home}`,
    accepted: "Votre garantie est acceptée",
    declined: "Nous ne pouvons pas accepter votre garantie",
    decidedYes: (home) => [
      "Nous avons examiné tout ce que vous avez envoyé pour ",
      strong(home),
      " et acceptons votre garantie.",
    ],
    decidedNo: (home) => [
      "Nous avons examiné tout ce que vous avez envoyé pour ",
      strong(home),
      ". Deux personnes ont décidé : nous ne pouvons pas accepter votre garantie.",
    ],
  },
  it: {
    subject: (home) => `La Sua garanzia per ${home}`,
    accepted: "La Sua garanzia è accettata",
    declined: "Non possiamo accettare la Sua garanzia",
    decidedYes: (home) => [
      "abbiamo esaminato tutto ciò che ha inviato per ",
      strong(home),
      " e accettiamo la Sua garanzia.",
    ],
    decidedNo: (home) => [
      "abbiamo esaminato tutto ciò che ha inviato per ",
      strong(home),
      ". Hanno deciso due persone: non possiamo accettare la Sua garanzia.",
    ],
  },
  pt: {
    subject: (home) => `A sua fiança para ${home}`,
    accepted: "A sua fiança foi aceite",
    declined: "Não podemos aceitar a sua fiança",
    decidedYes: (home) => ["Analisámos tudo o que enviou para ", strong(home), " e aceitamos a sua fiança."],
    decidedNo: (home) => [
      "Analisámos tudo o que enviou para ",
      strong(home),
      ". Duas pessoas decidiram: não podemos aceitar a sua fiança.",
    ],
  },
};
