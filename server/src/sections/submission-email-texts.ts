import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface SubmissionTexts {
  readonly subject: string;
  readonly greeting: string;
  readonly arrived: string;
  readonly next: string;
}

export const submissionTexts: Readonly<Record<Language, SubmissionTexts>> = {
  en: {
    subject: "We have your application",
    greeting: "Hello,",
    arrived: "Your answers and documents have arrived. You do not need to do anything now.",
    next: "A person will look at them. If something is missing, we will write to you.",
  },
  de: {
    subject: "Ihre Bewerbung ist bei uns",
    greeting: "Guten Tag,",
    arrived: "Ihre Angaben und Dokumente sind angekommen. Sie müssen jetzt nichts tun.",
    next: "Ein Mensch sieht sich alles an. Falls etwas fehlt, schreiben wir Ihnen.",
  },
  es: {
    subject: "Hemos recibido su solicitud",
    greeting: "Hola:",
    arrived: "Sus respuestas y documentos han llegado. Ahora no tiene que hacer nada.",
    next: "Una persona los revisará. Si falta algo, le escribiremos.",
  },
  fr: {
    subject: "Nous avons reçu votre dossier",
    greeting: "Bonjour,",
    arrived: "Vos réponses et vos documents sont arrivés. Vous n’avez rien à faire pour l’instant.",
    next: "Une personne va les examiner. S’il manque quelque chose, nous vous écrirons.",
  },
  it: {
    subject: "Abbiamo ricevuto la Sua richiesta",
    greeting: "Buongiorno,",
    arrived: "le Sue risposte e i Suoi documenti sono arrivati. Ora non deve fare nulla.",
    next: "Una persona li esaminerà. Se manca qualcosa, Le scriveremo.",
  },
  pt: {
    subject: "Recebemos a sua candidatura",
    greeting: "Olá,",
    arrived: "As suas respostas e os seus documentos chegaram. Agora não precisa de fazer nada.",
    next: "Uma pessoa vai analisá-los. Se faltar alguma coisa, escrevemos-lhe.",
  },
};
