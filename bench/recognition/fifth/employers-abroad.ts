import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const irish = `ALDI STORES IRELAND = Aldi | Aldi Stores Ireland
SPAR BALLINAMORE = Spar | Spar Ballinamore
HSE SOUTH EAST = HSE | HSE South East
TIPPERARY CO COUNCIL = Tipperary County Council
BEAUMONT HOSPITAL = Beaumont Hospital
TUSLA CFA = Tusla | Tusla Child and Family Agency
MEDTRONIC IRELAND = Medtronic | Medtronic Ireland
KERRY GROUP SVCS = Kerry Group | Kerry Group Services
SCOIL MHUIRE BNS = Scoil Mhuire | Scoil Mhuire BNS
KEOGH BROS HAULAGE = Keogh Brothers Haulage | Keogh Bros
LUAS TRANSDEV = Luas + Transdev | Transdev
LITTLE ROBINS CRECHE = Little Robins | Little Robins Creche
SAFFRON LEAF NAAS = Saffron Leaf | The Saffron Leaf
OSBORNE RECRUITMENT = Osborne Recruitment
LOTTO HOUSE PRINTERS = Lotto House Printers
GRANT ENGINEERING = Grant Engineering`;

const german = `ROSSMANN DROGERIE GMBH = Rossmann | Dirk Rossmann GmbH
GEMEINDE HOLZKIRCHEN-SUED = Gemeinde Holzkirchen-Süd | Gemeinde Holzkirchen-Sued
BOSCH HAUSGERAETE GMBH = Bosch | Bosch Hausgeräte
ASKLEPIOS KLINIK BARMEN = Asklepios | Asklepios Klinik Barmen
DB FERNVERKEHR AG = Deutsche Bahn + DB Fernverkehr AG | DB Fernverkehr
PIZZERIA DA LUIGI = Pizzeria Da Luigi
DIAKONIE NIEDERRODE = Diakonie | Diakonie Niederrode
GEBAEUDEREINIGUNG KURT = Gebäudereinigung Kurt | Gebaeudereinigung Kurt
TEMPTON PERSONAL = Tempton | Tempton Personal
LANDESAMT BESOLDUNG NRW = Land NRW | Landesamt Besoldung NRW
SPARGELHOF WINTER = Spargelhof Winter
MAERZ OFENBAU GMBH = März Ofenbau | Maerz Ofenbau`;

const french = `DECATHLON FRANCE = Decathlon | Decathlon France
VILLE DE MONTARNAUD-SUR-LOT = Ville de Montarnaud-sur-Lot | Mairie de Montarnaud-sur-Lot
CLINIQUE DES ORMES = Clinique des Ormes
SNCF VOYAGEURS = SNCF | SNCF Voyageurs
ADMR DU BOCAGE = ADMR | ADMR du Bocage
PHARMACIE GILLET = Pharmacie Gillet
LA TABLE DE FATOU = La Table de Fatou
PROMAN INTERIM = Proman | Proman Intérim
RECTORAT DE L ARMANCE = Rectorat de l'Armance | Rectorat de l Armance
JUIN FRERES MACONNERIE = Juin Frères | Juin Freres Maconnerie
LOYER DORE IMMOBILIER = Loyer Doré Immobilier | Loyer Dore`;

const spanish = `LIDL SUPERMERCADOS SAU = Lidl | Lidl Supermercados
SERVICIO GALLEGO SALUD = SERGAS + Servicio Gallego de Salud | Servicio Gallego de Salud
CONCELLO DE BARMEIRO = Concello de Barmeiro
CLECE SA = Clece
SEUR GEOPOST SL = SEUR | Seur Geopost
CAFETERIA PLAZA NOVA = Cafetería Plaza Nova | Cafeteria Plaza Nova
NORTEMPO ETT SL = Nortempo | Nortempo ETT
ACADEMIA TRIVIUM = Academia Trivium
REGALOS Y FIESTAS SL = Regalos y Fiestas
JULIO CARPINTEROS SC = Julio Carpinteros`;

const italian = `LIDL ITALIA SRL = Lidl | Lidl Italia
AZIENDA OSPED CASTELFERRO = Azienda Ospedaliera Castelferro | Azienda Osped Castelferro
POSTE ITALIANE SPA = Poste Italiane
MIUR TESORO = Ministero dell'Istruzione + MIUR | MIUR
PIZZERIA VESUVIO SNC = Pizzeria Vesuvio
GI GROUP SPA = Gi Group
COOP SOCIALE AURORA = Cooperativa Sociale Aurora | Coop Sociale Aurora
LAVANDERIA SPLENDOR = Lavanderia Splendor
PREMI E COPPE SRL = Premi e Coppe
LUGLIO VIAGGI SRL = Luglio Viaggi`;

const portuguese = `LIDL & CIA PORTUGAL = Lidl | Lidl Portugal
AGRUP ESCOLAS DE MONCAO = Agrupamento de Escolas de Monção | Agrup Escolas de Moncao
ULS ALTO SADO EPE = ULS Alto Sado
TELEPERFORMANCE PT = Teleperformance
RESTAURANTE O PESCADOR = Restaurante O Pescador | O Pescador
RANDSTAD RECURSOS HUM = Randstad | Randstad Recursos Humanos
PREMIO GRAFICA LDA = Prémio Gráfica | Premio Grafica`;

const polish = `LIDL SP Z OO SP K = Lidl | Lidl Polska
URZĄD MIASTA KLONÓW = Urząd Miasta Klonów | Urzad Miasta Klonow
PRZYCHODNIA ZDROWIE = Przychodnia Zdrowie
AMAZON FULFILLMENT PL = Amazon | Amazon Fulfillment
CUKIERNIA U HALINY = Cukiernia u Haliny
WORK SERVICE SA = Work Service
LIPIEC MEBLE SP J = Lipiec Meble`;

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Employer[]>> = {
  ...{ IE: listed(irish), DE: listed(german), FR: listed(french), ES: listed(spanish) },
  ...{ IT: listed(italian), PT: listed(portuguese), PL: listed(polish) },
};
