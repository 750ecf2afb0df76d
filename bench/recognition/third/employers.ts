import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";
import { payWords } from "../second/pay-words.ts";
import type { PayWord } from "../second/vocabulary.ts";

const british = `LEEDS TEACHING HOSPS = Leeds Teaching Hospitals NHS Trust + Leeds Teaching Hosps | leeds teaching hosps
NHS TAYSIDE = NHS Tayside | nhs tayside
ANEURIN BEVAN UHB = Aneurin Bevan University Health Board + Aneurin Bevan UHB | Aneurin Bevan
WESTERN HSC TRUST = Western HSC Trust | Western HSC
BRISTOL CITY COUNCIL = Bristol City Council | bristol city council
LB OF HARINGEY = London Borough of Haringey + LB of Haringey | Haringey
FIFE COUNCIL = Fife Council
SWANSEA COUNCIL = Swansea Council | City and County of Swansea + Swansea Council
MEADOWBANK HOMECARE LTD = Meadowbank Homecare | meadowbank home care + Meadowbank Homecare Ltd
GENTLE HANDS CARE AGENCY = Gentle Hands Care | Gentle Hands Care Agency
OCADO RETAIL LIMITED = Ocado | Ocado Retail
EVRI LTD = Evri | EVRI
WINCANTON GROUP LTD = Wincanton | Wincanton Group
THORNFIELD ACADEMY TRUST = Thornfield Academy | Thornfield Academy Trust
ST BRENDANS HIGH SCHOOL = St Brendan's High School | St. Brendans High School
UNIVERSITY OF KENT = University of Kent | Kent University + University of Kent
R HOLLOWAY PLUMBING = R Holloway Plumbing | Holloway Plumbing
PATEL PHARMACY LTD = Patel Pharmacy | Patel Pharmacy Ltd
M KAYA BARBERS = M Kaya Barbers | M. Kaya Barbers
THE COPPER KETTLE CAFE = The Copper Kettle | Copper Kettle Café
LARKRISE COFFEE LTD = Larkrise Coffee | larkrise coffee
GIANT PAY SOLUTIONS = Giant Pay Solutions | giant pay
BRIGHTSTONE UMBRELLA LTD = Brightstone Umbrella | Brightstone
PARASOL LIMITED = Parasol | Parasol Ltd
MITIE LIMITED = Mitie | MITIE Ltd
GREENE KING RETAILING = Greene King | Greene King Retailing Ltd
PREMIER INN HOTELS = Premier Inn | Whitbread + Premier Inn Hotels
NANDOS CHICKENLAND LTD = Nando's + Nandos Chickenland | Nandos Chickenland Ltd
SCREWFIX DIRECT LTD = Screwfix | Screwfix Direct
SELKIRK ARCHITECTS LLP = Selkirk Architects | Selkirk Architects LLP
QUILLBYTE SOFTWARE LTD = Quillbyte | Quillbyte Software
HARGREAVES & DAUGHTER = Hargreaves & Daughter | Hargreaves and Daughter
MORVEN SALMON FARMS = Morven Salmon | Morven Salmon Farms
RED KITE HOUSING ASSOC = Red Kite Housing Association + Red Kite Housing Assoc | Red Kite Housing`;

const misleading = `LUCKY STRIKE BOWLING LTD = Lucky Strike Bowling | Lucky Strike
MECCA BINGO LTD = Mecca Bingo | Mecca Bingo Ltd
JACKPOT JOES DINER = Jackpot Joe's Diner | Jackpot Joes
THE PENSIONS REGULATOR = The Pensions Regulator | Pensions Regulator
ROYAL LONDON PENSIONS = Royal London Pensions
SIXT RENT A CAR LTD = Sixt Rent a Car | SIXT rent-a-car
RENTOKIL INITIAL UK = Rentokil | Rentokil Initial
BOOKER CASH & CARRY = Booker Cash & Carry | Booker Cash and Carry
CASHMERE COTTAGE LTD = Cashmere Cottage | cashmere cottage
QUICK CASH PAWNBROKERS = Quick Cash Pawnbrokers
TAX REFUND ADVISERS LTD = Tax Refund Advisers
JUNE BAKES LTD = June Bakes | June Bakes Ltd
OCTOBER BOOKS COOP = October Books | October Books Coop
AUGUST & CO SOLICITORS = August & Co | August and Co Solicitors
EVERYDAY LOANS LTD = Everyday Loans
LOANHEAD NURSERY = Loanhead Nursery
LEEDS SAVINGS HOUSE LTD = Leeds Savings House
PAUL SMITH LTD = Paul Smith | Paul Smith Ltd
TED BAKER RETAIL = Ted Baker | Ted Baker Retail
LAURA ASHLEY HOMES LTD = Laura Ashley | Laura Ashley Homes
BENEFIT COSMETICS UK = Benefit Cosmetics | Benefit Cosmetics UK
THE GIFT COMPANY LTD = The Gift Company | Gift Company
STUDENT ROOST LTD = Student Roost
INSURE THE BOX LTD = Insure The Box
EBAY UK STAFF LTD = eBay | eBay UK Staff`;

