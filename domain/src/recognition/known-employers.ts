import { plainWords } from "./wording.ts";

/** Large employers that are paid and stated under names which no rule of letters connects. */
const KNOWN =
  `Morrisons,Wm Morrison Supermarkets,Wm Morrison;Co-op,Coop,The Co-operative Group,Coop Group Food,Co-operative Food;
  DPD,DPDgroup UK;London Underground,LUL,Transport for London,TfL;Great Western Railway,GWR,First Greater Western;British Airways,BA;
  Guy's and St Thomas',GSTT,Guys and St Thomas NHS Foundation Trust;Manchester University NHS Foundation Trust,MFT;Addenbrooke's,Cambridge University Hospitals,CUH;
  Norfolk and Norwich University Hospitals,Norfolk and Norwich,NNUH;Betsi Cadwaladr,Betsi Cadwaladr University Health Board,BCUHB;
  South Eastern Trust,South Eastern HSC Trust,SEHSCT;Belfast Trust,Belfast HSC Trust,BHSCT;Southern Trust,Southern HSC Trust,SHSCT;Western Trust,Western HSC Trust,WHSCT;
  Northern Trust,Northern HSC Trust,NHSCT;Met Police,Metropolitan Police,Metropolitan Police Service,MPS,MOPAC;West Midlands Police,WM Police,WMP;Greater Manchester Police,GMP;
  Police Scotland,Scottish Police Authority,Police Service of Scotland;PSNI,Police Service of Northern Ireland,Police Service NI;
  British Army,MOD Army;Royal Navy,MOD Navy,RN JPA;RAF,Royal Air Force,MOD RAF;Ministry of Defence,MOD;HMPPS,HM Prison Service,HM Prison and Probation Service,HMPS;
  DVLA,Driver and Vehicle Licensing Agency,Driver and Veh Lic Ag;PwC,PricewaterhouseCoopers;EY,Ernst and Young;BT,British Telecom,British Telecommunications;
  O2,Telefonica UK,VMED O2,Virgin Media O2;GSK,GlaxoSmithKline;Direct Line,DL Insurance Services;Barratt Homes,Barratt Developments,BDW Trading;
  KFC,Kentucky Fried Chicken;Wetherspoon,Wetherspoons,J D Wetherspoon,JDW;Premier Inn,Whitbread;Asda,Asda Stores;Argos,Sainsburys Argos;Waitrose,John Lewis Partnership,JLP;
  Wilko,Wilkinson Hardware;TK Maxx,TJX UK,TJX Europe;B&M,B and M Retail;Sports Direct,Frasers Group;Boots,Boots UK,The Boots Company;Specsavers,Specsavers Optical;
  Evri,Hermes Parcelnet,Parcelnet;Yodel,Yodel Delivery Network;Tesla,Tesla Motors;JLR,Jaguar Land Rover;Mitie,Mitie Cleaning;
  DWP,Department for Work and Pensions,Dept Work and Pensions;HMRC,HM Revenue and Customs,His Majesty's Revenue and Customs;HMCTS,HM Courts and Tribunals Service;
  DfE,Department for Education;Defra,Department for Environment Food and Rural Affairs;DfT,Department for Transport;MHCLG,DLUHC;UKHSA,UK Health Security Agency;ONS,Office for National Statistics;
  UCL,University College London;KCL,King's College London;LSE,London School of Economics;QMUL,Queen Mary University of London;MMU,Manchester Metropolitan University;UWE,University of the West of England;
  UWS,University of the West of Scotland;TCD,Trinity College Dublin;UCD,University College Dublin;UCC,University College Cork;
  HSE,Health Service Executive;An Garda Siochana,Garda Siochana,NSSO Garda;CIE,Iarnrod Eireann,Irish Rail;Supermacs,Supermac's;Tusla,Child and Family Agency;
  Deutsche Bahn,DB,DB AG,DB Fernverkehr,DB Regio,DB Netz,DB InfraGO,DB Cargo;Deutsche Post,DHL,Deutsche Post DHL;VW,Volkswagen;Daimler,Mercedes-Benz;BMW,Bayerische Motoren Werke;
  Stadt Muenchen,Stadt München,Landeshauptstadt Muenchen,Landeshauptstadt München;Charite,Charité,Charite Universitaetsmedizin;Bundeswehr,Bundesamt fuer das Personalmanagement der Bundeswehr;
  OEBB,ÖBB,Oesterreichische Bundesbahnen;Stadt Wien,Magistrat der Stadt Wien,MA 6;
  AP-HP,APHP,Assistance Publique Hopitaux;Education nationale,Éducation nationale;SNCF,Societe Nationale SNCF;
  Servicio Madrileño de Salud,SERMAS;Generalitat de Catalunya,Generalitat Catalunya;Osakidetza,Servicio Vasco de Salud;Correos,Sociedad Estatal Correos;Adif,Administrador de Infraestructuras Ferroviarias;
  MEF NoiPA,NoiPA,Ministero Economia NoiPA,Ministero dell'Economia e delle Finanze,MEF;Ministero dell'Istruzione,MIUR,MIM;
  SNS,Servico Nacional de Saude,Serviço Nacional de Saúde;CTT,CTT Correios de Portugal;Ministerio da Educacao,Ministério da Educação,DGEstE`
    .split(/;\s*/)
    .map((row) => row.split(/,\s*/));

const OTHERS = new Map<string, readonly string[]>(
  KNOWN.flatMap((names) => names.map((name) => [plainWords(name).join(" "), names] as const)),
);

/** The names that the employer is known by besides the one stated. */
export const otherNamesOf = (employer: string): readonly string[] =>
  OTHERS.get(plainWords(employer).join(" ")) ?? [];
