import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const irish = `MUSGRAVE RETAIL PARTNERS = Musgrave | Musgrave Retail Partners
HSE WEST AND NORTH WEST = HSE West | HSE West and North West
WEXFORD COUNTY COUNCIL = Wexford County Council | wexford co council
MATER MISERICORDIAE = Mater Hospital + Mater Misericordiae | Mater Misericordiae
PFIZER RINGASKIDDY = Pfizer | Pfizer Ringaskiddy
DAWN MEATS GROUP = Dawn Meats
COLAISTE IDE AGUS IOSEF = Colaiste Ide agus Iosef | Coláiste Íde agus Iosef
HEGARTY PLANT HIRE = Hegarty Plant Hire
IRISH RAIL STAFF = Irish Rail | Iarnród Éireann + Irish Rail
TIR NA NOG MONTESSORI = Tír na nÓg Montessori | Tir na nOg Montessori
BOMBAY PANTRY SLIGO = Bombay Pantry
MORGAN MCKINLEY = Morgan McKinley
CIRCLE K ATHENRY = Circle K | Circle K Athenry
BRENNANS BREAD = Brennans Bread
PRIZE CATTLE MART LTD = Prize Cattle Mart
PENSION HOUSE HOTEL = Pension House Hotel
THE RENT A PITCH CO = Rent a Pitch`;

const german = `DM DROGERIE MARKT GMBH = dm-drogerie markt | dm Drogeriemarkt + dm drogerie markt
STADT LINDHORST STADTKASSE = Stadt Lindhorst
ZF FRIEDRICHSHAFEN AG = ZF Friedrichshafen | ZF
SANA KLINIKEN LINDHORST = Sana Kliniken | Sana Klinik Lindhorst
HERMES GERMANY GMBH = Hermes | Hermes Germany
GASTHAUS ZUM HIRSCHEN = Gasthaus zum Hirschen | Zum Hirschen
AWO KREISVERBAND LINDHORST = AWO | AWO Kreisverband Lindhorst
PIEPENBROCK DIENSTLSTG = Piepenbrock | Piepenbrock Dienstleistungen
FERCHAU GMBH = Ferchau | FERCHAU Engineering + Ferchau
LANDESOBERKASSE HESSEN = Land Hessen + Landesoberkasse Hessen | Landesoberkasse Hessen
ELEKTRO GRABOWSKI = Elektro Grabowski
ZINSER MODEHAUS KG = Zinser | Modehaus Zinser
RENTKAMP FENSTERBAU = Rentkamp Fensterbau
JULI FLORISTIK E.K. = Juli Floristik`;

const french = `SYSTEME U OUEST = Système U | Systeme U
VILLE DE HAUTEVIGNE = Ville de Hautevigne | Mairie de Hautevigne
CENTRE HOSP HAUTEVIGNE = Centre Hospitalier de Hautevigne | CH Hautevigne + Centre Hosp Hautevigne
RATP EPIC = RATP
AIDOMENAGE DES VIGNES = Aidoménage des Vignes | Aidomenage
BOUCHERIE LAMOTTE = Boucherie Lamotte
BISTROT CHEZ NASSIM = Chez Nassim | Bistrot Chez Nassim
CRIT INTERIM = Crit | Crit Intérim
MINISTERE DES ARMEES = Ministère des Armées | Ministere des Armees
PEINTURES FERREIRA = Peintures Ferreira
JUILLET PAYSAGES SARL = Juillet Paysages
BOURSE AUX VELOS SCOP = Bourse aux Vélos | Bourse aux Velos
MUTUELLE DES ARTS ASSO = Mutuelle des Arts`;

const spanish = `DIA RETAIL ESPANA SA = DIA | Dia Retail España
OSAKIDETZA = Osakidetza
AYTO DE MONTEZUELA = Ayuntamiento de Montezuela | Ayto de Montezuela
FERROVIAL SERVICIOS = Ferrovial | Ferrovial Servicios
CORREOS Y TELEGRAFOS = Correos | Correos y Telegrafos
TABERNA EL PUERTO CB = Taberna El Puerto
EULEN FLEXIPLAN ETT = Flexiplan | Eulen Flexiplan
CLINICA DENTAL OLMO = Clínica Dental Olmo | Clinica Dental Olmo
ALQUILERES NAUTICOS SL = Alquileres Náuticos | Alquileres Nauticos
MARZO PUBLICIDAD SLU = Marzo Publicidad
INTERESES CULTURALES SC = Intereses Culturales`;

const italian = `EUROSPIN ITALIA SPA = Eurospin | Eurospin Italia
COMUNE DI MONTELUPARA = Comune di Montelupara
AZIENDA TRASPORTI ALTAVAL = Azienda Trasporti Altaval
OSPEDALE SANTA FOSCA = Ospedale Santa Fosca
TRATTORIA LA LANTERNA = Trattoria La Lanterna | La Lanterna
UMANA SPA = Umana
COOP SERVICE NETTURBINI = Coopservice + Coop Service Netturbini | Coop Service Netturbini
PASTICCERIA BONTEMPI = Pasticceria Bontempi
AGOSTO COSTRUZIONI SRL = Agosto Costruzioni
AFFITTI E VELA SRL = Affitti e Vela
CASSA DI LEGNO SNC = Cassa di Legno`;

const portuguese = `SONAE MC SERVICOS = Sonae MC | Sonae
MUNICIPIO DE RIBALVA = Município de Ribalva | Câmara Municipal de Ribalva + Municipio de Ribalva
CENTRO HOSP OESTE NORTE = Centro Hospitalar Oeste Norte | Centro Hosp Oeste Norte
PASTELARIA DONA ROSA = Pastelaria Dona Rosa
KELLY SERVICES PT = Kelly Services
METALO SAO BENTO LDA = Metalo São Bento | Metalo Sao Bento
ABRIL JARDINS LDA = Abril Jardins
SEGUROS DE MAR OFICINA = Seguros de Mar`;

const polish = `ŻABKA POLSKA SP Z OO = Żabka | Zabka Polska + Żabka
URZĄD GMINY LIPINY = Urząd Gminy Lipiny | Urzad Gminy Lipiny
SZPITAL POWIATOWY LIPINY = Szpital Powiatowy Lipiny
CCC FABRYKA OBUWIA = CCC | CCC Fabryka Obuwia
BAR MLECZNY POD ZEGAREM = Bar Mleczny Pod Zegarem
LEASINGTEAM GROUP = LeasingTeam | Leasing Team + LeasingTeam Group
PAŹDZIERNIK OKNA SP J = Październik Okna | Pazdziernik Okna
LOKATA MEBLE S C = Lokata Meble`;

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Employer[]>> = {
  ...{ IE: listed(irish), DE: listed(german), FR: listed(french), ES: listed(spanish) },
  ...{ IT: listed(italian), PT: listed(portuguese), PL: listed(polish) },
};
