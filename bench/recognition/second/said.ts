import type { Country } from "./labels.ts";

/** References of payments that are no income. */
export interface Said {
  readonly shares: readonly string[];
  readonly thanks: readonly string[];
  readonly maintenance: string;
  readonly own: readonly string[];
  readonly refund: string;
  readonly taxRefund: readonly [payer: string, reference: string];
  /** Several a half-year where health insurance pays doctors' bills back. */
  readonly insurance: readonly [payer: string, reference: string, times: number];
  readonly loan: readonly [payer: string, reference: string];
  readonly interest: string;
  readonly expenses: string;
  readonly bonus: string;
  readonly withdrawal: string;
}

export const list = (text: string): readonly string[] => text.split(",");

const british: Said = {
  shares: list("RENT,bills,half rent,RENT SHARE,,utilities,wifi & gas"),
  thanks: list("pizza,thanks!,gig tix,taxi,petrol,Birthday,hen do,lunch x,football"),
  maintenance: "MAINTENANCE",
  own: list("TOP UP,SALARY,,SAVINGS,rent money,WAGES,Transfer,HOLIDAY,joint acc,MONTHLY"),
  refund: "REFUND",
  taxRefund: ["HMRC", "PAYE REFUND"],
  insurance: ["ADMIRAL INSURANCE", "CLAIM {c}", 1],
  loan: ["ZOPA BANK LOAN", "ADVANCE"],
  interest: "GROSS INTEREST",
  expenses: "EXPENSES",
  bonus: "BONUS",
  withdrawal: "WITHDRAWAL",
};

export const saidIn: Readonly<Record<Country, Said>> = {
  GB: british,
  IE: { ...british, taxRefund: ["REVENUE COMM", "TAX REFUND"], insurance: ["VHI CLAIMS", "{c}", 3] },
  DE: {
    shares: list("Miete,Mietanteil,,Strom und WLAN,WG Kasse"),
    thanks: list("Danke,Pizza,Taxi,Konzert,Geburtstag,Essen gestern"),
    maintenance: "Unterhalt",
    own: list("Gehalt,Umbuchung,,Sparen,Urlaub,Lohn,Taschengeld"),
    refund: "ERSTATTUNG",
    taxRefund: ["FINANZAMT OBERHEIM", "ERSTATTUNG ESt"],
    insurance: ["HUK-COBURG", "Schaden {c}", 1],
    loan: ["TARGOBANK KREDIT", "Auszahlung"],
    interest: "ABSCHLUSS ZINSEN",
    expenses: "REISEKOSTEN {m}",
    bonus: "PRAEMIE",
    withdrawal: "Auszahlung",
  },
  FR: {
    shares: list("loyer,part loyer,,coloc,edf et box"),
    thanks: list("merci,pizza,cadeau,essence,resto,anniversaire"),
    maintenance: "PENSION ALIM",
    own: list("SALAIRE,EPARGNE,,VIREMENT,VACANCES,appoint"),
    refund: "REMBOURSEMENT",
    taxRefund: ["DGFIP", "REMBOURSEMENT IR"],
    insurance: ["CPAM VAL D ORMON", "REMB SOINS {c}", 6],
    loan: ["COFIDIS", "DEBLOCAGE CREDIT"],
    interest: "INTERETS CREDITEURS",
    expenses: "NOTE DE FRAIS {m}",
    bonus: "PRIME EXCEPTIONNELLE",
    withdrawal: "RETRAIT GAINS",
  },
  ES: {
    shares: list("alquiler,parte piso,,luz y agua,gastos piso"),
    thanks: list("gracias,cena,regalo,gasolina,entradas,cumple"),
    maintenance: "MANUTENCION",
    own: list("NOMINA,AHORRO,,TRASPASO,VACACIONES,mes"),
    refund: "DEVOLUCION",
    taxRefund: ["AEAT", "DEVOLUCION IRPF"],
    insurance: ["MAPFRE", "SINIESTRO {c}", 1],
    loan: ["COFIDIS", "PRESTAMO CONCEDIDO"],
    interest: "LIQUIDACION INTERESES",
    expenses: "GASTOS VIAJE {m}",
    bonus: "GRATIFICACION",
    withdrawal: "RETIRADA",
  },
  IT: {
    shares: list("affitto,quota affitto,,bollette"),
    thanks: list("grazie,cena,regalo,benzina,calcetto"),
    maintenance: "MANTENIMENTO",
    own: list("STIPENDIO,RISPARMI,,GIROCONTO,VACANZE"),
    refund: "RIMBORSO",
    taxRefund: ["AGENZIA ENTRATE", "RIMBORSO 730"],
    insurance: ["UNIPOLSAI", "SINISTRO {c}", 1],
    loan: ["FINDOMESTIC", "EROGAZIONE PRESTITO"],
    interest: "INTERESSI CREDITORI",
    expenses: "RIMBORSO SPESE {m}",
    bonus: "PREMIO PRODUZIONE",
    withdrawal: "PRELIEVO",
  },
  PT: {
    shares: list("renda,parte da renda,,luz e agua"),
    thanks: list("obrigada,jantar,prenda,gasolina"),
    maintenance: "PENSAO ALIMENTOS",
    own: list("ORDENADO,POUPANCA,,TRANSFERENCIA,FERIAS"),
    refund: "DEVOLUCAO",
    taxRefund: ["AUT TRIBUTARIA", "REEMBOLSO IRS"],
    insurance: ["FIDELIDADE", "SINISTRO {c}", 1],
    loan: ["COFIDIS", "EMPRESTIMO"],
    interest: "JUROS CREDORES",
    expenses: "DESPESAS {m}",
    bonus: "PREMIO",
    withdrawal: "LEVANTAMENTO",
  },
  PL: {
    shares: list("czynsz,za mieszkanie,,rachunki"),
    thanks: list("dzięki,pizza,prezent,paliwo"),
    maintenance: "ALIMENTY",
    own: list("OSZCZĘDNOŚCI,,PRZELEW WŁASNY,WAKACJE"),
    refund: "ZWROT",
    taxRefund: ["URZĄD SKARBOWY", "ZWROT PIT"],
    insurance: ["PZU SA", "ODSZKODOWANIE {c}", 1],
    loan: ["VIVUS", "POŻYCZKA"],
    interest: "ODSETKI",
    expenses: "ZWROT KOSZTÓW DELEGACJI {m}",
    bonus: "PREMIA",
    withdrawal: "WYPŁATA WYGRANEJ",
  },
};
