import type { ReferencePerson } from "@latchkey/domain/residence/residence.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../../platform/mail/email.ts";

interface Tenancy {
  readonly tenant: string;
  readonly home: string;
  /** e.g. August 2024 */
  readonly since: string;
}

interface ReferenceRequestTexts {
  readonly subject: (firstName: string) => string;
  readonly title: (tenant: string) => string;
  readonly preheader: string;
  readonly greeting: (referee: string) => string;
  readonly named: Readonly<Record<ReferencePerson["type"], (tenancy: Tenancy) => Text>>;
  readonly questions: string;
  readonly button: string;
  readonly decline: string;
  readonly use: (provider: string, firstName: string) => string;
  readonly why: (firstName: string, address: string, day: string) => string;
  readonly link: (until: string) => string;
}

export const referenceRequestTexts: Readonly<Record<Language, ReferenceRequestTexts>> = {
  en: {
    subject: (firstName) => `Two minutes about your tenant ${firstName}`,
    title: (tenant) => `Two minutes about ${tenant}`,
    preheader: "Five yes-or-no questions. No account needed.",
    greeting: (referee) => `Hello ${referee},`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} is applying for a new home and named you as their landlord at `,
        strong(home),
        `, from ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} is applying for a new home and named you as the letting agent for `,
        strong(home),
        `, from ${since}.`,
      ],
    },
    questions: "We have five yes-or-no questions. You do not need an account.",
    button: "Answer five questions",
    decline:
      "You do not have to answer. Not your tenant, or you do not want to? One press on the same page, and we stop writing.",
    use: (provider, firstName) =>
      `Your answers go to ${provider} for this one application. ${firstName} can ask to see them.`,
    why: (firstName, address, day) => `You received this because ${firstName} gave us ${address} on ${day}.`,
    link: (until) => `The link is for you alone and works until ${until}.`,
  },
  de: {
    subject: (firstName) => `Zwei Minuten zu Ihrem Mietverhältnis mit ${firstName}`,
    title: (tenant) => `Zwei Minuten zu ${tenant}`,
    preheader: "Fünf Fragen, mit Ja oder Nein zu beantworten. Ohne Konto.",
    greeting: (referee) => `Guten Tag, ${referee},`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} bewirbt sich um eine neue Wohnung und hat Sie als Vermieter oder Vermieterin angegeben, für `,
        strong(home),
        `, ab ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} bewirbt sich um eine neue Wohnung und hat Sie als Agentur angegeben, für `,
        strong(home),
        `, ab ${since}.`,
      ],
    },
    questions: "Wir haben fünf Fragen, die Sie mit Ja oder Nein beantworten. Sie brauchen kein Konto.",
    button: "Fünf Fragen beantworten",
    decline:
      "Sie müssen nicht antworten. Sie kennen dieses Mietverhältnis nicht oder möchten nicht antworten? Ein Klick auf derselben Seite genügt, und wir schreiben nicht mehr.",
    use: (provider, firstName) =>
      `Ihre Antworten gehen an ${provider}, nur für diese Bewerbung. ${firstName} kann sie auf Anfrage einsehen.`,
    why: (firstName, address, day) =>
      `Sie bekommen diese E-Mail, weil ${firstName} uns am ${day} die Adresse ${address} genannt hat.`,
    link: (until) => `Der Link ist nur für Sie und gilt bis zum ${until}.`,
  },
  es: {
    subject: (firstName) => `Dos minutos sobre el alquiler de ${firstName}`,
    title: (tenant) => `Dos minutos sobre ${tenant}`,
    preheader: "Cinco preguntas de sí o no. No necesita ninguna cuenta.",
    greeting: (referee) => `Hola, ${referee}:`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} solicita una nueva vivienda y ha dado su nombre como arrendador de `,
        strong(home),
        `, desde ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} solicita una nueva vivienda y ha dado su nombre como agencia de `,
        strong(home),
        `, desde ${since}.`,
      ],
    },
    questions: "Tenemos cinco preguntas de sí o no. No necesita ninguna cuenta.",
    button: "Responder a cinco preguntas",
    decline:
      "No tiene obligación de responder. ¿No conoce este alquiler o prefiere no responder? Basta pulsar una vez en la misma página y no volveremos a escribirle.",
    use: (provider, firstName) =>
      `Sus respuestas llegan a ${provider} solo para esta solicitud. ${firstName} puede pedir verlas.`,
    why: (firstName, address, day) =>
      `Recibe este correo porque ${firstName} nos dio la dirección ${address} el ${day}.`,
    link: (until) => `El enlace es solo para usted y funciona hasta el ${until}.`,
  },
  fr: {
    subject: (firstName) => `Deux minutes à propos de la location de ${firstName}`,
    title: (tenant) => `Deux minutes à propos de ${tenant}`,
    preheader: "Cinq questions, à répondre par oui ou par non. Sans compte.",
    greeting: (referee) => `Bonjour ${referee},`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} demande un nouveau logement et vous a cité comme propriétaire de `,
        strong(home),
        `, depuis ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} demande un nouveau logement et vous a cité comme gestionnaire de `,
        strong(home),
        `, depuis ${since}.`,
      ],
    },
    questions: "Nous avons cinq questions, à répondre par oui ou par non. Vous n’avez pas besoin de compte.",
    button: "Répondre à cinq questions",
    decline:
      "Vous n’êtes pas obligé de répondre. Cette location ne vous concerne pas, ou vous ne le souhaitez pas\u00a0? Un seul geste sur la même page, et nous ne vous écrivons plus.",
    use: (provider, firstName) =>
      `Vos réponses sont transmises à ${provider} pour cette seule demande. ${firstName} peut demander à les voir.`,
    why: (firstName, address, day) =>
      `Vous recevez cet e-mail parce que ${firstName} nous a donné l’adresse ${address} le ${day}.`,
    link: (until) => `Le lien vous est réservé et fonctionne jusqu’au ${until}.`,
  },
  it: {
    subject: (firstName) => `Due minuti sulla locazione di ${firstName}`,
    title: (tenant) => `Due minuti su ${tenant}`,
    preheader: "Cinque domande, da rispondere con sì o no. Senza account.",
    greeting: (referee) => `Buongiorno ${referee},`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} ha fatto richiesta per una nuova casa e ha indicato Lei come locatore di `,
        strong(home),
        `, da ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} ha fatto richiesta per una nuova casa e ha indicato Lei come agenzia per `,
        strong(home),
        `, da ${since}.`,
      ],
    },
    questions: "Abbiamo cinque domande, da rispondere con sì o no. Non serve alcun account.",
    button: "Rispondi a cinque domande",
    decline:
      "Non è obbligatorio rispondere. Non conosce questa locazione o preferisce non rispondere? Basta premere una volta nella stessa pagina e non scriveremo più.",
    use: (provider, firstName) =>
      `Le Sue risposte vanno a ${provider} solo per questa richiesta. ${firstName} può chiedere di vederle.`,
    why: (firstName, address, day) =>
      `Riceve questa e-mail perché ${firstName} ci ha dato l’indirizzo ${address} in data ${day}.`,
    link: (until) => `Il link è riservato a Lei e vale fino al giorno ${until}.`,
  },
  pt: {
    subject: (firstName) => `Dois minutos sobre o arrendamento de ${firstName}`,
    title: (tenant) => `Dois minutos sobre ${tenant}`,
    preheader: "Cinco perguntas de sim ou não. Sem criar conta.",
    greeting: (referee) => `Olá, ${referee},`,
    named: {
      LANDLORD: ({ tenant, home, since }) => [
        `${tenant} candidata-se a uma nova casa e indicou o seu nome como senhorio de `,
        strong(home),
        `, desde ${since}.`,
      ],
      AGENT: ({ tenant, home, since }) => [
        `${tenant} candidata-se a uma nova casa e indicou o seu nome como agência de `,
        strong(home),
        `, desde ${since}.`,
      ],
    },
    questions: "Temos cinco perguntas de sim ou não. Não precisa de conta.",
    button: "Responder a cinco perguntas",
    decline:
      "Não é obrigado a responder. Não conhece este arrendamento ou não quer responder? Basta premir uma vez na mesma página e deixamos de escrever.",
    use: (provider, firstName) =>
      `As suas respostas vão para ${provider}, só para esta candidatura. ${firstName} pode pedir para as ver.`,
    why: (firstName, address, day) =>
      `Recebe este e-mail porque ${firstName} nos deu o endereço ${address} em ${day}.`,
    link: (until) => `O link é só para si e funciona até ${until}.`,
  },
};
