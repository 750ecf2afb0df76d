import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface ShareCodeTexts {
  readonly subject: (home: string) => string;
  readonly greeting: (firstName: string) => string;
  /** @param days for which such codes are good */
  readonly ended: (home: string, days: number) => string;
  readonly next: string;
  readonly button: string;
}

export const shareCodeTexts: Readonly<Record<Language, ShareCodeTexts>> = {
  en: {
    subject: (home) => `Please give us a new share code for ${home}`,
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    ended: (home, days) =>
      `The share code in your application for ${home} has ended. Such codes are good for ${days} days.`,
    next: "Please get a new one on GOV.UK and enter it on your page. It is free, and your application stays as it is.",
    button: "Enter a new code",
  },
  de: {
    subject: (home) => `Bitte geben Sie uns einen neuen Share-Code für ${home}`,
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    ended: (home, days) =>
      `Der Share-Code in Ihrer Bewerbung für ${home} ist abgelaufen. Solche Codes gelten ${days} Tage.`,
    next: "Bitte holen Sie auf GOV.UK einen neuen und tragen Sie ihn auf Ihrer Seite ein. Das kostet nichts, und Ihre Bewerbung bleibt, wie sie ist.",
    button: "Neuen Code eintragen",
  },
  es: {
    subject: (home) => `Denos un nuevo código para compartir (share code) para ${home}`,
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    ended: (home, days) =>
      `El código para compartir (share code) de su solicitud para ${home} ha caducado. Estos códigos valen ${days} días.`,
    next: "Obtenga uno nuevo en GOV.UK e introdúzcalo en su página. Es gratuito, y su solicitud sigue como está.",
    button: "Introducir un código nuevo",
  },
  fr: {
    subject: (home) => `Merci de nous donner un nouveau code de partage (share code) pour ${home}`,
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    ended: (home, days) =>
      `Le code de partage (share code) de votre demande pour ${home} a expiré. Ces codes sont valables ${days} jours.`,
    next: "Veuillez en obtenir un nouveau sur GOV.UK et le saisir sur votre page. C’est gratuit, et votre demande reste telle quelle.",
    button: "Saisir un nouveau code",
  },
  it: {
    subject: (home) => `Ci serve un nuovo codice di condivisione (share code) per ${home}`,
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    ended: (home, days) =>
      `Il codice di condivisione (share code) della Sua richiesta per ${home} è scaduto. Questi codici valgono ${days} giorni.`,
    next: "Ne richieda uno nuovo su GOV.UK e lo inserisca nella Sua pagina. È gratuito, e la Sua richiesta resta com’è.",
    button: "Inserire un nuovo codice",
  },
  pt: {
    subject: (home) => `Precisamos de um novo código de partilha (share code) para ${home}`,
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    ended: (home, days) =>
      `O código de partilha (share code) do seu pedido para ${home} terminou. Estes códigos valem ${days} dias.`,
    next: "Peça um novo em GOV.UK e introduza-o na sua página. É gratuito, e o seu pedido fica como está.",
    button: "Introduzir um novo código",
  },
};
