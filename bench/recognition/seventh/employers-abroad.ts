import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const irish = `MACE KILLORGLIN = Mace | Mace Killorglin
LAOIS OFFALY ETB = Laois and Offaly ETB | Laois Offaly ETB
ROSCOMMON CO COUNCIL = Roscommon County Council | roscommon co co
TALLAGHT UNIV HOSPITAL = Tallaght University Hospital | Tallaght Hospital + Tallaght Univ Hospital
BOSTON SCIENTIFIC CLONMEL = Boston Scientific | Boston Scientific Clonmel
LAKELAND DAIRIES = Lakeland Dairies
SCOIL BHRIDE CAHIR = Scoil Bhríde | Scoil Bhride Cahir
MURTAGH ELECTRICAL = Murtagh Electrical
LOCAL LINK KERRY = Local Link Kerry | TFI Local Link + Local Link Kerry
LITTLE ACORNS CRECHE = Little Acorns Creche | Little Acorns
APACHE PIZZA TRIM = Apache Pizza | Apache Pizza Trim
LINCOLN RECRUITMENT = Lincoln Recruitment
APPLEGREEN ENFIELD = Applegreen | Applegreen Enfield
KEOGHS CRISPS = Keogh's Crisps | Keoghs Crisps
LOTTO LANE MOTORS = Lotto Lane Motors
RENTS AND REELS FISHING = Rents and Reels Fishing | Rents & Reels
LOAN LANE CAFE = Loan Lane Cafe | Loan Lane Café
DEPT OF EDUCATION PAYROLL = Department of Education | Dept of Education`;

const german = `MUELLER HANDELS GMBH = Müller + Müller Handels | Mueller Handels GmbH
STADTKASSE BRUCKWEILER = Stadt Bruckweiler + Stadtkasse Bruckweiler | Stadtkasse Bruckweiler
CONTINENTAL AUTOMOTIVE GMBH = Continental | Continental Automotive
HELIOS KLINIKUM BRUCKWEILER = Helios | Helios Klinikum Bruckweiler
GLS PAKETDEPOT GMBH = GLS | GLS Paketdepot
GASTHOF ZUR SONNE = Gasthof zur Sonne | Zur Sonne
LEBENSHILFE BRUCKWEILER = Lebenshilfe | Lebenshilfe Bruckweiler
WISAG GEBAEUDEREINIGUNG = WISAG | Wisag Gebäudereinigung
BRUNEL GMBH = Brunel
LANDESKASSE THUERINGEN = Freistaat Thüringen + Landeskasse Thüringen | Landeskasse Thueringen
MALER HUBER & SOHN = Maler Huber | Maler Huber & Sohn
BAECKEREI KRONTHALER = Bäckerei Kronthaler | Baeckerei Kronthaler
BILLA AG = Billa
MAGISTRAT STADT TRAUNBERG = Stadt Traunberg | Magistrat Stadt Traunberg
OEBB PERSONENVERKEHR AG = ÖBB | ÖBB Personenverkehr + OEBB Personenverkehr
SKISCHULE TRAUNBERG OG = Skischule Traunberg
TISCHLEREI ALMBERGER = Tischlerei Almberger
ZINSMEISTER METALLBAU = Zinsmeister Metallbau
MIETHKE LANDTECHNIK = Miethke Landtechnik
MAERZ SCHOKOLADEN KG = März Schokoladen | Maerz Schokoladen
ERSTATTER REISEN GMBH = Erstatter Reisen`;

