import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Money } from "./calendar.ts";

/** Who lives, pays and employs in the countries of the held-out statements. All names are invented. */
export interface Place {
  readonly country: "GB" | "DE" | "ES" | "FR" | "IT" | "PT";
  readonly currency: Currency;
  readonly money: Money;
  readonly firstNames: readonly string[];
  readonly lastNames: readonly string[];
  readonly titles: readonly string[];
  readonly companies: readonly string[];
  readonly shops: readonly string[];
  readonly months: readonly string[];
}

const list = (names: string, separator = " "): readonly string[] => names.split(separator);

const abroad = { currency: "EUR", money: "euros" } as const;

export const places: Readonly<Record<Place["country"], Place>> = {
  GB: {
    country: "GB",
    currency: "GBP",
    money: "pounds",
    firstNames: list("Daniel Aisha Gareth Siobhan Tunde Rebecca Harpreet Callum Wei Marta"),
    lastNames: list("Hollis Rahman Pryce Gallagher Bakare Stanton Gill Drummond Zhang Nowicka"),
    titles: ["MR", "MRS", "MS", "MISS", "DR", ""],
    companies: [
      "WEXCOMBE FOODS PLC, J PARDOE & SONS, NHS TAYSIDE, ST BRANNOCKS ACADEMY, TRELAWN CARE HOMES LTD",
      "QUAYSTONE RETAIL, LB OF WANSTEAD, MERIDIAN PEOPLE LLP, OAKHAMPTON CITY COUNCIL, FENLAND FREIGHT",
      "BLACKMOOR BREWING CO, STARLING CLEANING SERVICES, UNIVERSITY OF ELMSFORD, KINGSMARSH TRUST",
      "HARE & TORTOISE PUBS, PENNINE FABRICATIONS LIMITED, CLEARWATER DENTAL, ROOKERY FARM SHOP",
    ].flatMap((line) => list(line, ", ")),
    shops: ["AMAZON.CO.UK", "ASOS.COM", "TESCO STORES 3312", "ARGOS", "NEXT RETAIL", "BOOTS", "IKEA LTD"],
    months: list("JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
  },
  DE: {
    ...abroad,
    country: "DE",
    firstNames: list("Jürgen Anke Mehmet Sabine Lukas Nele"),
    lastNames: list("Brandstätter Öztürk Hinrichsen Kowalke Vogt Schönfeld"),
    titles: ["Herr", "Frau", ""],
    companies: ["Nordlicht Logistik GmbH", "Bäckerei Holm e.K.", "Stadt Wiesenau", "Autohaus Feldmann AG"],
    shops: ["REWE SAGT DANKE", "ZALANDO SE", "OTTO GMBH", "AMAZON EU S.A.R.L."],
    months: list("JANUAR FEBRUAR MAERZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER"),
  },
  ES: {
    ...abroad,
    country: "ES",
    firstNames: list("Íñigo Rocío Álvaro Nerea Joaquín"),
    lastNames: list("Sarmiento Ybarra Montero Peñalver Cuesta"),
    titles: ["D.", "Dña.", ""],
    companies: list(
      "CONSERVAS DEL SUR SL, HOTELES BAHIA SA, AYUNTAMIENTO DE VALDERRIA, TRANSPORTES MEDINA SLU",
      ", ",
    ),
    shops: ["MERCADONA", "EL CORTE INGLES", "ZARA", "AMAZON EU SARL"],
    months: list("ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE"),
  },
  FR: {
    ...abroad,
    country: "FR",
    firstNames: list("Élodie Baptiste Fatou Jérôme Maëlle"),
    lastNames: ["Delacroix", "Benali", "Le Goff", "Marchand", "Rousselet"],
    titles: ["M", "MME", ""],
    companies: list(
      "BOULANGERIE MERCIER SARL, TRANSPORTS GARONNE SA, MAIRIE DE VALMONT, ATELIERS LENOIR SAS",
      ", ",
    ),
    shops: ["CARREFOUR", "FNAC", "ZALANDO FRANCE", "AMAZON PAYMENTS"],
    months: list("JANVIER FEVRIER MARS AVRIL MAI JUIN JUILLET AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE"),
  },
  IT: {
    ...abroad,
    country: "IT",
    firstNames: list("Chiara Niccolò Giulia Davide Federica"),
    lastNames: list("Bellandi Esposito Tognetti Caruso Marangon"),
    titles: ["SIG.", "SIG.RA", ""],
    companies: list(
      "OFFICINE ROVERI SPA, RISTORANTE DA GINO SRL, COMUNE DI MONTEVERDE, TESSITURA ALPINA SRL",
      ", ",
    ),
    shops: ["ESSELUNGA", "ZALANDO", "AMAZON EU", "COOP"],
    months: list(
      "GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE",
    ),
  },
  PT: {
    ...abroad,
    country: "PT",
    firstNames: list("Beatriz Gonçalo Inês Rui Catarina"),
    lastNames: list("Figueiredo Antunes Sequeira Magalhães Pacheco"),
    titles: ["SR", "SRA", ""],
    companies: list(
      "PADARIA ATLANTICO LDA, HOTELARIA DO TEJO SA, CAMARA MUNICIPAL DE ALVOR, METALURGICA SERRA LDA",
      ", ",
    ),
    shops: ["CONTINENTE", "PINGO DOCE", "WORTEN", "AMAZON EU"],
    months: list("JANEIRO FEVEREIRO MARCO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO"),
  },
};
