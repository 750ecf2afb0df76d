export interface Place {
  readonly shops: readonly string[];
  readonly council: string;
  readonly energy: string;
  readonly broadband: string;
  readonly phone: string;
  readonly streaming: string;
  readonly gym: string;
  readonly landlord: string;
  readonly formerLandlord: string;
  readonly betting: string;
  readonly lender: string;
  readonly friend: string;
  readonly cash: string;
  readonly interest: string;
  readonly toSavings: string;
  readonly fromCurrent: string;
  readonly fromSavings: string;
  readonly toCurrent: string;
  readonly refund: string;
  readonly returned: string;
  readonly reversal: string;
  readonly payout: string;
  readonly winnings: string;
}

export const uk: Place = {
  shops: [
    "GREENWAY FOODS HARBOURWICK",
    "PENNYFIELD SUPERSTORE 2214",
    "THE CRUMB BAKERY",
    "NORTHLINE TRAINS",
    "WICK STREET COFFEE",
    "BOOKS AND BINDINGS",
    "LARKHILL PHARMACY",
    "PARCELFOX ONLINE",
  ],
  council: "HARBOURWICK COUNCIL TAX",
  energy: "BRIGHTSPARK ENERGY",
  broadband: "FENLINE BROADBAND",
  phone: "TALKWELL MOBILE",
  streaming: "REELHOUSE STREAMING",
  gym: "IRONGATE GYM",
  landlord: "HARBOUR LETTINGS RENT",
  formerLandlord: "MRS D FELL RENT",
  betting: "LUCKYCLOVER BETTING",
  lender: "STEPSTONE LOANS",
  friend: "R MARSH",
  cash: "CASH HIGH STREET",
  interest: "INTEREST PAID",
  toSavings: "TRANSFER TO SAVINGS",
  fromCurrent: "TRANSFER FROM CURRENT ACCOUNT",
  fromSavings: "TRANSFER FROM SAVINGS",
  toCurrent: "TRANSFER TO CURRENT ACCOUNT",
  refund: "REFUND",
  returned: "RETURNED DIRECT DEBIT",
  reversal: "REVERSAL",
  payout: "LOAN PAYOUT",
  winnings: "WITHDRAWAL",
};

export const germany: Place = {
  shops: [
    "MARKTHALLE AM MÜHLBACH",
    "BÄCKEREI KORNBLUME",
    "DROGERIE SEIDEL",
    "STADTBAHN NIRGENDWO",
    "BUCHHANDLUNG FÜCHSLE",
    "CAFÉ SCHÖNBLICK",
  ],
  council: "BEITRAGSSERVICE RUNDFUNK",
  energy: "STADTWERKE NIRGENDWO STROM",
  broadband: "NETZWERK NORD DSL",
  phone: "FUNKEL MOBIL",
  streaming: "FLIMMERKISTE STREAMING",
  gym: "KRAFTWERK FITNESS",
  landlord: "HAUSVERWALTUNG LINDNER MIETE",
  formerLandlord: "FRAU ULRICH MIETE",
  betting: "GLÜCKSKLEE WETTEN",
  lender: "KREDITBRÜCKE",
  friend: "J. WEIß",
  cash: "BARGELDAUSZAHLUNG",
  interest: "ZINSEN",
  toSavings: "UMBUCHUNG AUF TAGESGELD",
  fromCurrent: "UMBUCHUNG VON GIROKONTO",
  fromSavings: "UMBUCHUNG VON TAGESGELD",
  toCurrent: "UMBUCHUNG AUF GIROKONTO",
  refund: "ERSTATTUNG",
  returned: "RÜCKLASTSCHRIFT",
  reversal: "STORNO",
  payout: "KREDITAUSZAHLUNG",
  winnings: "AUSZAHLUNG",
};

export const spain: Place = {
  shops: [
    "MERCADO DE VILLANADA",
    "PANADERÍA LA ESPIGA",
    "FARMACIA PEÑA",
    "CERCANÍAS VILLANADA",
    "LIBRERÍA EL CUERVO",
    "CAFÉ DE LA PLAZA",
  ],
  council: "AYUNTAMIENTO DE VILLANADA",
  energy: "LUZ DEL SUR",
  broadband: "FIBRA NORTE",
  phone: "HABLAMÓVIL",
  streaming: "CINE EN CASA",
  gym: "GIMNASIO HÉRCULES",
  landlord: "INMOBILIARIA PUERTO ALQUILER",
  formerLandlord: "SRA. IBÁÑEZ ALQUILER",
  betting: "APUESTAS TRÉBOL",
  lender: "PRÉSTAMOS PUENTE",
  friend: "M. ÑÍGUEZ",
  cash: "REINTEGRO CAJERO",
  interest: "INTERESES",
  toSavings: "TRASPASO A AHORRO",
  fromCurrent: "TRASPASO DESDE CUENTA CORRIENTE",
  fromSavings: "TRASPASO DESDE AHORRO",
  toCurrent: "TRASPASO A CUENTA CORRIENTE",
  refund: "DEVOLUCIÓN",
  returned: "RECIBO DEVUELTO",
  reversal: "ANULACIÓN",
  payout: "ABONO PRÉSTAMO",
  winnings: "RETIRADA",
};
