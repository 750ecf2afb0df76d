import type { TurnAct } from "@latchkey/domain/parties/applicant-turn.ts";
import type { Language } from "@latchkey/domain/vocabulary/languages.ts";

interface ActTexts {
  readonly subject: (home: string) => string;
  /** @param day on which it ends */
  readonly says: (home: string, day: string) => string;
}

interface TurnTexts extends Readonly<Record<TurnAct, ActTexts>> {
  readonly greeting: (firstName: string) => string;
  readonly kept: string;
  readonly button: string;
  readonly choices: string;
  readonly again: (agency: string, days: number) => string;
}

/** The e-mails contain no amounts, because strangers may read the mailbox. */
export const turnTexts: Readonly<Record<Language, TurnTexts>> = {
  en: {
    greeting: (firstName) => (firstName ? `Hello ${firstName},` : "Hello,"),
    kept: "Everything that you have entered is kept.",
    button: "Continue",
    choices: "You want no more reminders, or you no longer want this home? Say so on the page “Your data”.",
    again: (agency, days) =>
      `Do you still want the home? ${agency} can invite you again within ${days} days.`,
    remind: {
      subject: (home) => `Your application for ${home} is waiting for you`,
      says: (home) => `Your application for ${home} is not finished yet.`,
    },
    warn: {
      subject: (home) => `Your application for ${home} ends soon`,
      says: (home, day) => `Your application for ${home} ends on ${day} if you do not continue.`,
    },
    expire: {
      subject: (home) => `Your application for ${home} has ended`,
      says: (home) => `Your application for ${home} has ended, because nothing happened for a long time.`,
    },
  },
  de: {
    greeting: (firstName) => (firstName ? `Guten Tag, ${firstName},` : "Guten Tag,"),
    kept: "Alles, was Sie eingegeben haben, bleibt erhalten.",
    button: "Weitermachen",
    choices:
      "Sie möchten keine Erinnerungen mehr, oder Sie möchten diese Wohnung nicht mehr? Das sagen Sie auf der Seite „Ihre Daten“.",
    again: (agency, days) =>
      `Möchten Sie die Wohnung noch? ${agency} kann Sie innerhalb von ${days}\u00a0Tagen wieder einladen.`,
    remind: {
      subject: (home) => `Ihre Bewerbung für ${home} wartet auf Sie`,
      says: (home) => `Ihre Bewerbung für ${home} ist noch nicht fertig.`,
    },
    warn: {
      subject: (home) => `Ihre Bewerbung für ${home} endet bald`,
      says: (home, day) => `Ihre Bewerbung für ${home} endet am ${day}, wenn Sie nicht weitermachen.`,
    },
    expire: {
      subject: (home) => `Ihre Bewerbung für ${home} ist beendet`,
      says: (home) => `Ihre Bewerbung für ${home} ist beendet, weil lange nichts geschehen ist.`,
    },
  },
  es: {
    greeting: (firstName) => (firstName ? `Hola, ${firstName}:` : "Hola:"),
    kept: "Se conserva todo lo que ha introducido.",
    button: "Continuar",
    choices: "¿No quiere más recordatorios o ya no quiere esta vivienda? Dígalo en la página «Sus datos».",
    again: (agency, days) =>
      `¿Todavía quiere la vivienda? ${agency} puede invitarle de nuevo en un plazo de ${days}\u00a0días.`,
    remind: {
      subject: (home) => `Su solicitud para ${home} le espera`,
      says: (home) => `Su solicitud para ${home} aún no está terminada.`,
    },
    warn: {
      subject: (home) => `Su solicitud para ${home} termina pronto`,
      says: (home, day) => `Su solicitud para ${home} termina el ${day} si no continúa.`,
    },
    expire: {
      subject: (home) => `Su solicitud para ${home} ha terminado`,
      says: (home) =>
        `Su solicitud para ${home} ha terminado porque no ha habido actividad durante mucho tiempo.`,
    },
  },
  fr: {
    greeting: (firstName) => (firstName ? `Bonjour ${firstName},` : "Bonjour,"),
    kept: "Tout ce que vous avez saisi est conservé.",
    button: "Continuer",
    choices:
      "Vous ne voulez plus de rappels, ou vous ne voulez plus ce logement\u00a0? Dites-le sur la page «\u00a0Vos données\u00a0».",
    again: (agency, days) =>
      `Vous voulez toujours ce logement\u00a0? ${agency} peut vous inviter à nouveau sous ${days}\u00a0jours.`,
    remind: {
      subject: (home) => `Votre dossier pour ${home} vous attend`,
      says: (home) => `Votre dossier pour ${home} n’est pas encore terminé.`,
    },
    warn: {
      subject: (home) => `Votre dossier pour ${home} se termine bientôt`,
      says: (home, day) => `Votre dossier pour ${home} se termine le ${day} si vous ne continuez pas.`,
    },
    expire: {
      subject: (home) => `Votre dossier pour ${home} est terminé`,
      says: (home) =>
        `Votre dossier pour ${home} est terminé, car il n’y a pas eu d’activité depuis longtemps.`,
    },
  },
  it: {
    greeting: (firstName) => (firstName ? `Buongiorno ${firstName},` : "Buongiorno,"),
    kept: "Tutto ciò che ha inserito è conservato.",
    button: "Continua",
    choices: "Non vuole più promemoria o non vuole più questa casa? Lo dica nella pagina «I Suoi dati».",
    again: (agency, days) =>
      `Vuole ancora la casa? ${agency} può invitarLa di nuovo entro ${days}\u00a0giorni.`,
    remind: {
      subject: (home) => `La Sua richiesta per ${home} La aspetta`,
      says: (home) => `La Sua richiesta per ${home} non è ancora completa.`,
    },
    warn: {
      subject: (home) => `La Sua richiesta per ${home} sta per terminare`,
      says: (home, day) => `La Sua richiesta per ${home} termina in data ${day} se non continua.`,
    },
    expire: {
      subject: (home) => `La Sua richiesta per ${home} è terminata`,
      says: (home) => `La Sua richiesta per ${home} è terminata perché a lungo non è successo nulla.`,
    },
  },
  pt: {
    greeting: (firstName) => (firstName ? `Olá, ${firstName},` : "Olá,"),
    kept: "Tudo o que introduziu fica guardado.",
    button: "Continuar",
    choices: "Não quer mais lembretes ou já não quer esta casa? Diga-o na página «Os seus dados».",
    again: (agency, days) =>
      `Ainda quer a casa? ${agency} pode convidar novamente no prazo de ${days}\u00a0dias.`,
    remind: {
      subject: (home) => `A sua candidatura para ${home} está à sua espera`,
      says: (home) => `A sua candidatura para ${home} ainda não está terminada.`,
    },
    warn: {
      subject: (home) => `A sua candidatura para ${home} termina em breve`,
      says: (home, day) => `A sua candidatura para ${home} termina a ${day} se não continuar.`,
    },
    expire: {
      subject: (home) => `A sua candidatura para ${home} terminou`,
      says: (home) =>
        `A sua candidatura para ${home} terminou porque não houve atividade durante muito tempo.`,
    },
  },
};
