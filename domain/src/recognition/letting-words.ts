import { anyOf } from "./wording.ts";

/** Words by which rent that a letting agent passes on to a landlord is told from a share of one's own rent, in six languages. */

export const LETTING_AGENT = anyOf(
  "(?:LTD|LIMITED|PLC|LLP|GMBH|KG|AG|SARL|SAS|SCI|SLU?|SRL|SPA|LDA|SP Z O O)",
  "LETTINGS?",
  "LANDLORDS?",
  "PROPERT(?:Y|IES)",
  "ESTATES?",
  "(?:ESTATE|LETTING|RENTAL|MANAGING) AGENTS?",
  "AGENTS",
  "HOMES",
  "HOUSING",
  "RENTALS?",
  "RESIDENTIAL",
  "(?:HAUS|IMMOBILIEN|MIET)?VERWALTUNG",
  "HAUSVERWALTER",
  "\\w*IMMOBILI\\w*",
  "INMOBILIARIAS?",
  "IMOBILIARIAS?",
  "NIERUCHOMOSCI",
  "SYNDIC",
  "AGENCE",
  "AGENZIA",
  "REGIE",
  "FINCAS",
  "LETS",
  "LET AGENTS?",
  "PROPS?",
  "(?:MGMT|MGT|MNGMT|MNGT|MANAGEMENT)",
  "REALTY",
  "GERANCE",
  "GESTION LOCATIVE",
  "AMMINISTRAZIONI?",
  "GESTAO",
  "ZARZAD\\w*",
);

/** Tenants and flatmates do not write so: it is what is left for the landlord. */
export const RENT_OF_LANDLORD = anyOf(
  "NET RENT(?:AL)?S?",
  // The firm names the home that it lets: `SMITH & SONS RENT 2 OAK TCE`.
  "RENT (?:FLAT |APT )?\\d+\\w? \\w+(?: \\w+)? (?:TCE|TERRACE|RD|ROAD|ST|STREET|AVE|AVENUE|LANE|LN|CLOSE|COURT|CT|CRES\\w*|DRIVE|DR|WAY|SQ\\w*|GDNS|GARDENS|PLACE|PL|PARK)",
  "RENT(?:AL)? (?:NET|INCOME|PAY ?OUT|PROCEEDS|STATEMENT|STMT|REMITTANCE|COLLECTED|LESS (?:FEES?|COMM\\w*))",
  "LANDLORDS? (?:PAYMENT|PYMT|PAYT|PMT|PAY ?OUT|STATEMENT|STMT|INCOME)",
  "MIET(?:EINNAHMEN?|ERTRAG|ERTRAE?GE|UE?BERSCHUSS)",
  "LOYERS? (?:NETS?|ENCAISSES?|PERCUS?|REVERSES?)",
  "(?:REVENUS? (?:LOCATIFS?|FONCIERS?)|REVERSEMENT (?:DE )?LOYERS?)",
  "(?:ALQUILER(?:ES)?|RENTAS?) NET[OA]S?",
  "LIQ(?:UIDACION)? (?:DE )?(?:ALQUILER(?:ES)?|RENTAS?)",
  "(?:CANONI?|AFFITTI?|LOCAZIONE) NETT[IO]",
  "RENDAS? (?:LIQUIDAS?|RECEBIDAS?)",
  "(?:CZYNSZ|NAJEM) NETTO",
);