const french = `CORA HYPERMARCHES = Cora | Cora Hypermarchés
MAIRIE DE CLAIRVAL = Mairie de Clairval | Ville de Clairval + Mairie de Clairval
HOPITAL NORD CLAIRVAL = Hôpital Nord Clairval | Hopital Nord Clairval
KEOLIS CLAIRVAL = Keolis | Keolis Clairval
O2 SERVICES A DOMICILE = O2 | O2 Services à Domicile + O2 Services
FROMAGERIE DES COMBES = Fromagerie des Combes
CREPERIE TI LOUARN = Crêperie Ti Louarn | Creperie Ti Louarn
ACTUAL EMPLOI INTERIM = Actual Emploi | Actual Emploi Intérim
RECTORAT ACAD CLAIRVAL = Rectorat de Clairval | Académie de Clairval + Rectorat Clairval
MENUISERIE OLIVEIRA = Menuiserie Oliveira
AVRIL TRAITEUR SARL = Avril Traiteur
ASSURAND TOITURES = Assurand Toitures
LOYER FRERES MACONNERIE = Loyer Frères | Loyer Freres Maçonnerie
REMY BOURSIER TRANSPORT = Rémy Boursier Transport | Remy Boursier Transport`;

const spanish = `ALCAMPO SA = Alcampo
SERVICIO ANDALUZ DE SALUD = Servicio Andaluz de Salud | SAS + Servicio Andaluz de Salud
AYUNTAMIENTO DE PEDROLLANO = Ayuntamiento de Pedrollano
ACCIONA FACILITY SERV = Acciona | Acciona Facility Services
ADIF ALTA VELOCIDAD = Adif
MESON LA ENCINA SL = Mesón La Encina | Meson La Encina
TEMPORING ETT = Temporing
FARMACIA LDA BALLESTER = Farmacia Ballester
ABRIL Y MAYO MODA SL = Abril y Mayo Moda | Abril y Mayo
PRESTAMO LIBROS SCOOP = Préstamo Libros | Prestamo Libros
BOLSAS DEL NORTE SA = Bolsas del Norte
GRANJA LOS FRESNOS = Granja Los Fresnos`;

const italian = `TIGROS SPA = Tigros
COMUNE DI PIEVALTA = Comune di Pievalta
TRENORD SRL = Trenord
ASL PIEVALTA = ASL Pievalta | Azienda Sanitaria Pievalta + ASL Pievalta
PIZZERIA IL FORNACINO = Il Fornacino | Pizzeria Il Fornacino
OPENJOBMETIS SPA = Openjobmetis | Openjob + Openjobmetis
DUSSMANN SERVICE SRL = Dussmann | Dussmann Service
FALEGNAMERIA ROSSETTI = Falegnameria Rossetti
MARZO MODA SRL = Marzo Moda
CREDITA SOFTWARE SRL = Credita Software
RISPARMIO ENERGIA IMPIANTI = Risparmio Energia Impianti | Risparmio Energia`;

const portuguese = `MINIPRECO LOJAS = Minipreço | Minipreco Lojas
CM DE VALMOURA = Câmara Municipal de Valmoura + CM de Valmoura | CM Valmoura
HOSPITAL DE VALMOURA EPE = Hospital de Valmoura
CAFE CENTRAL VALMOURA = Café Central | Cafe Central Valmoura
EUROFIRMS PT = Eurofirms
CORTICEIRA PINHAL LDA = Corticeira Pinhal
POUPANCA VERDE SOLAR LDA = Poupança Verde Solar | Poupanca Verde Solar
JANEIRO & FILHOS LDA = Janeiro & Filhos`;

const polish = `STOKROTKA SP Z OO = Stokrotka
GMINA JODŁOWO = Gmina Jodłowo | Gmina Jodlowo
SZPITAL MIEJSKI JODŁOWO = Szpital Miejski Jodłowo
LPP SA REDAN = LPP
KARCZMA U ZBÓJA = Karczma u Zbója | Karczma u Zboja
ADEKWATNI PRACA = Adekwatni Praca | Adekwatni
MAJ I SYNOWIE TARTAK = Maj i Synowie | Tartak Maj i Synowie
ZWROTNICA KOLEJ SP Z OO = Zwrotnica Kolej`;

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Employer[]>> = {
  ...{ IE: listed(irish), DE: listed(german), FR: listed(french), ES: listed(spanish) },
  ...{ IT: listed(italian), PT: listed(portuguese), PL: listed(polish) },
};
