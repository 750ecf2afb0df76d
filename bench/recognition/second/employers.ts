import type { Country } from "./labels.ts";

/** Employers as banks name them, and as people type them. */

export interface Employer {
  readonly payer: string;
  /** One is typed; several where a trading name stands beside the registered one. */
  readonly typed: readonly (readonly string[])[];
}

/** `PAYER = one typing | trading name + registered name` */
const parsed = (line: string): Employer => {
  const [payer = "", typed = ""] = line.split(" = ");
  return { payer, typed: typed.split(" | ").map((one) => one.split(" + ")) };
};

const british = `TESCO STORES LTD = Tesco | tesco stores
SAINSBURYS SUPERMARKETS LTD = Sainsburys | J Sainsbury plc + Sainsbury's Supermarkets
ASDA STORES LIMITED = Asda | ASDA Stores
WM MORRISON SUPERMARKETS = Morrisons + Wm Morrison Supermarkets Ltd | Wm Morrison
B&Q LIMITED = B & Q | B&Q
W H SMITH RETAIL = WH Smith | W H Smith
JOHN LEWIS PLC = John Lewis | John Lewis Partnership
GREGGS PLC = Greggs | greggs bakery
NHS GRAMPIAN = NHS Grampian
GUYS AND ST THOMAS NHS = Guy's and St Thomas' | Guys & St Thomas NHS Foundation Trust
BELFAST HSC TRUST = Belfast HSC Trust | Belfast Health & Social Care Trust + Belfast HSC Trust
CARDIFF COUNCIL = Cardiff Council | City of Cardiff Council + Cardiff Council
LEEDS CITY COUNCIL = Leeds City Council
UNIVERSITY OF STIRLING = University of Stirling | Stirling University
HARTWELL & DENE LLP = Hartwell & Dene | Hartwell and Dene LLP
BRACKEN VALE CARE LTD = Bracken Vale Care | Bracken Vale
TILLMOUTH JOINERY LTD = Tillmouth Joinery | tillmouth joinery limited
KITTIWAKE HOTELS LTD = The Harbour Inn + Kittiwake Hotels Ltd | Kittiwake Hotels
POLGLASE FISH CO = Polglase Fish | Polglase Fish Company
SOFTWIND SYSTEMS LTD = Softwind | Softwind Systems
GLENORROCH DISTILLERS = Glenorroch | Glenorroch Distillers Ltd
ALBION ROAD PRIMARY SCH = Albion Road Primary School | Albion Road Primary
CASTLEWELLAN DAIRIES = Castlewellan Dairies | castlewellan dairies ltd
D WILCOCK & SONS = D Wilcock and Sons | Wilcock & Sons
NEXT RETAIL LTD = Next | Next Retail
ROYAL MAIL GROUP LTD = Royal Mail
DPD GROUP UK LTD = DPD | DPD UK
STAGECOACH SERVICES = Stagecoach | Stagecoach Services Ltd
COSTA LTD = Costa Coffee | Costa
JD WETHERSPOON PLC = Wetherspoons + J D Wetherspoon plc | JD Wetherspoon
HAYS SPECIALIST RECRUI = Hays | Hays Specialist Recruitment
ADECCO UK LTD = Adecco | adecco
BLUE ARROW LTD = Blue Arrow
TEMPLINE STAFFING LTD = Templine | Templine Staffing`;

