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

const abroad = { currency: "EUR", money: "euros" } as const;

const months = (names: string): readonly string[] => names.split(" ");

export const places: Readonly<Record<Place["country"], Place>> = {
  GB: {
    country: "GB",
    currency: "GBP",
    money: "pounds",
    firstNames: [
      "Daniel",
      "Aisha",
      "Gareth",
      "Siobhan",
      "Tunde",
      "Rebecca",
      "Harpreet",
      "Callum",
      "Wei",
      "Marta",
    ],
    lastNames: [
      "Hollis",
      "Rahman",
      "Pryce",
      "Gallagher",
      "Bakare",
      "Stanton",
      "Gill",
      "Drummond",
      "Zhang",
      "Nowicka",
    ],
    titles: ["MR", "MRS", "MS", "MISS", "DR", ""],
    companies: [
      ...[
        "WEXCOMBE FOODS PLC",
        "J PARDOE & SONS",
        "NHS TAYSIDE",
        "ST BRANNOCKS ACADEMY",
        "TRELAWN CARE HOMES LTD",
      ],
      ...[
        "QUAYSTONE RETAIL",
        "LB OF WANSTEAD",
        "MERIDIAN PEOPLE LLP",
        "OAKHAMPTON CITY COUNCIL",
        "FENLAND FREIGHT",
      ],
      ...["BLACKMOOR BREWING CO", "STARLING CLEANING SERVICES", "UNIVERSITY OF ELMSFORD", "KINGSMARSH TRUST"],
      ...["HARE & TORTOISE PUBS", "PENNINE FABRICATIONS LIMITED", "CLEARWATER DENTAL", "ROOKERY FARM SHOP"],
    ],
    shops: ["AMAZON.CO.UK", "ASOS.COM", "TESCO STORES 3312", "ARGOS", "NEXT RETAIL", "BOOTS", "IKEA LTD"],
    months: months("JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC"),
  },
  DE: {
    ...abroad,
    country: "DE",
    firstNames: ["Jürgen", "Anke", "Mehmet", "Sabine", "Lukas", "Nele"],
    lastNames: ["Brandstätter", "Öztürk", "Hinrichsen", "Kowalke", "Vogt", "Schönfeld"],
    titles: ["Herr", "Frau", ""],
    companies: ["Nordlicht Logistik GmbH", "Bäckerei Holm e.K.", "Stadt Wiesenau", "Autohaus Feldmann AG"],
    shops: ["REWE SAGT DANKE", "ZALANDO SE", "OTTO GMBH", "AMAZON EU S.A.R.L."],
    months: months("JANUAR FEBRUAR MAERZ APRIL MAI JUNI JULI AUGUST SEPTEMBER OKTOBER NOVEMBER DEZEMBER"),
  },
  ES: {
    ...abroad,
    country: "ES",
    firstNames: ["Íñigo", "Rocío", "Álvaro", "Nerea", "Joaquín"],
    lastNames: ["Sarmiento", "Ybarra", "Montero", "Peñalver", "Cuesta"],
    titles: ["D.", "Dña.", ""],
    companies: [
      "CONSERVAS DEL SUR SL",
      "HOTELES BAHIA SA",
      "AYUNTAMIENTO DE VALDERRIA",
      "TRANSPORTES MEDINA SLU",
    ],
    shops: ["MERCADONA", "EL CORTE INGLES", "ZARA", "AMAZON EU SARL"],
    months: months(
      "ENERO FEBRERO MARZO ABRIL MAYO JUNIO JULIO AGOSTO SEPTIEMBRE OCTUBRE NOVIEMBRE DICIEMBRE",
    ),
  },
  FR: {
    ...abroad,
    country: "FR",
    firstNames: ["Élodie", "Baptiste", "Fatou", "Jérôme", "Maëlle"],
    lastNames: ["Delacroix", "Benali", "Le Goff", "Marchand", "Rousselet"],
    titles: ["M", "MME", ""],
    companies: [
      "BOULANGERIE MERCIER SARL",
      "TRANSPORTS GARONNE SA",
      "MAIRIE DE VALMONT",
      "ATELIERS LENOIR SAS",
    ],
    shops: ["CARREFOUR", "FNAC", "ZALANDO FRANCE", "AMAZON PAYMENTS"],
    months: months("JANVIER FEVRIER MARS AVRIL MAI JUIN JUILLET AOUT SEPTEMBRE OCTOBRE NOVEMBRE DECEMBRE"),
  },
  IT: {
    ...abroad,
    country: "IT",
    firstNames: ["Chiara", "Niccolò", "Giulia", "Davide", "Federica"],
    lastNames: ["Bellandi", "Esposito", "Tognetti", "Caruso", "Marangon"],
    titles: ["SIG.", "SIG.RA", ""],
    companies: [
      "OFFICINE ROVERI SPA",
      "RISTORANTE DA GINO SRL",
      "COMUNE DI MONTEVERDE",
      "TESSITURA ALPINA SRL",
    ],
    shops: ["ESSELUNGA", "ZALANDO", "AMAZON EU", "COOP"],
    months: months(
      "GENNAIO FEBBRAIO MARZO APRILE MAGGIO GIUGNO LUGLIO AGOSTO SETTEMBRE OTTOBRE NOVEMBRE DICEMBRE",
    ),
  },
  PT: {
    ...abroad,
    country: "PT",
    firstNames: ["Beatriz", "Gonçalo", "Inês", "Rui", "Catarina"],
    lastNames: ["Figueiredo", "Antunes", "Sequeira", "Magalhães", "Pacheco"],
    titles: ["SR", "SRA", ""],
    companies: [
      "PADARIA ATLANTICO LDA",
      "HOTELARIA DO TEJO SA",
      "CAMARA MUNICIPAL DE ALVOR",
      "METALURGICA SERRA LDA",
    ],
    shops: ["CONTINENTE", "PINGO DOCE", "WORTEN", "AMAZON EU"],
    months: months(
      "JANEIRO FEVEREIRO MARCO ABRIL MAIO JUNHO JULHO AGOSTO SETEMBRO OUTUBRO NOVEMBRO DEZEMBRO",
    ),
  },
};
