import { type Employer, listed } from "../second/employers.ts";
import type { Country } from "../second/labels.ts";

const british = `EAST KENT HOSPITALS = East Kent Hospitals University NHS Foundation Trust + East Kent Hospitals | East Kent Hospitals
SOMERSET NHS FT = Somerset NHS Foundation Trust + Somerset NHS FT | Somerset NHS FT
NHS HIGHLAND = NHS Highland | nhs highland
HYWEL DDA UHB = Hywel Dda University Health Board + Hywel Dda UHB | Hywel Dda
SOUTHERN HSC TRUST = Southern Health and Social Care Trust + Southern HSC Trust | Southern HSC Trust
ROYAL BOROUGH GREENWICH = Royal Borough of Greenwich | Royal Borough Greenwich
SANDWELL MBC = Sandwell Metropolitan Borough Council + Sandwell MBC | Sandwell MBC
PERTH & KINROSS CNCL = Perth and Kinross Council + Perth & Kinross Cncl | Perth & Kinross Council
RHONDDA CYNON TAF CBC = Rhondda Cynon Taf | Rhondda Cynon Taf CBC
MID ULSTER COUNCIL = Mid Ulster District Council + Mid Ulster Council | Mid Ulster Council
CITY OF YORK COUNCIL = City of York Council | York City Council + City of York Council
OASIS COMMUNITY LEARN = Oasis Community Learning | Oasis Community Learn
HARRIS FEDERATION = Harris Federation | harris federation
LARCHWOOD PRIMARY SCH = Larchwood Primary School | Larchwood Primary
SACRED HEART RC HIGH = Sacred Heart RC High School | Sacred Heart RC High
UNIV OF STRATHCLYDE = University of Strathclyde | Strathclyde University + Univ of Strathclyde
QUEENS UNI BELFAST = Queen's University Belfast | Queens Uni Belfast
HC-ONE LIMITED = HC-One | HC One
BUPA CARE HOMES = Bupa Care Homes | Bupa
SYCAMORE LODGE CARE = Sycamore Lodge | Sycamore Lodge Care Home
HELPING HANDS HOMECARE = Helping Hands | Helping Hands Homecare
DISHOOM LIMITED = Dishoom | Dishoom Ltd
TAYYABS RESTAURANT LTD = Tayyabs | Tayyabs Restaurant
GOLDEN DRAGON CHIPPY = Golden Dragon | Golden Dragon Chippy
ZORBAS TAVERNA = Zorbas Taverna | Zorba's Taverna
WAGAMAMA LTD = Wagamama
MITCHELLS & BUTLERS = Mitchells & Butlers | Mitchells and Butlers
J D WETHERSPOON PLC = Wetherspoons + J D Wetherspoon plc | JD Wetherspoon
HAYS SPECIALIST RECRUIT = Hays | Hays Specialist Recruitment
PERTEMPS LTD = Pertemps | Pertemps Ltd
STAFFLINE RECRUITMENT = Staffline | Staffline Recruitment
PAYSTREAM MY MAX LTD = Paystream | PayStream My Max
DHL SUPPLY CHAIN = DHL | DHL Supply Chain
STAGECOACH SERVICES LTD = Stagecoach | Stagecoach Services
NETWORK RAIL INFRA = Network Rail | Network Rail Infrastructure
BALFOUR BEATTY GROUP = Balfour Beatty | balfour beatty
ROLLS ROYCE PLC = Rolls-Royce | Rolls Royce
ABU BAKR BUTCHERS = Abu Bakr Butchers
OKORO & PARTNERS LLP = Okoro & Partners | Okoro and Partners LLP
KOWALSKI BUILDERS LTD = Kowalski Builders | Kowalski Builders Ltd
S AKHTAR TAXIS = S Akhtar Taxis | S. Akhtar Taxis
GLEN TORRIN DISTILLERY = Glen Torrin Distillery | Glen Torrin
PENWITH SURF SCHOOL = Penwith Surf School
DELOITTE LLP = Deloitte | Deloitte LLP
SERCO GROUP PLC = Serco | Serco Group
SHELTER = Shelter | Shelter UK + Shelter
CITIZENS ADVICE WIRRAL = Citizens Advice Wirral | Citizens Advice
NORTH STAR DENTAL = North Star Dental | Northstar Dental + North Star Dental
ARGYLL FERRIES LTD = Argyll Ferries`;

