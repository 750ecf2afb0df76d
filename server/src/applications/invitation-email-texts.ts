import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

interface InvitationTexts {
  readonly subject: (home: string) => string;
  readonly preheader: string;
  readonly greeting: (firstName: string) => string;
  readonly asks: (agency: string, home: string) => Text;
  readonly takes: string;
  readonly moveIn: string;
  readonly others: string;
  readonly ready: string;
  readonly identity: string;
  readonly income: string;
  readonly homes: string;
  readonly button: string;
  readonly signIn: string;
  readonly why: (agency: string, day: string) => string;
  readonly stop: (support: string) => string;
  readonly guarantor: {
    readonly subject: (home: string) => string;
    /** @param tenants first names; empty if unknown */
    readonly asks: (agency: string, tenants: string, home: string) => Text;
    readonly button: string;
    readonly stop: (support: string) => string;
  };
}

/** The e-mail contains no amounts, because strangers may read the mailbox. */
export const invitationTexts: Readonly<Record<Language, InvitationTexts>> = {
  en: {
    subject: (home) => `Your application for ${home}`,
    preheader: "About 20 minutes. You can stop and go on at any time.",
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    asks: (agency, home) => [`${agency} asks you to apply for `, strong(home), "."],
    takes: "It takes about 20 minutes. You can stop and go on at any time.",
    moveIn: "The tenancy would begin",
    others: "Together with",
    ready: "Have these ready:",
    identity: "your passport or identity card",
    income: "a way to show your income: your bank, or statements",
    homes: "where you lived in the last three years",
    button: "Start my application",
    signIn:
      "The page asks for this email address and then sends you a sign-in link. This email alone does not sign you in.",
    why: (agency, day) => `You received this because ${agency} added you on ${day}.`,
    stop: (support) => `You do not want to apply? Write to ${support}, and we withdraw your application.`,
    guarantor: {
      subject: (home) => `You are asked to be a guarantor for ${home}`,
      asks: (agency, tenants, home) => [
        `${agency} asks you to guarantee the rent of ${tenants || "an applicant"} for `,
        strong(home),
        ". You see first for how much.",
      ],
      button: "Begin",
      stop: (support) =>
        `You do not want to be a guarantor? Write to ${support}, and we withdraw the request.`,
    },
  },
  de: {
    subject: (home) => `Ihre Bewerbung für ${home}`,
    preheader: "Etwa 20\u00a0Minuten. Sie können jederzeit aufhören und später weitermachen.",
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    asks: (agency, home) => [`${agency} bittet Sie um Ihre Bewerbung für `, strong(home), "."],
    takes: "Das dauert etwa 20\u00a0Minuten. Sie können jederzeit aufhören und später weitermachen.",
    moveIn: "Mietbeginn wäre",
    others: "Zusammen mit",
    ready: "Das brauchen Sie dafür:",
    identity: "Ihren Reisepass oder Personalausweis",
    income: "einen Nachweis Ihres Einkommens: Ihre Bank oder Auszüge",
    homes: "wo Sie in den letzten drei Jahren gewohnt haben",
    button: "Bewerbung beginnen",
    signIn:
      "Die Seite fragt nach dieser E-Mail-Adresse und schickt Ihnen dann einen Anmeldelink. Mit dieser E-Mail allein kann sich niemand anmelden.",
    why: (agency, day) => `Sie bekommen diese E-Mail, weil ${agency} Sie am ${day} eingetragen hat.`,
    stop: (support) =>
      `Sie möchten sich nicht bewerben? Schreiben Sie an ${support}, dann ziehen wir Ihre Bewerbung zurück.`,
    guarantor: {
      subject: (home) => `Bitte um Ihre Bürgschaft für ${home}`,
      asks: (agency, tenants, home) => [
        `${agency} bittet Sie, für die Miete von ${tenants || "jemandem"} zu bürgen. Es geht um diese Wohnung: `,
        strong(home),
        ". Sie sehen zuerst, um welchen Betrag es geht.",
      ],
      button: "Beginnen",
      stop: (support) =>
        `Sie möchten nicht bürgen? Schreiben Sie an ${support}, dann ziehen wir die Anfrage zurück.`,
    },
  },
  es: {
    subject: (home) => `Su solicitud para ${home}`,
    preheader: "Unos 20\u00a0minutos. Puede parar y seguir cuando quiera.",
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    asks: (agency, home) => [`${agency} le pide que presente su solicitud para `, strong(home), "."],
    takes: "Se tarda unos 20\u00a0minutos. Puede parar y seguir cuando quiera.",
    moveIn: "El alquiler empezaría",
    others: "Junto con",
    ready: "Tenga a mano:",
    identity: "su pasaporte o documento de identidad",
    income: "una forma de demostrar sus ingresos: su banco o extractos",
    homes: "dónde ha vivido en los últimos tres años",
    button: "Empezar mi solicitud",
    signIn:
      "La página le pide esta dirección de correo y le envía un enlace de acceso. Con este correo solo, nadie puede entrar.",
    why: (agency, day) => `Recibe este correo porque ${agency} le añadió el ${day}.`,
    stop: (support) => `¿No quiere presentar una solicitud? Escriba a ${support} y la retiraremos.`,
    guarantor: {
      subject: (home) => `Le piden que sea avalista para ${home}`,
      asks: (agency, tenants, home) => [
        `${agency} le pide que avale el alquiler de ${tenants || "una persona"} en `,
        strong(home),
        ". Lo primero que verá es por qué importe.",
      ],
      button: "Empezar",
      stop: (support) => `¿No quiere ser avalista? Escriba a ${support} y retiraremos la petición.`,
    },
  },
  fr: {
    subject: (home) => `Votre dossier pour ${home}`,
    preheader: "Environ 20\u00a0minutes. Vous pouvez vous arrêter et reprendre à tout moment.",
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    asks: (agency, home) => [`${agency} vous invite à déposer votre dossier pour `, strong(home), "."],
    takes: "Cela prend environ 20\u00a0minutes. Vous pouvez vous arrêter et reprendre à tout moment.",
    moveIn: "Début de la location",
    others: "Avec",
    ready: "Préparez\u00a0:",
    identity: "votre passeport ou votre carte d’identité",
    income: "un moyen de montrer vos revenus\u00a0: votre banque ou des relevés",
    homes: "vos logements des trois dernières années",
    button: "Commencer mon dossier",
    signIn:
      "La page vous demande cette adresse e-mail, puis vous envoie un lien de connexion. Cet e-mail seul ne permet à personne de se connecter.",
    why: (agency, day) => `Vous recevez cet e-mail parce que ${agency} vous a inscrit le ${day}.`,
    stop: (support) =>
      `Vous ne souhaitez pas déposer de dossier\u00a0? Écrivez à ${support} et nous retirerons le vôtre.`,
    guarantor: {
      subject: (home) => `On vous demande d’être garant pour ${home}`,
      asks: (agency, tenants, home) => [
        tenants
          ? `${agency} vous demande de garantir le loyer pour ${tenants}. Il s’agit du logement `
          : `${agency} vous demande de garantir le loyer d’une autre personne. Il s’agit du logement `,
        strong(home),
        ". Vous verrez d’abord pour quel montant.",
      ],
      button: "Commencer",
      stop: (support) =>
        `Vous ne souhaitez pas être garant\u00a0? Écrivez à ${support} et nous retirerons la demande.`,
    },
  },
  it: {
    subject: (home) => `La Sua richiesta per ${home}`,
    preheader: "Circa 20\u00a0minuti. Può fermarsi e riprendere quando vuole.",
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    asks: (agency, home) => [`${agency} La invita a presentare la richiesta per `, strong(home), "."],
    takes: "Servono circa 20\u00a0minuti. Può fermarsi e riprendere quando vuole.",
    moveIn: "La locazione inizierebbe",
    others: "Insieme a",
    ready: "Tenga a portata di mano:",
    identity: "il passaporto o la carta d’identità",
    income: "un modo per mostrare il Suo reddito: la banca o gli estratti conto",
    homes: "dove ha abitato negli ultimi tre anni",
    button: "Inizia la richiesta",
    signIn:
      "La pagina chiede questo indirizzo e-mail e poi Le invia un link di accesso. Questa e-mail da sola non fa accedere nessuno.",
    why: (agency, day) => `Riceve questa e-mail perché ${agency} ha inserito il Suo nome in data ${day}.`,
    stop: (support) => `Non vuole fare richiesta? Scriva a ${support} e la ritireremo.`,
    guarantor: {
      subject: (home) => `Le chiedono di fare da garante per ${home}`,
      asks: (agency, tenants, home) => [
        `${agency} Le chiede di garantire l’affitto di ${tenants || "una persona"} per `,
        strong(home),
        ". Per prima cosa vedrà per quale importo.",
      ],
      button: "Inizia",
      stop: (support) => `Non vuole fare da garante? Scriva a ${support} e ritireremo la domanda.`,
    },
  },
  pt: {
    subject: (home) => `A sua candidatura a ${home}`,
    preheader: "Cerca de 20\u00a0minutos. Pode parar e continuar quando quiser.",
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    asks: (agency, home) => [`${agency} pede-lhe que se candidate a `, strong(home), "."],
    takes: "Demora cerca de 20\u00a0minutos. Pode parar e continuar quando quiser.",
    moveIn: "O arrendamento começaria em",
    others: "Em conjunto com",
    ready: "Tenha à mão:",
    identity: "o seu passaporte ou cartão de cidadão",
    income: "uma forma de mostrar os seus rendimentos: o banco ou extratos",
    homes: "onde viveu nos últimos três anos",
    button: "Iniciar a candidatura",
    signIn:
      "A página pede este endereço de e-mail e depois envia-lhe um link de acesso. Só com este e-mail ninguém consegue entrar.",
    why: (agency, day) => `Recebe este e-mail porque ${agency} adicionou o seu nome em ${day}.`,
    stop: (support) => `Não quer candidatar-se? Escreva para ${support} e retiramos a candidatura.`,
    guarantor: {
      subject: (home) => `Pedem-lhe que seja fiador para ${home}`,
      asks: (agency, tenants, home) => [
        `${agency} pede-lhe que seja fiador da renda de ${tenants || "uma pessoa"} em `,
        strong(home),
        ". Verá primeiro por que montante.",
      ],
      button: "Começar",
      stop: (support) => `Não quer ser fiador? Escreva para ${support} e retiramos o pedido.`,
    },
  },
};
