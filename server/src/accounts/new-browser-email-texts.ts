import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

/** The e-mail contains no name, because strangers may read the mailbox. */
interface NewBrowserTexts {
  readonly subject: (provider: string) => string;
  readonly title: string;
  readonly greeting: string;
  readonly what: (when: string) => string;
  readonly you: string;
  readonly notYou: string;
  readonly button: string;
  readonly mailbox: (support: string) => string;
  readonly why: (provider: string) => string;
}

export const newBrowserTexts: Readonly<Record<Language, NewBrowserTexts>> = {
  en: {
    subject: (provider) => `New sign-in to ${provider}`,
    title: "A new browser signed in",
    greeting: "Hello,",
    what: (when) =>
      `A browser that you had not used here before has just signed in to your account: on ${when}, UK time.`,
    you: "Was it you? Then you do not need to do anything.",
    notYou: "Was it not you? Then sign out everywhere. You sign in first, then one press ends every session.",
    button: "Sign out everywhere",
    mailbox: (support) =>
      `A person who signs in as you can read your emails: please change the password of your mailbox too. If you need help, write to ${support}.`,
    why: (provider) => `You received this because this address has an account at ${provider}.`,
  },
  de: {
    subject: (provider) => `Neue Anmeldung bei ${provider}`,
    title: "Anmeldung mit einem neuen Browser",
    greeting: "Guten Tag,",
    what: (when) =>
      `gerade hat sich jemand mit einem Browser angemeldet, den Sie hier noch nie benutzt haben: am ${when} Uhr, britische Zeit.`,
    you: "Waren Sie das? Dann müssen Sie nichts tun.",
    notYou:
      "Waren Sie das nicht? Dann melden Sie sich überall ab. Sie melden sich zuerst an, danach beendet ein Klick alle Sitzungen.",
    button: "Überall abmelden",
    mailbox: (support) =>
      `Wer sich als Sie anmeldet, kann Ihre E-Mails lesen: Ändern Sie bitte auch das Passwort Ihres Postfachs. Wenn Sie Hilfe brauchen, schreiben Sie an ${support}.`,
    why: (provider) => `Sie bekommen diese E-Mail, weil diese Adresse ein Konto bei ${provider} hat.`,
  },
  es: {
    subject: (provider) => `Nuevo acceso a ${provider}`,
    title: "Acceso con un navegador nuevo",
    greeting: "Hola:",
    what: (when) =>
      `Alguien acaba de entrar en su cuenta con un navegador que usted no había usado aquí: el ${when}, hora del Reino Unido.`,
    you: "¿Ha sido usted? Entonces no tiene que hacer nada.",
    notYou:
      "¿No ha sido usted? Entonces cierre todas las sesiones. Primero entra usted y después se cierran todas a la vez.",
    button: "Cerrar todas las sesiones",
    mailbox: (support) =>
      `Quien entra en su lugar puede leer su correo: cambie también la contraseña de su buzón. Si necesita ayuda, escriba a ${support}.`,
    why: (provider) => `Recibe este correo porque esta dirección tiene una cuenta en ${provider}.`,
  },
  fr: {
    subject: (provider) => `Nouvelle connexion à ${provider}`,
    title: "Connexion avec un nouveau navigateur",
    greeting: "Bonjour,",
    what: (when) =>
      `Quelqu’un vient de se connecter à votre compte avec un navigateur que vous n’aviez pas encore utilisé ici\u00a0: le ${when}, heure du Royaume-Uni.`,
    you: "C’était vous\u00a0? Alors vous n’avez rien à faire.",
    notYou:
      "Ce n’était pas vous\u00a0? Alors déconnectez-vous partout. Connectez-vous d’abord, puis fermez toutes les sessions d’un seul geste.",
    button: "Me déconnecter partout",
    mailbox: (support) =>
      `La personne qui se connecte à votre place peut lire vos e-mails\u00a0: changez aussi le mot de passe de votre messagerie. Si vous avez besoin d’aide, écrivez à ${support}.`,
    why: (provider) => `Vous recevez cet e-mail parce que cette adresse a un compte chez ${provider}.`,
  },
  it: {
    subject: (provider) => `Nuovo accesso a ${provider}`,
    title: "Accesso con un nuovo browser",
    greeting: "Buongiorno,",
    what: (when) =>
      `qualcuno è appena entrato nel Suo account con un browser che non aveva mai usato qui: il ${when}, ora del Regno Unito.`,
    you: "Era Lei? Allora non deve fare nulla.",
    notYou: "Non era Lei? Allora chiuda tutte le sessioni. Prima acceda, poi basta premere un pulsante.",
    button: "Chiudi tutte le sessioni",
    mailbox: (support) =>
      `Chi accede al Suo posto può leggere le Sue e-mail: cambi anche la password della Sua casella. Se Le serve aiuto, scriva a ${support}.`,
    why: (provider) => `Riceve questa e-mail perché questo indirizzo ha un account presso ${provider}.`,
  },
  pt: {
    subject: (provider) => `Novo acesso a ${provider}`,
    title: "Acesso com um navegador novo",
    greeting: "Olá,",
    what: (when) =>
      `Alguém acabou de entrar na sua conta com um navegador que ainda não tinha usado aqui: em ${when}, hora do Reino Unido.`,
    you: "Este acesso foi seu? Então não precisa de fazer nada.",
    notYou:
      "Este acesso não foi seu? Então termine todas as sessões. Primeiro entra, depois basta premir um botão.",
    button: "Terminar todas as sessões",
    mailbox: (support) =>
      `Quem entra no seu lugar consegue ler o seu e-mail: mude também a palavra-passe da sua caixa de correio. Se precisar de ajuda, escreva para ${support}.`,
    why: (provider) => `Recebe este e-mail porque este endereço tem uma conta em ${provider}.`,
  },
};
