import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const irish = `TESCO IRL PAYROLL = Tesco | Tesco Ireland
LIDL IRL STORES = Lidl | Lidl Ireland
HSE EAST COAST = HSE | HSE East Coast
DUBLIN CITY COUNCIL = Dublin City Council | DCC + Dublin City Council
CLARE CO COUNCIL = Clare County Council | Clare Co Council
ST JAMES HOSPITAL = St James's Hospital | St James Hospital
ABBOTT IRELAND = Abbott | Abbott Ireland
STRYKER CORK = Stryker | Stryker Cork
KEPAK GROUP = Kepak
UNIV OF GALWAY = University of Galway | Uni of Galway
NS CLUAIN MHUIRE = NS Cluain Mhuire | Cluain Mhuire National School
BEAUMONT MOTORS = Beaumont Motors
ELVERYS SPORTS = Elverys | Elverys Sports
CENTRA KILCULLEN = Centra | Centra Kilcullen
CARE CHOICE LTD = CareChoice | Care Choice
GO AHEAD IRELAND = Go-Ahead Ireland
MAGUIRE PLUMBING = Maguire Plumbing
EXCEL RECRUITMENT = Excel Recruitment
GARDA SIOCHANA NSSO = An Garda Síochána | Garda Siochana`;

const german = `SIEMENS AG = Siemens
VOLKSWAGEN AG = Volkswagen | VW + Volkswagen
DEUTSCHE TELEKOM SERV = Telekom + Deutsche Telekom | Deutsche Telekom Service
EDEKA HANDELSGES SUEDWEST = Edeka | EDEKA Südwest
KAUFLAND DIENSTL GMBH = Kaufland
STADT AHRENSFELD = Stadt Ahrensfeld
UNIVERSITAETSKLINIKUM AHRENSFELD = Uniklinik Ahrensfeld + Universitätsklinikum Ahrensfeld | Universitätsklinikum Ahrensfeld
LANDESAMT F FINANZEN BAYERN = Freistaat Bayern + Landesamt für Finanzen Bayern | Landesamt für Finanzen
MALTESER HILFSDIENST = Malteser | Malteser Hilfsdienst
DACHSER SE = Dachser
GETRAENKE WESTERMANN = Getränke Westermann | Getraenke Westermann
AUTOHAUS PREUSS GMBH = Autohaus Preuss
ZAHNARZTPRAXIS DR LENZ = Zahnarztpraxis Dr. Lenz | Praxis Dr Lenz
RESTAURANT AKROPOLIS = Akropolis | Restaurant Akropolis
GEGENBAUER SERVICES = Gegenbauer
TIMEPARTNER PERSONAL = Timepartner
KITA SONNENSCHEIN EV = Kita Sonnenschein
HOFER KG = Hofer
WIENER LINIEN GMBH = Wiener Linien
LAND STEIERMARK = Land Steiermark
VOESTALPINE STAHL = voestalpine
HOTEL ALPENROSE = Hotel Alpenrose | Alpenrose`;

const french = `LECLERC SODIVAL = Leclerc + Sodival | Leclerc
INTERMARCHE SA BELROCHE = Intermarché | Intermarche Belroche
VILLE DE BELROCHE = Ville de Belroche | Mairie de Belroche
CHU BELROCHE = CHU de Belroche | CHU Belroche
LA POSTE SA = La Poste
AIRBUS OPERATIONS SAS = Airbus
DGFIP EDUCATION NATIONALE = Éducation nationale | Education Nationale
ADECCO TRAVAIL TEMP = Adecco
BOULANGERIE AUBERT = Boulangerie Aubert
GARAGE DUPUIS SARL = Garage Dupuis
RESTAURANT LE PHARE = Le Phare | Restaurant Le Phare
CAPGEMINI TECHNO SERV = Capgemini
SAMSIC PROPRETE = Samsic
CABINET MEDICAL HUGUET = Cabinet Huguet | Cabinet Médical Huguet
CRECHE LES LUTINS = Crèche Les Lutins | Creche Les Lutins`;

const spanish = `CARREFOUR CC SA = Carrefour | Carrefour España
INDITEX SA = Inditex
AYUNTAMIENTO DE RIOALTO = Ayuntamiento de Rioalto
SERMAS HOSPITAL RIOALTO = SERMAS | Hospital de Rioalto + SERMAS
TELEFONICA DE ESPANA = Telefónica | Telefonica de España
ILUNION LIMPIEZA = Ilunion | Ilunion Limpieza
RESTAURANTE LA PARRA SL = La Parra | Restaurante La Parra
ADECCO ETT RIOALTO = Adecco
CONSTRUCCIONES HNOS GIL = Construcciones Hermanos Gil | Construcciones Hnos Gil
COLEGIO LOS ALAMOS = Colegio Los Álamos | Colegio Los Alamos
TRANSPORTES NAVARRETE = Transportes Navarrete`;

const italian = `CONAD NORD OVEST = Conad
COMUNE DI SANTELMO = Comune di Santelmo
MINISTERO ECONOMIA NOIPA = NoiPA + Ministero dell'Economia | MEF NoiPA
AO SANTELMO = Azienda Ospedaliera Santelmo + AO Santelmo | AO Santelmo
STELLANTIS EUROPE SPA = Stellantis
TRENITALIA PERSONALE = Trenitalia
RISTORANTE DA PIERO = Da Piero | Ristorante Da Piero
RANDSTAD ITALIA SPA = Randstad
AUTOFFICINA MORONI = Autofficina Moroni | Moroni
COOP SOC IL GIRASOLE = Il Girasole | Cooperativa Il Girasole`;

const portuguese = `MODELO CONTINENTE = Continente | Modelo Continente
MUNICIPIO DE ALTAMAR = Município de Altamar | Câmara de Altamar + Município de Altamar
ULS ALTAMAR = ULS Altamar
RESTAURANTE A NAU LDA = A Nau | Restaurante A Nau
METALURGICA DUARTE = Metalúrgica Duarte | Metalurgica Duarte
MANPOWER PORTUGAL = Manpower
IGEFE EDUCACAO = IGeFE | Agrupamento de Escolas + IGeFE Educação
CONTACTO 24 CALL CENTER = Contacto 24`;

const polish = `KAUFLAND POLSKA = Kaufland | Kaufland Polska
URZĄD MIASTA SOSNOWIEC DLN = Urząd Miasta Sosnowiec Dolny | Urzad Miasta Sosnowiec Dln
SZPITAL WOJEWÓDZKI ŁANY = Szpital Wojewódzki Łany | Szpital Wojewodzki Lany
PKP CARGO SA = PKP Cargo
RESTAURACJA ZACISZE = Zacisze | Restauracja Zacisze
RANDSTAD POLSKA = Randstad
STOLARZ I WSPÓLNICY = Stolarz i Wspólnicy | Stolarz i Wspolnicy`;

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Employer[]>> = {
  IE: listed(irish),
  DE: listed(german),
  FR: listed(french),
  ES: listed(spanish),
  IT: listed(italian),
  PT: listed(portuguese),
  PL: listed(polish),
};
