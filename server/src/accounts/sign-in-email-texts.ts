import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** Texts of the sign-in e-mail. It contains no name, because anybody might read it. */
export interface SignInTexts {
  readonly subject: (provider: string) => string;
  readonly greeting: string;
  readonly invitation: string;
  readonly button: string;
  readonly expiry: (minutes: number) => string;
  readonly notYou: string;
}

export const signInTexts: Readonly<Record<Language, SignInTexts>> = {
  en: {
    subject: (provider) => `Your sign-in link for ${provider}`,
    greeting: "Hello,",
    invitation: "Use this link to sign in. There is no password to remember.",
    button: "Sign in",
    expiry: (minutes) => `The link works once and lasts ${minutes} minutes.`,
    notYou: "Did you not ask for this? Then do nothing. Nobody can sign in without this email.",
  },
  de: {
    subject: (provider) => `Ihr Anmeldelink für ${provider}`,
    greeting: "Guten Tag,",
    invitation: "mit diesem Link melden Sie sich an. Sie brauchen kein Passwort.",
    button: "Anmelden",
    expiry: (minutes) => `Der Link funktioniert einmal und gilt ${minutes}\u00a0Minuten.`,
    notYou:
      "Sie haben das nicht angefordert? Dann müssen Sie nichts tun. Ohne diese E-Mail kann sich niemand anmelden.",
  },
  es: {
    subject: (provider) => `Su enlace de acceso a ${provider}`,
    greeting: "Hola:",
    invitation: "Use este enlace para entrar. No necesita ninguna contraseña.",
    button: "Entrar",
    expiry: (minutes) => `El enlace funciona una sola vez y dura ${minutes}\u00a0minutos.`,
    notYou: "¿No lo ha pedido usted? Entonces no haga nada. Nadie puede entrar sin este correo.",
  },
  fr: {
    subject: (provider) => `Votre lien de connexion pour ${provider}`,
    greeting: "Bonjour,",
    invitation: "Utilisez ce lien pour vous connecter. Vous n’avez pas besoin de mot de passe.",
    button: "Se connecter",
    expiry: (minutes) => `Le lien fonctionne une seule fois et reste valable ${minutes}\u00a0minutes.`,
    notYou:
      "Vous n’avez rien demandé\u00a0? Alors ne faites rien. Sans cet e-mail, personne ne peut se connecter.",
  },
  it: {
    subject: (provider) => `Il Suo link di accesso a ${provider}`,
    greeting: "Buongiorno,",
    invitation: "usi questo link per accedere. Non serve alcuna password.",
    button: "Accedi",
    expiry: (minutes) => `Il link funziona una sola volta e vale ${minutes}\u00a0minuti.`,
    notYou: "Non l’ha chiesto Lei? Allora non faccia nulla. Senza questa e-mail nessuno può accedere.",
  },
  pt: {
    subject: (provider) => `O seu link de acesso a ${provider}`,
    greeting: "Olá,",
    invitation: "Use este link para entrar. Não precisa de palavra-passe.",
    button: "Entrar",
    expiry: (minutes) => `O link funciona uma só vez e é válido durante ${minutes}\u00a0minutos.`,
    notYou: "Não fez este pedido? Então não faça nada. Ninguém consegue entrar sem este e-mail.",
  },
};
