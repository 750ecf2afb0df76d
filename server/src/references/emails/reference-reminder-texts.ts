import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../../platform/mail/email.ts";

interface ReferenceReminderTexts {
  readonly subject: (firstName: string) => string;
  readonly title: string;
  readonly lastTitle: string;
  readonly asked: (day: string, tenant: string, home: string) => Text;
  readonly decline: string;
  readonly last: string;
  readonly next: (count: { readonly number: number; readonly of: number }, day: string) => string;
}

export const referenceReminderTexts: Readonly<Record<Language, ReferenceReminderTexts>> = {
  en: {
    subject: (firstName) => `Reminder: two minutes about ${firstName}`,
    title: "A short reminder",
    lastTitle: "A last reminder",
    asked: (day, tenant, home) => [
      `On ${day} we asked you five questions about `,
      strong(tenant),
      `, ${home}. The application is waiting for your answer.`,
    ],
    decline:
      "You do not want to answer, or this is not your tenant? Say so on the same page, and we stop writing.",
    last: "This is the last reminder. We will not write again.",
    next: ({ number, of }, day) => `This is reminder ${number} of ${of}. The next one comes on ${day}.`,
  },
  de: {
    subject: (firstName) => `Erinnerung: zwei Minuten zu ${firstName}`,
    title: "Eine kurze Erinnerung",
    lastTitle: "Eine letzte Erinnerung",
    asked: (day, tenant, home) => [
      `am ${day} haben wir Ihnen fünf Fragen zu `,
      strong(tenant),
      `, ${home}, gestellt. Die Bewerbung wartet auf Ihre Antwort.`,
    ],
    decline:
      "Sie möchten nicht antworten oder kennen dieses Mietverhältnis nicht? Sagen Sie es auf derselben Seite, und wir schreiben nicht mehr.",
    last: "Das ist die letzte Erinnerung. Wir schreiben Ihnen nicht noch einmal.",
    next: ({ number, of }, day) => `Das ist Erinnerung ${number} von ${of}. Die nächste kommt am ${day}.`,
  },
  es: {
    subject: (firstName) => `Recordatorio: dos minutos sobre ${firstName}`,
    title: "Un breve recordatorio",
    lastTitle: "Un último recordatorio",
    asked: (day, tenant, home) => [
      `El ${day} le hicimos cinco preguntas sobre `,
      strong(tenant),
      `, ${home}. La solicitud espera su respuesta.`,
    ],
    decline:
      "¿No quiere responder o no conoce este alquiler? Dígalo en la misma página y no volveremos a escribirle.",
    last: "Este es el último recordatorio. No volveremos a escribirle.",
    next: ({ number, of }, day) =>
      `Este es el recordatorio ${number} de ${of}. El siguiente llegará el ${day}.`,
  },
  fr: {
    subject: (firstName) => `Rappel\u00a0: deux minutes à propos de ${firstName}`,
    title: "Un petit rappel",
    lastTitle: "Un dernier rappel",
    asked: (day, tenant, home) => [
      `Le ${day}, nous vous avons posé cinq questions à propos de `,
      strong(tenant),
      `, ${home}. La demande attend votre réponse.`,
    ],
    decline:
      "Vous ne souhaitez pas répondre, ou cette location ne vous concerne pas\u00a0? Dites-le sur la même page, et nous ne vous écrivons plus.",
    last: "C’est le dernier rappel. Nous ne vous écrirons plus.",
    next: ({ number, of }, day) => `C’est le rappel ${number} sur ${of}. Le prochain arrivera le ${day}.`,
  },
  it: {
    subject: (firstName) => `Promemoria: due minuti su ${firstName}`,
    title: "Un breve promemoria",
    lastTitle: "Un ultimo promemoria",
    asked: (day, tenant, home) => [
      `in data ${day} Le abbiamo posto cinque domande su `,
      strong(tenant),
      `, ${home}. La richiesta attende la Sua risposta.`,
    ],
    decline:
      "Non vuole rispondere o non conosce questa locazione? Lo dica nella stessa pagina e non scriveremo più.",
    last: "Questo è l’ultimo promemoria. Non Le scriveremo più.",
    next: ({ number, of }, day) =>
      `Questo è il promemoria ${number} di ${of}. Il prossimo arriverà in data ${day}.`,
  },
  pt: {
    subject: (firstName) => `Lembrete: dois minutos sobre ${firstName}`,
    title: "Um breve lembrete",
    lastTitle: "Um último lembrete",
    asked: (day, tenant, home) => [
      `Em ${day} fizemos-lhe cinco perguntas sobre `,
      strong(tenant),
      `, ${home}. A candidatura aguarda a sua resposta.`,
    ],
    decline:
      "Não quer responder ou não conhece este arrendamento? Diga-o na mesma página e deixamos de escrever.",
    last: "Este é o último lembrete. Não voltaremos a escrever.",
    next: ({ number, of }, day) => `Este é o lembrete ${number} de ${of}. O próximo chega em ${day}.`,
  },
};
