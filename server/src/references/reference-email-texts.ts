import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

export interface ReferenceEmailTexts {
  readonly subject: (tenant: string) => string;
  readonly reminderSubject: (tenant: string) => string;
  readonly greeting: (referee: string) => string;
  readonly why: (tenant: string, address: string) => string;
  readonly whyNow: (tenant: string, address: string) => string;
  readonly what: string;
  readonly button: string;
  readonly decline: string;
  readonly where: (provider: string) => string;
  readonly until: (lastDay: string) => string;
  readonly questions: (supportEmail: string) => string;
}

export const referenceEmailTexts: Readonly<Record<Language, ReferenceEmailTexts>> = {
  en: {
    subject: (tenant) => `Two minutes about your tenant ${tenant}`,
    reminderSubject: (tenant) => `Your answers about ${tenant} are still missing`,
    greeting: (referee) => `Hello ${referee},`,
    why: (tenant, address) =>
      `${tenant} is applying for a new home and named you as the landlord or agent of ${address}.`,
    whyNow: (tenant, address) => `We asked you a few days ago about ${tenant}, your tenant at ${address}.`,
    what: "We have five yes-or-no questions. You do not need an account.",
    button: "Answer five questions",
    decline: "You do not have to answer. You can say so on the same page, and we stop writing to you.",
    where: (provider) =>
      `Your answers go to ${provider}, for this one application. Your tenant can ask to see them.`,
    until: (lastDay) => `The link is for you alone. It works until ${lastDay}.`,
    questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
  },
  de: {
    subject: (tenant) => `Zwei Minuten zu ${tenant}`,
    reminderSubject: (tenant) => `Ihre Antworten zu ${tenant} fehlen noch`,
    greeting: (referee) => `Guten Tag ${referee},`,
    why: (tenant, address) =>
      `${tenant} bewirbt sich um eine neue Wohnung und hat Sie als Vermietung oder Hausverwaltung genannt: ${address}.`,
    whyNow: (tenant, address) =>
      `Vor einigen Tagen haben wir Sie nach ${tenant} gefragt (Adresse: ${address}).`,
    what: "Wir haben fünf Fragen, die Sie mit Ja oder Nein beantworten. Sie brauchen kein Konto.",
    button: "Fünf Fragen beantworten",
    decline:
      "Sie müssen nicht antworten. Sagen Sie es uns auf derselben Seite, dann schreiben wir Ihnen nicht mehr.",
    where: (provider) =>
      `Ihre Antworten gehen an ${provider}, nur für diese eine Bewerbung. Die Person, um die es geht, kann sie einsehen.`,
    until: (lastDay) => `Der Link ist nur für Sie. Er gilt bis ${lastDay}.`,
    questions: (supportEmail) => `Fragen? Schreiben Sie an ${supportEmail}.`,
  },
  es: {
    subject: (tenant) => `Dos minutos sobre ${tenant}`,
    reminderSubject: (tenant) => `Aún faltan sus respuestas sobre ${tenant}`,
    greeting: (referee) => `Hola, ${referee}:`,
    why: (tenant, address) =>
      `${tenant} solicita una nueva vivienda y nos ha indicado que usted alquila o gestiona esta: ${address}.`,
    whyNow: (tenant, address) => `Hace unos días le preguntamos por ${tenant} (vivienda: ${address}).`,
    what: "Son cinco preguntas de sí o no. No necesita una cuenta.",
    button: "Responder a cinco preguntas",
    decline: "No tiene que responder. Puede decirlo en la misma página y dejaremos de escribirle.",
    where: (provider) =>
      `Sus respuestas se envían a ${provider}, solo para esta solicitud. La persona de quien se trata puede pedir verlas.`,
    until: (lastDay) => `El enlace es solo para usted. Funciona hasta el ${lastDay}.`,
    questions: (supportEmail) => `¿Tiene preguntas? Escriba a ${supportEmail}.`,
  },
  fr: {
    subject: (tenant) => `Deux minutes au sujet de ${tenant}`,
    reminderSubject: (tenant) => `Il manque encore vos réponses au sujet de ${tenant}`,
    greeting: (referee) => `Bonjour ${referee},`,
    why: (tenant, address) =>
      `${tenant} cherche un nouveau logement et nous a indiqué que vous louez ou gérez celui-ci\u00a0: ${address}.`,
    whyNow: (tenant, address) =>
      `Il y a quelques jours, nous vous avons interrogé au sujet de ${tenant} (logement\u00a0: ${address}).`,
    what: "Nous avons cinq questions, à répondre par oui ou par non. Vous n’avez pas besoin de compte.",
    button: "Répondre à cinq questions",
    decline: "Vous n’êtes pas obligé de répondre. Dites-le sur la même page et nous ne vous écrirons plus.",
    where: (provider) =>
      `Vos réponses vont à ${provider}, pour ce seul dossier. La personne concernée peut demander à les voir.`,
    until: (lastDay) => `Ce lien est pour vous seul. Il est valable jusqu’au ${lastDay}.`,
    questions: (supportEmail) => `Des questions\u00a0? Écrivez à ${supportEmail}.`,
  },
  it: {
    subject: (tenant) => `Due minuti su ${tenant}`,
    reminderSubject: (tenant) => `Mancano ancora le Sue risposte su ${tenant}`,
    greeting: (referee) => `Buongiorno ${referee},`,
    why: (tenant, address) =>
      `${tenant} cerca una nuova casa e ci ha indicato che Lei affitta o gestisce questa: ${address}.`,
    whyNow: (tenant, address) => `Qualche giorno fa Le abbiamo chiesto di ${tenant} (casa: ${address}).`,
    what: "Abbiamo cinque domande a cui rispondere sì o no. Non serve un account.",
    button: "Rispondere a cinque domande",
    decline: "Non deve rispondere. Può dirlo nella stessa pagina e non Le scriveremo più.",
    where: (provider) =>
      `Le Sue risposte vanno a ${provider}, solo per questa richiesta. La persona interessata può chiedere di vederle.`,
    until: (lastDay) => `Il link è solo per Lei. Funziona fino al ${lastDay}.`,
    questions: (supportEmail) => `Domande? Scriva a ${supportEmail}.`,
  },
  pt: {
    subject: (tenant) => `Dois minutos sobre ${tenant}`,
    reminderSubject: (tenant) => `Ainda faltam as suas respostas sobre ${tenant}`,
    greeting: (referee) => `Olá ${referee},`,
    why: (tenant, address) =>
      `${tenant} candidata-se a uma nova casa e indicou que arrenda ou gere esta: ${address}.`,
    whyNow: (tenant, address) => `Há alguns dias, perguntámos-lhe por ${tenant} (casa: ${address}).`,
    what: "Temos cinco perguntas de sim ou não. Não precisa de uma conta.",
    button: "Responder a cinco perguntas",
    decline: "Não tem de responder. Pode dizê-lo na mesma página e deixamos de lhe escrever.",
    where: (provider) =>
      `As suas respostas vão para ${provider}, só para esta candidatura. A pessoa em causa pode pedir para as ver.`,
    until: (lastDay) => `A ligação é só para si. Funciona até ${lastDay}.`,
    questions: (supportEmail) => `Perguntas? Escreva para ${supportEmail}.`,
  },
};