const misleading = `THE SAVINGS GUILD CIC = The Savings Guild | Savings Guild
CASH GENERATOR LTD = Cash Generator | Cash Generator Ltd
PENNY LANE BAKERY = Penny Lane Bakery
REFUND RECOVERY LTD = Refund Recovery
PENSIONBEE LTD = PensionBee
NOVEMBER FITNESS LTD = November Fitness
JANUARY & SONS = January & Sons | January and Sons
DECEMBER STUDIOS LTD = December Studios
APRIL SKIES NURSERY = April Skies Nursery | April Skies
ISA ARCHITECTS LLP = ISA Architects
BOND STREET DENTAL LTD = Bond Street Dental
PREMIUM CREDIT LTD = Premium Credit
POTTERS RESORTS LTD = Potters Resorts | Potters
SPACE NK LIMITED = Space NK
VAULT BREWING CO = Vault Brewing | Vault Brewing Company
ROUNDABOUT THEATRE CIC = Roundabout Theatre
BETFRED OPERATIONS = Betfred
SANTANDER OPERATIONS = Santander | Santander Operations
HALIFAX FAN COMPANY = Halifax Fan Company | Halifax Fan
AMAZON UK SERVICES = Amazon | Amazon UK Services
ARGOS DISTRIBUTION = Argos | Argos Distribution
COINSTAR LIMITED = Coinstar
INTEREST FREE SOFAS = Interest Free Sofas
DEPOSIT PROTECTION SVC = Deposit Protection Service + Deposit Protection Svc | Deposit Protection Svc
STUDENT BEANS LTD = Student Beans
THE INSURANCE EMPORIUM = The Insurance Emporium | Insurance Emporium
DAVID LLOYD LEISURE = David Lloyd | David Lloyd Leisure
OLIVER BONAS LTD = Oliver Bonas
CHURCHILL RETIREMENT = Churchill Retirement | Churchill Retirement Living
GRANTHAM ANNUITY HOUSE = Grantham Annuity House
CHEQUE MATE CHESS CAFE = Cheque Mate | Cheque Mate Chess Cafe
RENT A CENTRE LTD = Rent A Centre
THE PRINCES TRUST = The Prince's Trust | Princes Trust + The Princes Trust
TRANSFER WISE MOVERS = Transfer Wise Movers`;

const irish = `SUPERVALU CASTLEREA = SuperValu | SuperValu Castlerea
HSE MIDLANDS = HSE Midlands | HSE + HSE Midlands
KERRY COUNTY COUNCIL = Kerry County Council
ST VINCENTS UNIV HOSP = St Vincent's University Hospital + St Vincents Univ Hosp | St Vincents Univ Hosp
AN POST = An Post
RYANAIR DAC = Ryanair | Ryanair DAC
GLANBIA FOODS IRL = Glanbia | Glanbia Foods
GAELSCOIL NA MARA = Gaelscoil na Mara
MURTAGH CONCRETE = Murtagh Concrete
ABBEYFEALE CRECHE = Abbeyfeale Creche | Abbeyfeale Crèche
SPICE VILLAGE TRALEE = Spice Village | Spice Village Tralee
MATRIX RECRUITMENT = Matrix Recruitment
BUS EIREANN = Bus Eireann | Bus Éireann
MAYFLY BREWERY = Mayfly Brewery | Mayfly
CREDIT REVIEW OFFICE = Credit Review Office`;

