import type { Outcome } from "@latchkey/domain/parties/status.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

export type ToldOutcome = Outcome | "accepted_with_conditions";

type Next = "accepted" | "conditions" | "declined";

interface DecisionTexts {
  readonly subject: (home: string) => string;
  readonly preheader: string;
  readonly title: Readonly<Record<ToldOutcome, string>>;
  readonly greeting: (firstName: string) => string;
  readonly decided: Readonly<Record<ToldOutcome, (home: string) => Text>>;
  readonly next: Readonly<Record<Next, string>>;
  readonly button: string;
  readonly contest: (until: string) => string;
  readonly oneHome: string;
  readonly rules: (provider: string, version: number, day: string) => string;
}

/**
 * The subject is the same for every outcome, because it shows on a locked screen; reasons and amounts are on
 * the page.
 */
export const decisionTexts: Readonly<Record<Language, DecisionTexts>> = {
  en: {
    subject: (home) => `Your application for ${home}`,
    preheader: "What we decided, and what you can do.",
    title: {
      accepted: "Your application is accepted",
      accepted_with_guarantor: "Accepted, with your guarantor",
      accepted_with_conditions: "Accepted, with conditions",
      declined: "We cannot offer you this home",
    },
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    decided: {
      accepted: (home) => [
        "We looked at everything you sent for ",
        strong(home),
        " and accept your application.",
      ],
      accepted_with_guarantor: (home) => [
        "We accept your application for ",
        strong(home),
        ". Your guarantor stands for your share of the rent.",
      ],
      accepted_with_conditions: (home) => [
        "We accept your application for ",
        strong(home),
        ". Something still has to happen before you get the keys.",
      ],
      declined: (home) => [
        "We looked at everything you sent for ",
        strong(home),
        ". Two people decided: we cannot offer you this home.",
      ],
    },
    next: {
      accepted: "The page shows what happens next.",
      conditions: "The page shows the conditions, and what happens next.",
      declined: "The page shows why, and what would change it.",
    },
    button: "See the decision",
    contest: (until) =>
      `You do not agree? Ask until ${until}, and a person who was not involved in the decision looks again. It costs nothing.`,
    oneHome:
      "This answer is about one home. It is not a mark against you, and we do not share it with other agents.",
    rules: (provider, version, day) =>
      `Decided on ${day} by people, with the rules of ${provider}, version ${version}.`,
  },
  de: {
    subject: (home) => `Ihre Bewerbung für ${home}`,
    preheader: "Was wir entschieden haben und was Sie tun können.",
    title: {
      accepted: "Ihre Bewerbung ist angenommen",
      accepted_with_guarantor: "Angenommen, mit Ihrer Bürgschaft",
      accepted_with_conditions: "Angenommen, mit Bedingungen",
      declined: "Wir können Ihnen diese Wohnung nicht anbieten",
    },
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    decided: {
      accepted: (home) => [
        "wir haben alles angesehen, was Sie für ",
        strong(home),
        " geschickt haben, und nehmen Ihre Bewerbung an.",
      ],
      accepted_with_guarantor: (home) => [
        "wir nehmen Ihre Bewerbung für ",
        strong(home),
        " an. Für Ihren Mietanteil steht die Person ein, die für Sie bürgt.",
      ],
      accepted_with_conditions: (home) => [
        "wir nehmen Ihre Bewerbung für ",
        strong(home),
        " an. Bevor Sie die Schlüssel bekommen, muss noch etwas geschehen.",
      ],
      declined: (home) => [
        "wir haben alles angesehen, was Sie für ",
        strong(home),
        " geschickt haben. Zwei Menschen haben entschieden: Wir können Ihnen diese Wohnung nicht anbieten.",
      ],
    },
    next: {
      accepted: "Auf der Seite steht, wie es weitergeht.",
      conditions: "Auf der Seite stehen die Bedingungen und wie es weitergeht.",
      declined: "Auf der Seite steht, warum und was daran etwas ändern würde.",
    },
    button: "Entscheidung ansehen",
    contest: (until) =>
      `Sie sind nicht einverstanden? Bitten Sie bis zum ${until} um eine erneute Prüfung. Eine Person, die nicht an der Entscheidung beteiligt war, prüft dann Ihren Fall. Das kostet nichts.`,
    oneHome:
      "Diese Antwort gilt für eine einzige Wohnung. Sie wird Ihnen nicht nachgetragen, und wir geben sie nicht an andere weiter.",
    rules: (provider, version, day) =>
      `Entschieden am ${day} von Menschen, mit den Regeln von ${provider}, Version ${version}.`,
  },
  es: {
    subject: (home) => `Su solicitud para ${home}`,
    preheader: "Qué hemos decidido y qué puede hacer.",
    title: {
      accepted: "Su solicitud ha sido aceptada",
      accepted_with_guarantor: "Aceptada, con su avalista",
      accepted_with_conditions: "Aceptada, con condiciones",
      declined: "No podemos ofrecerle esta vivienda",
    },
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    decided: {
      accepted: (home) => [
        "Hemos revisado todo lo que nos envió para ",
        strong(home),
        " y aceptamos su solicitud.",
      ],
      accepted_with_guarantor: (home) => [
        "Aceptamos su solicitud para ",
        strong(home),
        ". Su avalista responde de su parte del alquiler.",
      ],
      accepted_with_conditions: (home) => [
        "Aceptamos su solicitud para ",
        strong(home),
        ". Antes de recibir las llaves queda algo por hacer.",
      ],
      declined: (home) => [
        "Hemos revisado todo lo que nos envió para ",
        strong(home),
        ". Dos personas han decidido: no podemos ofrecerle esta vivienda.",
      ],
    },
    next: {
      accepted: "La página muestra cómo sigue.",
      conditions: "La página muestra las condiciones y cómo sigue.",
      declined: "La página muestra el motivo y qué cambiaría la decisión.",
    },
    button: "Ver la decisión",
    contest: (until) =>
      `¿No está de acuerdo? Pida hasta el ${until} que una persona que no participó en la decisión lo revise de nuevo. No cuesta nada.`,
    oneHome:
      "Esta respuesta se refiere a una sola vivienda. No cuenta en su contra y no la compartimos con otras agencias.",
    rules: (provider, version, day) =>
      `Decidido el ${day} por personas, con las normas de ${provider}, versión ${version}.`,
  },
  fr: {
    subject: (home) => `Votre dossier pour ${home}`,
    preheader: "Ce que nous avons décidé et ce que vous pouvez faire.",
    title: {
      accepted: "Votre dossier est accepté",
      accepted_with_guarantor: "Accepté, avec votre garant",
      accepted_with_conditions: "Accepté, sous conditions",
      declined: "Nous ne pouvons pas vous proposer ce logement",
    },
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    decided: {
      accepted: (home) => [
        "Nous avons examiné tout ce que vous avez envoyé pour ",
        strong(home),
        " et nous acceptons votre dossier.",
      ],
      accepted_with_guarantor: (home) => [
        "Nous acceptons votre dossier pour ",
        strong(home),
        ". Votre garant répond de votre part du loyer.",
      ],
      accepted_with_conditions: (home) => [
        "Nous acceptons votre dossier pour ",
        strong(home),
        ". Il reste une étape avant la remise des clés.",
      ],
      declined: (home) => [
        "Nous avons examiné tout ce que vous avez envoyé pour ",
        strong(home),
        ". Deux personnes ont décidé\u00a0: nous ne pouvons pas vous proposer ce logement.",
      ],
    },
    next: {
      accepted: "La page indique la suite.",
      conditions: "La page indique les conditions, et la suite.",
      declined: "La page indique pourquoi, et ce qui changerait la décision.",
    },
    button: "Voir la décision",
    contest: (until) =>
      `Vous n’êtes pas d’accord\u00a0? Demandez jusqu’au ${until} qu’une personne qui n’a pas pris part à la décision réexamine votre dossier. C’est gratuit.`,
    oneHome:
      "Cette réponse ne concerne qu’un seul logement. Elle ne vous sera pas reprochée, et nous ne la partageons pas avec d’autres agences.",
    rules: (provider, version, day) =>
      `Décidé le ${day} par des personnes, selon les règles de ${provider}, version ${version}.`,
  },
  it: {
    subject: (home) => `La Sua richiesta per ${home}`,
    preheader: "Che cosa abbiamo deciso e che cosa può fare.",
    title: {
      accepted: "La Sua richiesta è accettata",
      accepted_with_guarantor: "Accettata, con il Suo garante",
      accepted_with_conditions: "Accettata, con condizioni",
      declined: "Non possiamo offrirLe questa casa",
    },
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    decided: {
      accepted: (home) => [
        "abbiamo esaminato tutto ciò che ha inviato per ",
        strong(home),
        " e accettiamo la Sua richiesta.",
      ],
      accepted_with_guarantor: (home) => [
        "accettiamo la Sua richiesta per ",
        strong(home),
        ". Il Suo garante risponde della Sua quota dell’affitto.",
      ],
      accepted_with_conditions: (home) => [
        "accettiamo la Sua richiesta per ",
        strong(home),
        ". Prima della consegna delle chiavi manca ancora qualcosa.",
      ],
      declined: (home) => [
        "abbiamo esaminato tutto ciò che ha inviato per ",
        strong(home),
        ". Due persone hanno deciso: non possiamo offrirLe questa casa.",
      ],
    },
    next: {
      accepted: "La pagina mostra che cosa succede ora.",
      conditions: "La pagina mostra le condizioni e che cosa succede ora.",
      declined: "La pagina mostra il motivo e che cosa lo cambierebbe.",
    },
    button: "Vedi la decisione",
    contest: (until) =>
      `Non è d’accordo? Chieda entro il giorno ${until} che una persona che non ha partecipato alla decisione riesamini tutto. Non costa nulla.`,
    oneHome:
      "Questa risposta riguarda una sola casa. Non viene usata contro di Lei e non la condividiamo con altre agenzie.",
    rules: (provider, version, day) =>
      `Deciso in data ${day} da persone, con le regole di ${provider}, versione ${version}.`,
  },
  pt: {
    subject: (home) => `A sua candidatura a ${home}`,
    preheader: "O que decidimos e o que pode fazer.",
    title: {
      accepted: "A sua candidatura foi aceite",
      accepted_with_guarantor: "Aceite, com o seu fiador",
      accepted_with_conditions: "Aceite, com condições",
      declined: "Não podemos oferecer-lhe esta casa",
    },
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    decided: {
      accepted: (home) => [
        "Analisámos tudo o que enviou para ",
        strong(home),
        " e aceitamos a sua candidatura.",
      ],
      accepted_with_guarantor: (home) => [
        "Aceitamos a sua candidatura a ",
        strong(home),
        ". O seu fiador responde pela sua parte da renda.",
      ],
      accepted_with_conditions: (home) => [
        "Aceitamos a sua candidatura a ",
        strong(home),
        ". Antes de receber as chaves, ainda falta alguma coisa.",
      ],
      declined: (home) => [
        "Analisámos tudo o que enviou para ",
        strong(home),
        ". Duas pessoas decidiram: não podemos oferecer-lhe esta casa.",
      ],
    },
    next: {
      accepted: "A página mostra o que se segue.",
      conditions: "A página mostra as condições e o que se segue.",
      declined: "A página mostra o motivo e o que o mudaria.",
    },
    button: "Ver a decisão",
    contest: (until) =>
      `Não concorda? Peça até ${until} que uma pessoa que não participou na decisão analise tudo outra vez. Não custa nada.`,
    oneHome:
      "Esta resposta diz respeito a uma só casa. Não conta contra si e não a partilhamos com outras agências.",
    rules: (provider, version, day) =>
      `Decidido em ${day} por pessoas, com as regras de ${provider}, versão ${version}.`,
  },
};
