import { listed } from "../second/employers.ts";

const irish = `TESCO IRELAND = Tesco | Tesco Ireland
LIDL IRELAND = Lidl | Lidl Ireland
SUPERVALU CARRIGALINE = SuperValu | SuperValu Carrigaline
PENNEYS IRELAND = Penneys
HSE SOUTH WEST = HSE | HSE South West
MAYO COUNTY COUNCIL = Mayo County Council
KILDARE & WICKLOW ETB = Kildare and Wicklow ETB | KWETB + Kildare & Wicklow ETB
UNIVERSITY COLLEGE CORK = University College Cork | UCC + University College Cork
GAELSCOIL NA COILLE = Gaelscoil na Coille
MERCY UNIVERSITY HOSP = Mercy University Hospital | Mercy Hospital
PEPSICO IRELAND = PepsiCo | Pepsico Ireland
DELL PRODUCTS LIMERICK = Dell | Dell Limerick
ARYZTA FOOD SOLUTIONS = Aryzta
SPECSAVERS NAVAN = Specsavers | Specsavers Navan
HARVEY NORMAN SWORDS = Harvey Norman
DOOLEYS BAR = Dooleys Bar | Dooley's Bar
OCALLAGHAN HOTELS = O'Callaghan Hotels
COMFORT KEEPERS = Comfort Keepers
HALLY ELECTRICAL = Hally Electrical
DEPT OF DEFENCE = Department of Defence | Defence Forces + Department of Defence
IARNROD EIREANN = Iarnród Éireann | Irish Rail + Iarnród Éireann
FRS RECRUITMENT = FRS | FRS Recruitment`;

const german = `ROBERT BOSCH GMBH = Bosch | Robert Bosch GmbH
MERCEDES-BENZ AG = Mercedes-Benz | Mercedes Benz
KAUFLAND VERTRIEB = Kaufland
EDEKA MARKT HOLLMANN = Edeka Hollmann | Edeka
ALDI SUED DIENSTLEIST = Aldi Süd | ALDI SÜD + Aldi Sued
DB REGIO AG = DB Regio | Deutsche Bahn + DB Regio
STADTVERWALTUNG KALTENAU = Stadtverwaltung Kaltenau | Stadt Kaltenau
KLINIKUM KALTENAU GGMBH = Klinikum Kaltenau
LBV NRW LAND NRW = LBV NRW | Land NRW
DRK KREISVERBAND KALTENAU = DRK | DRK Kreisverband Kaltenau
ALBERS STEUERBERATER = Albers Steuerberater | Steuerberater Albers
BAECKEREI STROBEL = Bäckerei Strobel | Baeckerei Strobel
FRISEUR HAARSCHARF = Friseur Haarscharf | Haarscharf
PIZZERIA BELLA ITALIA = Pizzeria Bella Italia | Bella Italia
ELEKTRO WIEGAND GMBH = Elektro Wiegand
PFLEGEHEIM LINDENHOF = Pflegeheim Lindenhof | Lindenhof
MANPOWER GMBH = Manpower
SAP SE = SAP | SAP SE
MEDIAMARKT SATURN RETAIL = MediaMarkt | Mediamarkt Saturn
WACKER REINIGUNG KG = Wacker Reinigung
SPAR OESTERREICH WAREN = Spar Österreich | SPAR
MAGISTRAT WELSBERG = Magistrat Welsberg
OEBB INFRASTRUKTUR AG = ÖBB Infrastruktur | ÖBB + OEBB Infrastruktur
TISCHLEREI AIGNER = Tischlerei Aigner | Aigner
GASTHAUS KREUZWIRT = Kreuzwirt | Gasthaus Kreuzwirt`;