/** Their names look like shops that refund, like wins, pensions, people, months or public offices. */
const misleading = `HILLSIDE SHARED SERVICES BET365 = Bet365 + Hillside (Shared Services) Ltd | BET365 Hillside Shared Services
ENTERPRISE RENT-A-CAR UK = Enterprise Rent-A-Car | Enterprise Rent a Car
PENSION PROTECTION FUND = Pension Protection Fund | the Pension Protection Fund
UNIVERSAL MUSIC UK = Universal Music | Universal Music UK
CASH CONVERTERS UK LTD = Cash Converters
SAVERS HEALTH & BEAUTY = Savers | Savers Health and Beauty
POTS & PANS COOKSHOPS = Pots and Pans | Pots & Pans Cookshops Ltd
CASHBACK LOGISTICS LTD = Cashback Logistics
MARS WRIGLEY UK = Mars | Mars Wrigley
APRIL UK LIMITED = April UK | April
MAY GURNEY LTD = May Gurney | May Gurney Limited
TAYLOR WIMPEY UK LTD = Taylor Wimpey
JAMES FISHER PLC = James Fisher | James Fisher plc
CREDIT STYLE LTD = Credit Style
LOANWOOD SCHOOL TRUST = Loanwood School | Loanwood School Trust
STUDENT LOANS CO LTD = Student Loans Company
DEPT WORK & PENSIONS = DWP + Department for Work and Pensions | Dept for Work & Pensions
HM REVENUE & CUSTOMS = HMRC + HM Revenue and Customs
JOBCENTRE PLUS DWP = Jobcentre Plus
CHILD BENEFIT CHARITY = Child Benefit Charity
GRANT THORNTON UK = Grant Thornton
CHEQUERS INN LTD = Chequers Inn | The Chequers Inn
NATIONAL LOTTERY CF = National Lottery Community Fund + National Lottery CF
AVIVA CENTRAL SERVS = Aviva | Aviva Central Services
PAYPAL UK SERVICES = PayPal | PayPal UK`;

const irish = `TESCO IRELAND LTD = Tesco | Tesco Ireland
DUNNES STORES UC = Dunnes | Dunnes Stores
SUPERMACS IRELAND = Supermac's | Supermacs
HSE DUBLIN NORTH = HSE | HSE Dublin North
KILBRACK CREAMERY = Kilbrack Creamery | Kilbrack
O'DRISCOLL MOTORS = O'Driscoll Motors | O’Driscoll Motors Ltd
CORK CITY COUNCIL = Cork City Council
INTEL IRELAND LTD = Intel | Intel Ireland
BALLYFINNAN ETB = Ballyfinnan ETB
REFUND TECH DUBLIN = Refund Tech
MARCH HARE CAFES = The March Hare + March Hare Cafes | March Hare Cafes
CPL RESOURCES = CPL | Cpl Resources
PENNEYS PRIMARK = Penneys | Primark`;

const german = `LINDENAUER MASCHINENBAU GMBH = Lindenauer Maschinenbau | Lindenauer Maschinenbau GmbH
STADTWERKE OBERHEIM = Stadtwerke Oberheim
REWE MARKT GMBH = REWE | Rewe Markt
KLINIKUM ST GEORG = Klinikum St. Georg | Klinikum St Georg
BÄCKEREI HUFNAGEL KG = Bäckerei Hufnagel | Baeckerei Hufnagel
RENTENBERATUNG KRUSE = Rentenberatung Kruse
RANDSTAD DEUTSCHLAND = Randstad
LAND BRANDENBURG ZBB = Land Brandenburg`;

const french = `CARREFOUR HYPERMARCHES = Carrefour | Carrefour Hypermarchés
MAIRIE DE VALBREUIL = Mairie de Valbreuil
BOULANGERIE TISSOT = Boulangerie Tissot
CHU DE MONTFERRAC = CHU de Montferrac | CHU Montferrac
AVRIL GROUPE SAS = Avril | Groupe Avril
ATELIERS DU CHENE = Ateliers du Chêne
MANPOWER FRANCE = Manpower
PRIMES ET CADEAUX SARL = Primes et Cadeaux`;

const spanish = `MERCADONA SA = Mercadona
AYUNTAMIENTO DE VILLARROYA = Ayuntamiento de Villarroya
TALLERES BENEDI SL = Talleres Benedí | Talleres Benedi
HOSPITAL SAN TELMO = Hospital San Telmo
BIZUM LOGISTICA SL = Bizum Logística
PASTAS ORO DE ARAGON = Pastas Oro de Aragón
RANDSTAD EMPLEO ETT = Randstad | Randstad Empleo`;

