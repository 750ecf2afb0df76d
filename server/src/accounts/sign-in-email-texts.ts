import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The e-mail contains no name, because strangers may read the mailbox. */
interface SignInTexts {
  readonly subject: (provider: string) => string;
  readonly title: string;
  readonly greeting: string;
  readonly invitation: string;
  readonly button: string;
  readonly expiry: (minutes: number) => string;
  readonly opens: string;
  readonly notYou: string;
  readonly why: (provider: string) => string;
}

export const signInTexts: Readonly<Record<Language, SignInTexts>> = {
  en: {
    subject: (provider) => `Your sign-in link for ${provider}`,
    title: "Your sign-in link",
    greeting: "Hello,",
    invitation: "Use this link to sign in. There is no password to remember.",
    button: "Sign in",
    expiry: (minutes) => `The link works once and lasts ${minutes} minutes.`,
    opens: "The link opens a page that asks once more before you are signed in. Your answers are saved.",
    notYou: "Did you not ask for this? Then do nothing. It is not possible to sign in without this email.",
    why: (provider) => `You received this because this address was entered at ${provider}.`,
  },
  de: {
    subject: (provider) => `Ihr Anmeldelink für ${provider}`,
    title: "Ihr Anmeldelink",
    greeting: "Guten Tag,",
    invitation: "mit diesem Link melden Sie sich an. Sie brauchen kein Passwort.",
    button: "Anmelden",
    expiry: (minutes) => `Der Link funktioniert einmal und gilt ${minutes}\u00a0Minuten.`,
    opens:
      "Der Link öffnet eine Seite, die noch einmal fragt, bevor Sie angemeldet sind. Ihre Angaben sind gespeichert.",
    notYou:
      "Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ohne diese E-Mail kann sich niemand anmelden.",
    why: (provider) => `Sie bekommen diese E-Mail, weil jemand diese Adresse bei ${provider} eingegeben hat.`,
  },
  es: {
    subject: (provider) => `Su enlace de acceso a ${provider}`,
    title: "Su enlace de acceso",
    greeting: "Hola:",
    invitation: "Use este enlace para entrar. No necesita ninguna contraseña.",
    button: "Entrar",
    expiry: (minutes) => `El enlace funciona una sola vez y dura ${minutes}\u00a0minutos.`,
    opens:
      "El enlace abre una página que le pregunta una vez más antes de entrar. Sus respuestas están guardadas.",
    notYou: "¿No lo ha pedido usted? Entonces no haga nada. Nadie puede entrar sin este correo.",
    why: (provider) => `Recibe este correo porque alguien ha introducido esta dirección en ${provider}.`,
  },
  fr: {
    subject: (provider) => `Votre lien de connexion pour ${provider}`,
    title: "Votre lien de connexion",
    greeting: "Bonjour,",
    invitation: "Utilisez ce lien pour vous connecter. Vous n’avez pas besoin de mot de passe.",
    button: "Se connecter",
    expiry: (minutes) => `Le lien fonctionne une seule fois et reste valable ${minutes}\u00a0minutes.`,
    opens:
      "Le lien ouvre une page qui vous demande encore une confirmation avant de vous connecter. Vos réponses sont enregistrées.",
    notYou:
      "Vous n’avez rien demandé\u00a0? Alors ne faites rien. Sans cet e-mail, personne ne peut se connecter.",
    why: (provider) => `Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse chez ${provider}.`,
  },
  it: {
    subject: (provider) => `Il Suo link di accesso a ${provider}`,
    title: "Il Suo link di accesso",
    greeting: "Buongiorno,",
    invitation: "usi questo link per accedere. Non serve alcuna password.",
    button: "Accedi",
    expiry: (minutes) => `Il link funziona una sola volta e vale ${minutes}\u00a0minuti.`,
    opens:
      "Il link apre una pagina che chiede ancora una conferma prima dell’accesso. Le Sue risposte sono salvate.",
    notYou: "Non l’ha chiesto Lei? Allora non faccia nulla. Senza questa e-mail nessuno può accedere.",
    why: (provider) =>
      `Riceve questa e-mail perché qualcuno ha inserito questo indirizzo presso ${provider}.`,
  },
  pt: {
    subject: (provider) => `O seu link de acesso a ${provider}`,
    title: "O seu link de acesso",
    greeting: "Olá,",
    invitation: "Use este link para entrar. Não precisa de palavra-passe.",
    button: "Entrar",
    expiry: (minutes) => `O link funciona uma só vez e é válido durante ${minutes}\u00a0minutos.`,
    opens:
      "O link abre uma página que pede mais uma confirmação antes de entrar. As suas respostas estão guardadas.",
    notYou: "Não fez este pedido? Então não faça nada. Ninguém consegue entrar sem este e-mail.",
    why: (provider) => `Recebe este e-mail porque alguém introduziu este endereço em ${provider}.`,
  },
};
