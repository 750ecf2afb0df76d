import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../../platform/mail/email.ts";

interface Work {
  readonly applicant: string;
  readonly company: string;
}

interface WorkReferenceTexts {
  readonly subject: (firstName: string) => string;
  readonly preheader: string;
  readonly named: Readonly<Record<"EMPLOYER_OR_HR" | "ACCOUNTANT", (work: Work) => Text>>;
  readonly questions: string;
  readonly button: string;
  readonly decline: string;
  readonly asked: (day: string, work: Work) => Text;
  readonly reminderDecline: string;
}

/** The texts that differ from those to a landlord. No subject names the applicant's employer. */
export const workReferenceTexts: Readonly<Record<Language, WorkReferenceTexts>> = {
  en: {
    subject: (firstName) => `Two minutes about ${firstName}`,
    preheader: "A few short questions. No account needed.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} is applying for a new home and named you as the person to ask at `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} is applying for a new home. We were told that you look after the accounts of `,
        strong(company),
        ".",
      ],
    },
    questions:
      "We have a few short questions. Leave out anything you are not allowed to share. You do not need an account.",
    button: "Answer the questions",
    decline:
      "You do not have to answer. You do not know this person, or you do not want to? One press on the same page, and we stop writing.",
    asked: (day, { applicant, company }) => [
      `On ${day} we asked you a few questions about `,
      strong(applicant),
      `, ${company}. The application is waiting for your answer.`,
    ],
    reminderDecline:
      "You do not want to answer, or you do not know this person? Say so on the same page, and we stop writing.",
  },
  de: {
    subject: (firstName) => `Zwei Minuten zu ${firstName}`,
    preheader: "Ein paar kurze Fragen. Ohne Konto.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} bewirbt sich um eine neue Wohnung und hat Sie als Ansprechperson genannt, bei `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} bewirbt sich um eine neue Wohnung. Uns wurde gesagt, dass Sie die Bücher führen von `,
        strong(company),
        ".",
      ],
    },
    questions:
      "Wir haben ein paar kurze Fragen. Lassen Sie weg, was Sie nicht sagen dürfen. Sie brauchen kein Konto.",
    button: "Fragen beantworten",
    decline:
      "Sie müssen nicht antworten. Sie kennen diese Person nicht oder möchten nicht antworten? Ein Klick auf derselben Seite genügt, und wir schreiben nicht mehr.",
    asked: (day, { applicant, company }) => [
      `am ${day} haben wir Ihnen ein paar Fragen zu `,
      strong(applicant),
      `, ${company}, gestellt. Die Bewerbung wartet auf Ihre Antwort.`,
    ],
    reminderDecline:
      "Sie möchten nicht antworten oder kennen diese Person nicht? Sagen Sie es auf derselben Seite, und wir schreiben nicht mehr.",
  },
  es: {
    subject: (firstName) => `Dos minutos sobre ${firstName}`,
    preheader: "Unas preguntas breves. No necesita ninguna cuenta.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} solicita una nueva vivienda y ha dado su nombre como persona de contacto en `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} solicita una nueva vivienda. Nos han dicho que usted lleva la contabilidad de `,
        strong(company),
        ".",
      ],
    },
    questions: "Tenemos unas preguntas breves. Omita lo que no pueda decir. No necesita ninguna cuenta.",
    button: "Responder a las preguntas",
    decline:
      "No tiene obligación de responder. ¿No conoce a esta persona o prefiere no responder? Basta pulsar una vez en la misma página y no volveremos a escribirle.",
    asked: (day, { applicant, company }) => [
      `El ${day} le hicimos unas preguntas sobre `,
      strong(applicant),
      `, ${company}. La solicitud espera su respuesta.`,
    ],
    reminderDecline:
      "¿No quiere responder o no conoce a esta persona? Dígalo en la misma página y no volveremos a escribirle.",
  },
  fr: {
    subject: (firstName) => `Deux minutes à propos de ${firstName}`,
    preheader: "Quelques questions brèves. Sans compte.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} demande un nouveau logement et vous a cité comme personne à interroger chez `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} demande un nouveau logement. On nous a dit que vous tenez la comptabilité de `,
        strong(company),
        ".",
      ],
    },
    questions:
      "Nous avons quelques questions brèves. Laissez de côté ce que vous ne pouvez pas dire. Vous n’avez pas besoin de compte.",
    button: "Répondre aux questions",
    decline:
      "Vous n’êtes pas obligé de répondre. Vous ne connaissez pas cette personne, ou vous ne le souhaitez pas\u00a0? Un seul geste sur la même page, et nous ne vous écrivons plus.",
    asked: (day, { applicant, company }) => [
      `Le ${day}, nous vous avons posé quelques questions à propos de `,
      strong(applicant),
      `, ${company}. La demande attend votre réponse.`,
    ],
    reminderDecline:
      "Vous ne souhaitez pas répondre, ou vous ne connaissez pas cette personne\u00a0? Dites-le sur la même page, et nous ne vous écrivons plus.",
  },
  it: {
    subject: (firstName) => `Due minuti su ${firstName}`,
    preheader: "Poche domande brevi. Senza account.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} ha fatto richiesta per una nuova casa e ha indicato Lei come persona di riferimento presso `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} ha fatto richiesta per una nuova casa. Ci è stato detto che Lei segue la contabilità di `,
        strong(company),
        ".",
      ],
    },
    questions: "Abbiamo poche domande brevi. Tralasci ciò che non può dire. Non serve alcun account.",
    button: "Rispondi alle domande",
    decline:
      "Non è obbligatorio rispondere. Non conosce questa persona o preferisce non rispondere? Basta premere una volta nella stessa pagina e non scriveremo più.",
    asked: (day, { applicant, company }) => [
      `in data ${day} Le abbiamo posto alcune domande su `,
      strong(applicant),
      `, ${company}. La richiesta attende la Sua risposta.`,
    ],
    reminderDecline:
      "Non vuole rispondere o non conosce questa persona? Lo dica nella stessa pagina e non scriveremo più.",
  },
  pt: {
    subject: (firstName) => `Dois minutos sobre ${firstName}`,
    preheader: "Algumas perguntas curtas. Sem criar conta.",
    named: {
      EMPLOYER_OR_HR: ({ applicant, company }) => [
        `${applicant} candidata-se a uma nova casa e indicou o seu nome como pessoa a contactar em `,
        strong(company),
        ".",
      ],
      ACCOUNTANT: ({ applicant, company }) => [
        `${applicant} candidata-se a uma nova casa. Disseram-nos que trata da contabilidade de `,
        strong(company),
        ".",
      ],
    },
    questions: "Temos algumas perguntas curtas. Deixe de fora o que não puder dizer. Não precisa de conta.",
    button: "Responder às perguntas",
    decline:
      "Não é obrigado a responder. Não conhece esta pessoa ou não quer responder? Basta premir uma vez na mesma página e deixamos de escrever.",
    asked: (day, { applicant, company }) => [
      `Em ${day} fizemos-lhe algumas perguntas sobre `,
      strong(applicant),
      `, ${company}. A candidatura aguarda a sua resposta.`,
    ],
    reminderDecline:
      "Não quer responder ou não conhece esta pessoa? Diga-o na mesma página e deixamos de escrever.",
  },
};
