import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface StaffEmailTexts {
  readonly greeting: (name: string) => string;
  readonly why: (provider: string) => string;
  readonly invitation: {
    readonly subject: (provider: string) => string;
    readonly title: string;
    readonly asks: (provider: string) => string;
    readonly how: string;
    readonly button: string;
    readonly notYou: string;
  };
  readonly recovery: {
    readonly subject: (provider: string) => string;
    readonly title: string;
    readonly what: string;
    readonly you: string;
    readonly notYou: string;
  };
}

/** Texts of the e-mails to the provider's own people. */
export const staffEmailTexts: Readonly<Record<Language, StaffEmailTexts>> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    why: (provider) => `You get this because you work with applications at ${provider}.`,
    invitation: {
      subject: (provider) => `Your access to applications at ${provider}`,
      title: "You can sign in now",
      asks: (provider) => `${provider} has given you access to the pages on which applications are checked.`,
      how: "The page asks for this email address and sends you a sign-in link. On your first visit you set up a second step: a passkey or an authenticator app.",
      button: "Sign in",
      notYou: "This email alone does not sign anybody in. If you did not expect it, tell your administrator.",
    },
    recovery: {
      subject: (provider) => `A recovery code was used at ${provider}`,
      title: "A recovery code was used",
      what: "Somebody has just signed in to your staff account with one of your recovery codes.",
      you: "Was it you? Then set up your new second step. The old one no longer works once that is done.",
      notYou: "Was it not you? Then tell your administrator at once. They can block your access.",
    },
  },
  de: {
    greeting: (name) => `Guten Tag, ${name},`,
    why: (provider) => `Sie bekommen diese E-Mail, weil Sie bei ${provider} Bewerbungen bearbeiten.`,
    invitation: {
      subject: (provider) => `Ihr Zugang zu den Bewerbungen bei ${provider}`,
      title: "Sie können sich jetzt anmelden",
      asks: (provider) =>
        `${provider} hat Ihnen Zugang zu den Seiten gegeben, auf denen Bewerbungen geprüft werden.`,
      how: "Die Seite fragt nach dieser E-Mail-Adresse und schickt Ihnen einen Anmeldelink. Beim ersten Mal richten Sie einen zweiten Schritt ein: einen Passkey oder eine Authenticator-App.",
      button: "Anmelden",
      notYou:
        "Mit dieser E-Mail allein kann sich niemand anmelden. Wenn Sie sie nicht erwartet haben, sagen Sie bitte Ihrer Administration Bescheid.",
    },
    recovery: {
      subject: (provider) => `Ein Wiederherstellungscode wurde bei ${provider} benutzt`,
      title: "Ein Wiederherstellungscode wurde benutzt",
      what: "Gerade hat sich jemand mit einem Ihrer Wiederherstellungscodes in Ihrem Zugang angemeldet.",
      you: "Waren Sie das? Dann richten Sie einen neuen zweiten Schritt ein. Danach gilt der alte nicht mehr.",
      notYou:
        "Waren Sie das nicht? Dann sagen Sie bitte sofort Ihrer Administration Bescheid. Sie kann Ihren Zugang sperren.",
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    why: (provider) => `Recibe este correo porque trabaja con solicitudes en ${provider}.`,
    invitation: {
      subject: (provider) => `Su acceso a las solicitudes de ${provider}`,
      title: "Ya puede entrar",
      asks: (provider) =>
        `${provider} le ha dado acceso a las páginas en las que se revisan las solicitudes.`,
      how: "La página le pide esta dirección de correo y le envía un enlace de acceso. La primera vez configurará un segundo paso: una clave de acceso o una aplicación de autenticación.",
      button: "Entrar",
      notYou: "Con este correo solo, nadie puede entrar. Si no lo esperaba, avise a su administrador.",
    },
    recovery: {
      subject: (provider) => `Se ha usado un código de recuperación en ${provider}`,
      title: "Se ha usado un código de recuperación",
      what: "Alguien acaba de entrar en su cuenta de personal con uno de sus códigos de recuperación.",
      you: "¿Ha sido usted? Entonces configure el nuevo segundo paso. Después, el anterior dejará de funcionar.",
      notYou: "¿No ha sido usted? Entonces avise enseguida a su administrador, que puede bloquear su acceso.",
    },
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    why: (provider) => `Vous recevez cet e-mail parce que vous traitez des dossiers chez ${provider}.`,
    invitation: {
      subject: (provider) => `Votre accès aux dossiers de ${provider}`,
      title: "Vous pouvez maintenant vous connecter",
      asks: (provider) => `${provider} vous a donné accès aux pages où les dossiers sont étudiés.`,
      how: "La page vous demande cette adresse e-mail et vous envoie un lien de connexion. La première fois, vous configurez une seconde étape\u00a0: une clé d’accès ou une application d’authentification.",
      button: "Se connecter",
      notYou:
        "Cet e-mail seul ne permet à personne de se connecter. Si vous ne l’attendiez pas, prévenez votre administrateur.",
    },
    recovery: {
      subject: (provider) => `Un code de secours a été utilisé chez ${provider}`,
      title: "Un code de secours a été utilisé",
      what: "Quelqu’un vient de se connecter à votre compte avec l’un de vos codes de secours.",
      you: "C’était vous\u00a0? Configurez alors votre nouvelle seconde étape. L’ancienne ne fonctionnera plus ensuite.",
      notYou:
        "Ce n’était pas vous\u00a0? Prévenez tout de suite votre administrateur, qui peut bloquer votre accès.",
    },
  },
  it: {
    greeting: (name) => `Gentile ${name},`,
    why: (provider) => `Riceve questa e-mail perché si occupa delle domande presso ${provider}.`,
    invitation: {
      subject: (provider) => `Il suo accesso alle domande di ${provider}`,
      title: "Ora può accedere",
      asks: (provider) => `${provider} le ha dato accesso alle pagine in cui si esaminano le domande.`,
      how: "La pagina le chiede questo indirizzo e-mail e le invia un link di accesso. La prima volta configura un secondo passaggio: una passkey o un’app di autenticazione.",
      button: "Accedi",
      notYou:
        "Con questa sola e-mail nessuno può accedere. Se non se l’aspettava, avvisi il suo amministratore.",
    },
    recovery: {
      subject: (provider) => `È stato usato un codice di recupero presso ${provider}`,
      title: "È stato usato un codice di recupero",
      what: "Qualcuno ha appena effettuato l’accesso al suo account con uno dei suoi codici di recupero.",
      you: "È stato lei? Allora configuri il nuovo secondo passaggio. Da quel momento il vecchio non funzionerà più.",
      notYou: "Non è stato lei? Allora avvisi subito il suo amministratore, che può bloccare il suo accesso.",
    },
  },
  pt: {
    greeting: (name) => `Olá, ${name},`,
    why: (provider) => `Recebe este e-mail porque trabalha com candidaturas em ${provider}.`,
    invitation: {
      subject: (provider) => `O seu acesso às candidaturas de ${provider}`,
      title: "Já pode iniciar sessão",
      asks: (provider) => `${provider} deu-lhe acesso às páginas em que as candidaturas são analisadas.`,
      how: "A página pede este endereço de e-mail e envia-lhe uma ligação de acesso. Na primeira vez configura um segundo passo: uma chave de acesso ou uma aplicação de autenticação.",
      button: "Iniciar sessão",
      notYou:
        "Só com este e-mail ninguém consegue iniciar sessão. Se não o esperava, avise o seu administrador.",
    },
    recovery: {
      subject: (provider) => `Foi usado um código de recuperação em ${provider}`,
      title: "Foi usado um código de recuperação",
      what: "Alguém acabou de iniciar sessão na sua conta com um dos seus códigos de recuperação.",
      you: "Foi você? Então configure o novo segundo passo. Depois disso, o antigo deixa de funcionar.",
      notYou: "Não foi você? Então avise já o seu administrador, que pode bloquear o seu acesso.",
    },
  },
};
