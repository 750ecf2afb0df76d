import type { Translated } from "@latchkey/words/translated.ts";
import type { onboarding as english } from "../en/onboarding.ts";

export const onboarding: Translated<typeof english> = {
  stepOf: "Passo {{step}} di {{total}}",
  step: "Passo {{step}}",
  back: "Indietro",
  continue: "Continua",
  welcome: {
    title: "Le diamo il benvenuto, {{name}}",
    titleWithoutName: "Le diamo il benvenuto",
    why: "{{provider}} ci ha chiesto di verificare alcuni dati prima che Lei prenda in affitto la Sua nuova casa.",
    howLong:
      "Di solito bastano circa 20\u00a0minuti. Può fermarsi in qualsiasi momento. Conserviamo ciò che ha già fatto.",
    howLongOne:
      "Di solito bastano circa cinque\u00a0minuti. Può fermarsi in qualsiasi momento. Conserviamo ciò che ha già fatto.",
  },
  identity: {
    section: "Identità",
    title: "Tenga a portata di mano uno di questi documenti",
    titleRightToRent: "Tenga a portata di mano il passaporto",
    text: "Va bene una foto fatta con il telefono.",
    passport: "Passaporto",
    passportHint: "La pagina con la Sua foto",
    licence: "Patente di guida",
    licenceHint: "Fronte e retro",
    card: "Carta d’identità",
    cardHint: "Fronte e retro",
    shareCodeTitle: "Non ha la cittadinanza britannica o irlandese?",
    shareCode:
      "Forse Le serve anche un codice di condivisione (share code). Dimostra che ha il diritto di prendere in affitto una casa in Inghilterra. Le diremo dove ottenerlo.",
  },
  income: {
    section: "Reddito",
    title: "Come pagherà l’affitto",
    titleThen: "Poi, come pagherà l’affitto",
    text: "Ciò che Le serve dipende dal Suo reddito.",
    statements: "Estratti conto",
    statementsHint: "Gli ultimi tre mesi, in PDF o su carta",
    employer: "Il Suo datore di lavoro",
    employerHint: "Un nome e un indirizzo e-mail a cui possiamo scrivere",
    other: "Altro",
    otherHint: "Risparmi, pensione, prestito per studenti o sussidi",
  },
  residence: {
    section: "Residenza",
    title: "Dove ha abitato",
    titleLast: "Infine, dove ha abitato",
    text: "Le chiediamo degli ultimi tre anni.",
    proof: "Prova di residenza",
    proofHint:
      "Una bolletta di luce, acqua o gas, un avviso della tassa comunale (council tax) o un contratto di affitto",
    landlord: "Il proprietario di casa o l’agenzia",
    landlordHint: "Un nome e un indirizzo e-mail, se ha abitato in affitto",
  },
  allSet: {
    title: "È tutto ciò che Le serve",
    text: "Completi le sezioni nell’ordine che preferisce. Se ora non ha un documento, lo salti e torni più tardi.",
    textOne: "Se ora non ha un documento, lo salti e torni più tardi.",
    next: "Ancora una pagina: ci serve il Suo permesso per fare le verifiche.",
  },
  consents: {
    title: "Il Suo permesso",
    text: "Selezioni le prime tre caselle, così possiamo iniziare il controllo.",
    terms: "Accetto le <terms>condizioni</terms> e ho letto l’<privacy>informativa sulla privacy</privacy>",
    background: "Potete verificare i miei dati presso altri enti",
    backgroundHint:
      "Per esempio presso il mio datore di lavoro e il proprietario di casa. Se li scelgo: TrueLayer per la banca, HMRC per la posizione fiscale, Konfir per il lavoro",
    accuracy: "I dati che fornisco sono veri e completi",
    marketing: "Inviatemi consigli sull’affitto",
    optional: "(facoltativo)",
    submit: "Accetta e inizia",
    mustAcceptTitle: "Selezioni le prime tre caselle, per favore",
    mustAccept: "Senza il Suo permesso non possiamo verificare nulla.",
    failedTitle: "Qualcosa non ha funzionato",
    failed:
      "Non siamo riusciti a salvare il Suo permesso. Controlli la connessione e prema di nuovo il pulsante.",
  },
};