const irish = `LIDL IRELAND GMBH = Lidl | Lidl Ireland
CENTRA MULLAGHBAWN = Centra Mullaghbawn | Centra
HSE MID WEST = HSE Mid West | HSE + HSE Mid West
GALWAY COUNTY COUNCIL = Galway County Council
COILL DUBH NURSING HOME = Coill Dubh Nursing Home | Coill Dubh
P KINSELLA ROOFING = P Kinsella Roofing | Kinsella Roofing
DUBLIN BUS = Dublin Bus | dublin bus
GRAFTON RECRUITMENT = Grafton Recruitment
SCOIL NAOMH EITHNE = Scoil Naomh Eithne
WOODIES DIY LTD = Woodie's + Woodies DIY | Woodies DIY
SAVINGS LANE CAFE = Savings Lane Cafe | Savings Lane Café`;

const german = `FELDKAMP LOGISTIK GMBH = Feldkamp Logistik | Feldkamp Logistik GmbH
STADT WIESENBURG = Stadt Wiesenburg
EDEKA KÜHNLE E.K. = EDEKA Kühnle | Edeka Kuehnle
UNIKLINIK MARIENTAL = Uniklinik Mariental
PFLEGEDIENST SONNENHOF = Pflegedienst Sonnenhof
CAFE MÜLLERIN OHG = Café Müllerin | Cafe Muellerin
SPARFUCHS MARKT GMBH = Sparfuchs Markt | Sparfuchs
MAI & SOHN ELEKTRO = Mai & Sohn Elektro | Mai und Sohn Elektro`;

const french = `LEROY MERLIN FRANCE = Leroy Merlin
COMMUNE DE SAINT ALVAIN = Commune de Saint-Alvain | Commune de Saint Alvain
GARAGE PELLERIN = Garage Pellerin
EHPAD LES GLYCINES = EHPAD Les Glycines
ADECCO FRANCE = Adecco | Adecco France
CAFE DE LA GARE SARL = Café de la Gare | Cafe de la Gare
AOUT TEXTILES SAS = Août Textiles | Aout Textiles
ASSURANCE CONSEIL PICARD = Assurance Conseil Picard`;

const spanish = `EL CORTE INGLES SA = El Corte Inglés | El Corte Ingles
AJUNTAMENT DE MONTRIU = Ajuntament de Montriu
FERRETERIA OLMEDO SL = Ferretería Olmedo | Ferreteria Olmedo
COLEGIO SANTA IRIA = Colegio Santa Iria
CAFES LA MURALLA SL = Cafés La Muralla | Cafes La Muralla
PRESTAMO DE LIBROS SL = Préstamo de Libros
ADECCO TT SA ETT = Adecco`;

const italian = `COOP ALLEANZA = Coop Alleanza | coop alleanza
COMUNE DI VALSORDA = Comune di Valsorda
FALEGNAMERIA BIANCO SNC = Falegnameria Bianco
OSPEDALE SAN VITALE = Ospedale San Vitale
BAR CENTRALE SAS = Bar Centrale
PRESTITI DEL MARE SRL = Prestiti del Mare
MAGGIO ARREDI SRL = Maggio Arredi`;

const portuguese = `CONTINENTE HIPERMERCADOS = Continente | Continente Hipermercados
MUNICIPIO DE PEDRALVA = Município de Pedralva | Municipio de Pedralva
PADARIA SANTA EULALIA = Padaria Santa Eulália | Padaria Santa Eulalia
CLINICA DO TEJO LDA = Clínica do Tejo
RENDAS E BORDADOS LDA = Rendas e Bordados
TRANSPORTES LOURO SA = Transportes Louro`;

export const misleadingEmployers = listed(misleading);

export const employersOf: Readonly<Record<Country, readonly Employer[]>> = {
  ...{ GB: listed(british), IE: listed(irish), DE: listed(german), FR: listed(french) },
  ...{ ES: listed(spanish), IT: listed(italian), PT: listed(portuguese), PL: [] },
};

export const payWordsOf: Readonly<Record<Country, readonly PayWord[]>> = {
  GB: payWords(
    "SALARY PAYMENT>SALARY,NET WAGES>WAGES,WAGE {m}>WAGE,STAFF WAGES {m}>WAGES,SALARIES>SALARIES,PAYSLIP {m}>PAYSLIP,MTHLY PAYROLL>PAYROLL,BASIC SALARY {m}>SALARY,WAGES {n}>WAGES",
  ),
  IE: payWords("WAGES {n}>WAGES,SALARY PMT {m}>SALARY,PAYROLL>PAYROLL,WEEKLY WAGES>WAGES"),
  DE: payWords("LOHNZAHLUNG {m}>LOHN,GEHALTSZAHLUNG {m}>GEHALT,ENTGELT {m}>ENTGELT,MONATSGEHALT>GEHALT"),
  FR: payWords("SALAIRES {m}>SALAIRE,VIRT SALAIRE {m}>SALAIRE,REMUNERATION {m}>REMUNERATION"),
  ES: payWords("PAGO NOMINA {m}>NOMINA,NOMINA MENSUAL>NOMINA,SUELDO {m}>SUELDO"),
  IT: payWords("STIPENDIO MESE {m}>STIPENDIO,ACCR STIPENDIO>STIPENDIO,EMOLUMENTI {m}>EMOLUMENTI"),
  PT: payWords("VENCIMENTOS {m}>VENCIMENTO,ORDENADO {m}>ORDENADO,PAG SALARIO>SALARIO"),
  PL: [],
};