const german = `HEIDELBERGER BACKSTUBEN GMBH = Heidelberger Backstuben | Heidelberger Backstuben GmbH
LANDKREIS ALTENRODE = Landkreis Altenrode
LIDL DIENSTLEISTUNG GMBH = Lidl | Lidl Dienstleistung
CHARITE UNIVERSITAETSMEDIZIN = Charité | Charite Universitaetsmedizin
DEUTSCHE POST AG = Deutsche Post | Deutsche Post AG
ISTANBUL GRILL OEZDEMIR = Istanbul Grill Özdemir | Istanbul Grill
CARITASVERBAND ALTENRODE = Caritas + Caritasverband Altenrode | Caritasverband Altenrode
PERSONA SERVICE AG = persona service | Persona Service AG
KASSE & KORN BIOLADEN = Kasse & Korn | Kasse und Korn Bioladen
JANUAR DESIGN GMBH = Januar Design`;

const french = `MONOPRIX EXPLOITATION = Monoprix | Monoprix Exploitation
DEPARTEMENT DE LA VEZONNE = Département de la Vezonne | Departement de la Vezonne
HOPITAL SAINT AUBIN = Hôpital Saint-Aubin | Hopital Saint Aubin
CRECHE LES PETITS PAS = Crèche Les Petits Pas | Creche Les Petits Pas
LE DRAGON DE JADE = Le Dragon de Jade
ONET SERVICES = Onet | Onet Services
SYNERGIE INTERIM = Synergie | Synergie Interim
EPARGNE BOIS SCOP = Épargne Bois | Epargne Bois
OCTOBRE EDITIONS = Octobre Éditions | Octobre Editions
TRANSPORTS KONATE = Transports Konaté | Transports Konate`;

const spanish = `CONSUM COOPERATIVA = Consum | Consum Cooperativa
GENERALITAT VALENCIANA = Generalitat Valenciana
DIPUTACION DE ALMENAR = Diputación de Almenar | Diputacion de Almenar
RESIDENCIA LOS OLIVOS = Residencia Los Olivos
BAR CASA PACO SL = Bar Casa Paco | Casa Paco
MANPOWER TEAM ETT = Manpower | Manpower Team
LIMPIEZAS AURORA SL = Limpiezas Aurora
AHORRAMAS SA = Ahorramas | Ahorramás
ENERO ARQUITECTOS SLP = Enero Arquitectos`;

const italian = `CONAD ADRIATICO = Conad | Conad Adriatico
AZIENDA USL PIANALTA = Azienda USL Pianalta | AUSL Pianalta + Azienda USL Pianalta
REGIONE MARVENA = Regione Marvena
RISTORANTE PECHINO SRL = Ristorante Pechino
COOPERATIVA ARCOBALENO = Cooperativa Arcobaleno
TRASPORTI CUSUMANO SRL = Trasporti Cusumano
MANPOWER SRL = Manpower
RISPARMIO CASA SRL = Risparmio Casa
GENNAIO MODA SPA = Gennaio Moda`;

const portuguese = `AUCHAN RETAIL PORTUGAL = Auchan | Auchan Retail Portugal
CAMARA MUN CASTRO VERDE = Câmara Municipal de Castro Verde + Camara Mun Castro Verde | Camara Mun Castro Verde
LAR NOSSA SENHORA = Lar Nossa Senhora
TASCA DO ZE LDA = Tasca do Zé | Tasca do Ze
CTT EXPRESSO SA = CTT | CTT Expresso
CONSTRUCOES BRITO LDA = Construções Brito | Construcoes Brito
JANEIRO MOVEIS LDA = Janeiro Móveis | Janeiro Moveis`;

const polish = `DINO POLSKA SA = Dino | Dino Polska
SZPITAL MIEJSKI W RADLINIE = Szpital Miejski w Radlinie
SZKOŁA PODSTAWOWA NR 4 = Szkoła Podstawowa nr 4 | Szkola Podstawowa nr 4
MAJ TRANSPORT SP Z OO = Maj Transport
RESTAURACJA POD LIPAMI = Restauracja Pod Lipami
ADECCO POLAND = Adecco | Adecco Poland`;

export const misleadingEmployers = listed(misleading);

export const employersOf: Readonly<Record<Country, readonly Employer[]>> = {
  ...{ GB: listed(british), IE: listed(irish), DE: listed(german), FR: listed(french) },
  ...{ ES: listed(spanish), IT: listed(italian), PT: listed(portuguese), PL: listed(polish) },
};
