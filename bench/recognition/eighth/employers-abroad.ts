import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const irish = `HOMESTORE & MORE = Homestore & More | Homestore and More
JYSK IRELAND = JYSK
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
NORMA LEBENSMITTEL SE = Norma | NORMA Lebensmittel
GLOBUS HANDELSHOF = Globus
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
COLRUYT BELROCHE = Colruyt | Colruyt Belroche
VILLE DE BELROCHE = Ville de Belroche | Mairie de Belroche
CHU BELROCHE = CHU de Belroche | CHU Belroche
LA POSTE SA = La Poste
AIRBUS OPERATIONS SAS = Airbus
DGFIP EDUCATION NATIONALE = Éducation nationale | Education Nationale
SUPPLAY INTERIM = Supplay
BOULANGERIE AUBERT = Boulangerie Aubert
GARAGE DUPUIS SARL = Garage Dupuis
RESTAURANT LE PHARE = Le Phare | Restaurant Le Phare
ALTEN SA = Alten
SAMSIC PROPRETE = Samsic
CABINET MEDICAL HUGUET = Cabinet Huguet | Cabinet Médical Huguet
CRECHE LES LUTINS = Crèche Les Lutins | Creche Les Lutins`;

const spanish = `EROSKI S COOP = Eroski
INDITEX SA = Inditex
AYUNTAMIENTO DE RIOALTO = Ayuntamiento de Rioalto
SERMAS HOSPITAL RIOALTO = SERMAS | Hospital de Rioalto + SERMAS
TELEFONICA DE ESPANA = Telefónica | Telefonica de España
ILUNION LIMPIEZA = Ilunion | Ilunion Limpieza
RESTAURANTE LA PARRA SL = La Parra | Restaurante La Parra
NEXIAN ETT = Nexian
CONSTRUCCIONES HNOS GIL = Construcciones Hermanos Gil | Construcciones Hnos Gil
COLEGIO LOS ALAMOS = Colegio Los Álamos | Colegio Los Alamos
TRANSPORTES NAVARRETE = Transportes Navarrete`;

const italian = `PAM PANORAMA SPA = Pam | Pam Panorama
COMUNE DI SANTELMO = Comune di Santelmo
MINISTERO ECONOMIA NOIPA = NoiPA + Ministero dell'Economia | MEF NoiPA
AO SANTELMO = Azienda Ospedaliera Santelmo + AO Santelmo | AO Santelmo
STELLANTIS EUROPE SPA = Stellantis
ATM MILANO SPA = ATM | ATM Milano
RISTORANTE DA PIERO = Da Piero | Ristorante Da Piero
ETJCA SPA = Etjca
AUTOFFICINA MORONI = Autofficina Moroni | Moroni
COOP SOC IL GIRASOLE = Il Girasole | Cooperativa Il Girasole`;

const portuguese = `APOLONIA SUPERMERCADOS = Apolónia | Apolonia Supermercados
MUNICIPIO DE ALTAMAR = Município de Altamar | Câmara de Altamar + Município de Altamar
ULS ALTAMAR = ULS Altamar
RESTAURANTE A NAU LDA = A Nau | Restaurante A Nau
METALURGICA DUARTE = Metalúrgica Duarte | Metalurgica Duarte
EGOR OUTSOURCING = Egor
IGEFE EDUCACAO = IGeFE | Agrupamento de Escolas + IGeFE Educação
CONTACTO 24 CALL CENTER = Contacto 24`;

const polish = `POLOMARKET SP Z OO = Polomarket
URZĄD MIASTA SOSNOWIEC DLN = Urząd Miasta Sosnowiec Dolny | Urzad Miasta Sosnowiec Dln
SZPITAL WOJEWÓDZKI ŁANY = Szpital Wojewódzki Łany | Szpital Wojewodzki Lany
PKP CARGO SA = PKP Cargo
RESTAURACJA ZACISZE = Zacisze | Restauracja Zacisze
OTTO WORK FORCE = Otto Work Force
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
