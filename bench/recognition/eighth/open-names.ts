const words: readonly string[] = [
  ...["COUNC", "CNCL", "BORO ", " CC ", "COUNTY C$", "STRABANE", "UNIV", "NAPIER", "COLL", "TRST", "PRIM$", "YSGOL"],
  ...["NHS", "HOSP", "HSC", "UHB", "HEALTHCARE", "AMBULANCE", "TEACHING$", "IMPERIAL", "NURSERY", "SPENCER"],
  ...["BOOTS", "PRIMARK", "CURRYS", "DUNELM", "PETS", "PERKINS", "PETROL", "SMYTHS", "PRET ", "MCDONALDS", "KFC"],
  ...["BURGER", "WHITBREAD", "BUTLINS", "CENTER", "ODEON", "MARSTONS", "AMAZON", "UPS ", "FEDEX", "FIRST WEST"],
  ...["NORTHERN TRAINS", "UNDERGROUND", "EASYJET", "BARRATT", "TOYOTA", "SIEMENS", "BARNARDOS", "NATIONAL TRUST"],
  ...["SANCTUARY", "L&Q", "HOME OFFICE", "POLIC", "MOD ", "HMCTS", "BBC", "VIRGIN", "FUTURES", "DENTAL", "SOLRS"],
  ...["ACCTS", "TURNING", "ANCHOR", "TESCO", "LIDL", "HSE ", "GALWAY", "CLUAIN", "MOTORS", "ELVERYS", "CENTRA"],
  ...["GARDA", "VOLKSWAGEN", "TELEKOM", "EDEKA", "KAUFLAND", "STADT", "UNIVERSI", "LANDESAMT", "MALTESER"],
  ...["AUTOHAUS", "ZAHNARZT", "KITA", "HOFER", "WIENER", "LAND ", "HOTEL", "LECLERC", "INTERMARCHE", "VILLE", "CHU "],
  ...["POSTE", "DGFIP", "GARAGE", "CABINET", "CRECHE", "CARREFOUR", "INDITEX", "AYUNTA", "SERMAS", "TELEFONICA"],
  ...["COLEGIO", "CONAD", "COMUNE", "MINISTERO", "^AO ", "TRENITALIA", "CONTINENTE", "MUNICIPIO", "ULS ", "IGEFE"],
  ...["URZĄD", "SZPITAL", "PKP"],
];

/** Without a word of pay these may as well pay a benefit, a bursary, a pension, a claim or a refund. */
export const openNames = new RegExp(words.join("|"));