const italian = `ESSELUNGA SPA = Esselunga
COMUNE DI ROCCALBA = Comune di Roccalba
OFFICINE GRANDI SRL = Officine Grandi
ASL VAL CERVINA = ASL Val Cervina
PANIFICIO ORSINI SNC = Panificio Orsini
RIMBORSI FACILI SRL = Rimborsi Facili`;

const portuguese = `PINGO DOCE SA = Pingo Doce
CAMARA MUNICIPAL VALMAR = Câmara Municipal de Valmar | Câmara Municipal Valmar
CONFECOES TEIXOSO LDA = Confecções Teixoso
HOSPITAL DA RIBEIRA = Hospital da Ribeira
MARCO SERRALHARIA LDA = Marco Serralharia`;

const polish = `BIEDRONKA JMP SA = Biedronka | Biedronka JMP
ZAKŁAD STOLARSKI JODŁA = Zakład Stolarski Jodła | Zaklad Stolarski Jodla
URZĄD GMINY BRZEZINKA = Urząd Gminy Brzezinka
PIEKARNIA ŻYTNIA SP ZOO = Piekarnia Żytnia`;

export const listed = (text: string): readonly Employer[] => text.split("\n").map(parsed);

export const misleadingEmployers = listed(misleading);

export const employersOf: Readonly<Record<Country, readonly Employer[]>> = {
  GB: listed(british),
  IE: listed(irish),
  DE: listed(german),
  FR: listed(french),
  ES: listed(spanish),
  IT: listed(italian),
  PT: listed(portuguese),
  PL: listed(polish),
};

/** Words of pay in a reference, in which `{m}` is a number that changes. */
export const payWordsOf: Readonly<Record<Country, readonly (readonly [reference: string, word: string])[]>> =
  {
    GB: [
      ["SALARY", "SALARY"],
      ["WAGES", "WAGES"],
      ["SALARY {m}", "SALARY"],
      ["WAGES WK {m}", "WAGES"],
      ["PAYROLL {m}", "PAYROLL"],
      ["NET PAY", "NET PAY"],
      ["MONTHLY SALARY", "SALARY"],
    ],
    IE: [
      ["SALARY", "SALARY"],
      ["WAGES", "WAGES"],
      ["PAYROLL {m}", "PAYROLL"],
      ["NET PAY {m}", "NET PAY"],
    ],
    DE: [
      ["Lohn/Gehalt {m}", "LOHN"],
      ["GEHALT {m}", "GEHALT"],
      ["Verdienstabrechnung Lohn {m}", "LOHN"],
      ["BEZUEGE {m}", "BEZUEGE"],
    ],
    FR: [
      ["SALAIRE {m}", "SALAIRE"],
      ["VIREMENT SALAIRE", "SALAIRE"],
      ["PAIE {m}", "PAIE"],
    ],
    ES: [
      ["NOMINA {m}", "NOMINA"],
      ["NÓMINA", "NÓMINA"],
      ["SALARIO MES {m}", "SALARIO"],
    ],
    IT: [
      ["STIPENDIO {m}", "STIPENDIO"],
      ["EMOLUMENTI MESE {m}", "EMOLUMENTI"],
      ["RETRIBUZIONE {m}", "RETRIBUZIONE"],
    ],
    PT: [
      ["VENCIMENTO {m}", "VENCIMENTO"],
      ["ORDENADO", "ORDENADO"],
      ["SALARIO {m}", "SALARIO"],
    ],
    PL: [
      ["WYNAGRODZENIE ZA {m}", "WYNAGRODZENIE"],
      ["WYNAGRODZENIE", "WYNAGRODZENIE"],
    ],
  };

/** Payers that are no people, and whose payments have no stated purpose. */
export const unknownPayers: readonly string[] = [
  ..."MARLOW & FINCH LTD,DUNMORE HOLDINGS,PELICAN QUAY LLP,FOXLEY LETTINGS,TARN HOWS TRUST".split(","),
  ..."VEREY ESTATES,OSTREA GMBH,LES TILLEULS SCI,NORTHLEACH MGT CO,CALDER VENTURES".split(","),
];
