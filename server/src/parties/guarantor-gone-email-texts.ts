import type { Language } from "@latchkey/domain/vocabulary/languages.ts";
import { strong, type Text } from "../platform/mail/email.ts";

interface GuarantorGoneTexts {
  readonly subject: (home: string) => string;
  readonly preheader: string;
  readonly greeting: (firstName: string) => string;
  /** Begins a sentence in place of the name. */
  readonly unnamed: string;
  readonly expired: (name: string, home: string) => Text;
  readonly left: (name: string, home: string) => Text;
  readonly next: string;
  readonly button: string;
}

/** They do not say why the guarantor left: that is the guarantor's own affair. */
export const guarantorGoneTexts: Readonly<Record<Language, GuarantorGoneTexts>> = {
  en: {
    subject: (home) => `You no longer have a guarantor for ${home}`,
    preheader: "You can name another one.",
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    unnamed: "Your guarantor",
    expired: (name, home) => [
      name,
      " was to be your guarantor for ",
      strong(home),
      " and did not finish in time. Their part has ended.",
    ],
    left: (name, home) => [name, " is no longer your guarantor for ", strong(home), "."],
    next: "You can name another guarantor: reply to this email, and we ask you for the name and the address. What you sent is kept.",
    button: "See your application",
  },
  de: {
    subject: (home) => `Sie haben für ${home} keine Bürgschaft mehr`,
    preheader: "Sie können eine andere Person nennen, die für Sie bürgt.",
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    unnamed: "Ihre Bürgin oder Ihr Bürge",
    expired: (name, home) => [
      name,
      " sollte für ",
      strong(home),
      " bürgen und ist nicht rechtzeitig fertig geworden. Diese Bürgschaft kommt nicht zustande.",
    ],
    left: (name, home) => [name, " bürgt für ", strong(home), " nicht mehr für Sie."],
    next: "Sie können eine andere Person nennen, die für Sie bürgt: Antworten Sie auf diese E-Mail, dann fragen wir Sie nach Name und Adresse. Was Sie geschickt haben, bleibt erhalten.",
    button: "Ihre Bewerbung ansehen",
  },
  es: {
    subject: (home) => `Ya no tiene avalista para ${home}`,
    preheader: "Puede indicar a otra persona.",
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    unnamed: "Su avalista",
    expired: (name, home) => [
      name,
      " iba a ser su avalista para ",
      strong(home),
      " y no terminó a tiempo. Su parte ha finalizado.",
    ],
    left: (name, home) => [name, " ya no es su avalista para ", strong(home), "."],
    next: "Puede indicar a otra persona como avalista: responda a este correo y le pediremos el nombre y la dirección. Se conserva lo que usted envió.",
    button: "Ver su solicitud",
  },
  fr: {
    subject: (home) => `Vous n’avez plus de garant pour ${home}`,
    preheader: "Vous pouvez indiquer une autre personne.",
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    unnamed: "Votre garant",
    expired: (name, home) => [
      name,
      " devait se porter garant pour vous (",
      strong(home),
      ") et n’a pas terminé à temps. Cette garantie n’a donc pas lieu.",
    ],
    left: (name, home) => [name, " ne se porte plus garant pour vous (", strong(home), ")."],
    next: "Vous pouvez indiquer un autre garant\u00a0: répondez à cet e-mail, et nous vous demanderons le nom et l’adresse. Ce que vous avez envoyé est conservé.",
    button: "Voir votre dossier",
  },
  it: {
    subject: (home) => `Non ha più un garante per ${home}`,
    preheader: "Può indicare un’altra persona.",
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    unnamed: "Il Suo garante",
    expired: (name, home) => [
      name,
      " doveva essere il Suo garante per ",
      strong(home),
      " e non ha finito in tempo. La sua parte è terminata.",
    ],
    left: (name, home) => [name, " non è più il Suo garante per ", strong(home), "."],
    next: "Può indicare un altro garante: risponda a questa e-mail e Le chiederemo il nome e l’indirizzo. Ciò che ha inviato resta conservato.",
    button: "Vedi la Sua richiesta",
  },
  pt: {
    subject: (home) => `Já não tem fiador para ${home}`,
    preheader: "Pode indicar outra pessoa.",
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    unnamed: "O seu fiador",
    expired: (name, home) => [
      name,
      " ia ser o seu fiador para ",
      strong(home),
      " e não terminou a tempo. Essa fiança já não se faz.",
    ],
    left: (name, home) => [name, " já não é o seu fiador para ", strong(home), "."],
    next: "Pode indicar outro fiador: responda a este e-mail e pedimos-lhe o nome e o endereço. O que enviou fica guardado.",
    button: "Ver a sua candidatura",
  },
};