const french = `CARREFOUR SUPERMARCHES = Carrefour
INTERMARCHE SOREDIS = Intermarché | Soredis + Intermarché
LIDL SNC = Lidl
SNCF RESEAU = SNCF | SNCF Réseau
VILLE DE SAINT-ERLOUP = Ville de Saint-Erloup | Mairie de Saint-Erloup
HOPITAL DE SAINT-ERLOUP = Hôpital de Saint-Erloup | Hopital Saint-Erloup
RECTORAT DE MERVANCE = Rectorat de Mervance | Éducation nationale + Rectorat de Mervance
ORANGE SA = Orange
CAPGEMINI FRANCE = Capgemini
RANDSTAD INTERIM = Randstad
EIFFAGE CONSTRUCTION = Eiffage
BOULANGERIE PASCAUD = Boulangerie Pascaud
SARL MARTEL PLOMBERIE = Martel Plomberie | Martel
PHARMACIE DU PORT = Pharmacie du Port
BRASSERIE L ESCALE = L'Escale | Brasserie L'Escale
ELIOR RESTAURATION = Elior
DERICHEBOURG PROPRETE = Derichebourg`;

const spanish = `LIDL SUPERMERCADOS = Lidl
CARREFOUR CENTROS COM = Carrefour
AYTO VALDEPEDRO = Ayuntamiento de Valdepedro | Ayto Valdepedro
SERVICIO MURCIANO SALUD = Servicio Murciano de Salud
JUNTA DE ANDALUCIA = Junta de Andalucía | Junta de Andalucia
INDRA SISTEMAS SA = Indra
SECURITAS SEGURIDAD = Securitas
HOTEL MIRADOR SL = Hotel Mirador
BAR RESTAURANTE TOMAS = Bar Tomás | Bar Restaurante Tomás
SYNERGIE TT ETT = Synergie
TALLERES ORDOÑEZ SL = Talleres Ordóñez | Talleres Ordoñez
LIMPIEZAS CRISTAL SL = Limpiezas Cristal
PANADERIA EL TRIGAL = El Trigal | Panadería El Trigal`;

const italian = `COOP LOMBARDIA SC = Coop | Coop Lombardia
CONAD NORD OVEST = Conad | Conad Nord Ovest
COMUNE DI VALLORSA = Comune di Vallorsa
NOIPA MEF PAGAMENTI = NoiPA
ASST VALLORSA = ASST Vallorsa
LEONARDO SPA = Leonardo
AUTOGRILL ITALIA SPA = Autogrill
RANDSTAD ITALIA SPA = Randstad
BAR SPORT DI GHEZZI = Bar Sport | Bar Sport di Ghezzi
EDIL FUMAGALLI SRL = Edil Fumagalli | Fumagalli
STUDIO DENTISTICO RAIMONDI = Studio Raimondi | Studio Dentistico Raimondi
COPMA PULIZIE SCRL = Copma`;

const portuguese = `PINGO DOCE DIST ALIM = Pingo Doce
LIDL E COMPANHIA = Lidl
MUN DE SERRAVAL = Município de Serraval | Câmara Municipal de Serraval
CH SERRAVAL EPE = CH Serraval | Centro Hospitalar de Serraval
AGRUP ESC SERRAVAL = Agrupamento de Escolas de Serraval
MODELO CONTINENTE SA = Continente | Modelo Continente
RANDSTAD II PRESTACAO = Randstad
CAFE CENTRAL SERRAVAL = Café Central | Cafe Central Serraval
TRANSPORTES MEALHA LDA = Transportes Mealha
PADARIA FLOR DO MINHO = Flor do Minho | Padaria Flor do Minho`;

const polish = `LIDL POLSKA = Lidl | Lidl Polska
JERONIMO MARTINS POLSKA = Jeronimo Martins | Biedronka + Jeronimo Martins Polska
POCZTA POLSKA SA = Poczta Polska
URZĄD MIEJSKI W BOROWIE = Urząd Miejski w Borowie | Urzad Miejski Borowie
SZKOŁA PODSTAWOWA NR 7 = Szkoła Podstawowa nr 7 | Szkola Podstawowa 7
PIEKARNIA KŁOS = Piekarnia Kłos | Piekarnia Klos
RANDSTAD POLSKA = Randstad | Randstad Polska
LUBELSKI TRANSPORT SP J = Lubelski Transport
SZPITAL POWIATOWY BORÓW = Szpital Powiatowy Borów | Szpital Borow`;

export const abroad = {
  ...{ IE: listed(irish), DE: listed(german), FR: listed(french), ES: listed(spanish) },
  ...{ IT: listed(italian), PT: listed(portuguese), PL: listed(polish) },
};
