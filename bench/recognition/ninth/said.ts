import type { Country } from "../second/labels.ts";
import { list, type Said } from "../second/said.ts";

const british: Said = {
  shares: list(
    "rent - Sam,my rent,bills Jan on,rent & council tax,,flat bills,rent room 1,rent + gas,electric and water,Rent Flat 12,shared bills",
  ),
  thanks: list(
    "curry,brunch,drinks friday,thanks again,taxi share,birthday meal,gig ticket,coffee,your half,parking ticket,stag do,,takeaway,theatre,bowling,leaving do",
  ),
  maintenance: "child support",
  own: list(
    "from savings,to cover DDs,bills this month,moving money,own account transfer,savings withdrawal,,monthly transfer,mortgage money,from joint account,spends this month,rainy day money",
  ),
  refund: "REFUND",
  taxRefund: ["HMRC", "PAYE REPAYMENT"],
  insurance: ["AVIVA INSURANCE", "CLAIM {c}", 1],
  loan: ["LLOYDS PERSONAL LOAN", "LOAN ADVANCE"],
  interest: "INTEREST PAID",
  expenses: "EXPENSES {m}",
  bonus: "ANNUAL BONUS",
  withdrawal: "WITHDRAWAL",
};

const irish: Said = {
  ...british,
  shares: list("rent and electricity,rent Ranelagh,,my half rent and bills,heating and esb,house rent"),
  thanks: list("dinner,pints,match ticket,petrol money,lunch,present for mam"),
  own: list("from my savings a/c,to cover mortgage,,transfer own a/c,holiday money,bills transfer own"),
  taxRefund: ["REVENUE COMM", "PAYE REFUND"],
  insurance: ["VHI", "CLAIM {c}", 3],
  loan: ["BOI PERSONAL LOAN", "LOAN DRAWDOWN"],
};

const german: Said = {
  shares: list("Miete Anteil WG,halbe Warmmiete,,Miete Zimmer 3,Nebenkosten Anteil,Miete Dachgeschoss"),
  thanks: list("Danke fürs Essen,Geburtstag Paul,Konzertkarten,Pizza,Tanken,Grillabend"),
  maintenance: "Unterhalt Kind",
  own: list(
    "vom Sparkonto aufs Giro,Übertrag eigenes Konto,,Rücklagen Auflösung,Urlaubsreserve,Umbuchung vom Tagesgeld",
  ),
  refund: "Erstattung",
  taxRefund: ["FINANZAMT KALTENAU", "ERSTATTUNG EINKOMMENSTEUER"],
  insurance: ["HUK-COBURG KRANKENVERS", "Leistungen {c}", 3],
  loan: ["ING RATENKREDIT", "Auszahlung Kredit"],
  interest: "Habenzinsen",
  expenses: "Spesen {m}",
  bonus: "Sonderzahlung Bonus",
  withdrawal: "Auszahlung Spielkonto",
};

const french: Said = {
  shares: list("ma part de loyer,loyer colocation,,moitie loyer et charges,loyer chambre 3,part edf"),
  thanks: list("restaurant,anniversaire Paul,cinema,merci,peage et essence,pizza"),
  maintenance: "pension enfants",
  own: list(
    "depuis mon livret bleu,vers compte joint mensuel,,virement entre mes comptes,de mon epargne,retour livret",
  ),
  refund: "REMBOURSEMENT",
  taxRefund: ["DGFIP", "REMBOURSEMENT IMPOT REVENU"],
  insurance: ["CPAM SAINT-ERLOUP", "REMBOURSEMENT SOINS {c}", 6],
  loan: ["SOFINCO PRET", "VERSEMENT PRET PERSONNEL"],
  interest: "INTERETS CREDITEURS",
  expenses: "REMB FRAIS PRO {m}",
  bonus: "PRIME ANNUELLE",
  withdrawal: "RETRAIT COMPTE JOUEUR",
};

const spanish: Said = {
  shares: list("alquiler mi parte,mitad del alquiler,,habitacion 3 alquiler,luz y wifi,parte piso mes"),
  thanks: list("cena,cumple Ana,entradas,gasolina,cervezas,regalo"),
  maintenance: "manutencion hijos",
  own: list("de mi ahorro a nomina,traspaso a mi cuenta,,mis recibos del mes,desde cuenta naranja mia"),
  refund: "DEVOLUCION",
  taxRefund: ["AEAT", "DEVOLUCION RENTA"],
  insurance: ["SANITAS SEGUROS", "REEMBOLSO {c}", 2],
  loan: ["CETELEM PRESTAMO", "ABONO PRESTAMO PERSONAL"],
  interest: "ABONO INTERESES",
  expenses: "DIETAS Y GASTOS {m}",
  bonus: "BONUS ANUAL",
  withdrawal: "RETIRADA FONDOS",
};

const italian: Said = {
  shares: list("mia parte affitto,affitto condiviso,,meta affitto e luce,affitto stanza 2,bollette a meta"),
  thanks: list("cena,regalo Anna,benzina,biglietti,pizza,aperitivo"),
  maintenance: "mantenimento figli",
  own: list("dal mio conto risparmio,giroconto personale,,per le mie bollette,da conto deposito mio"),
  refund: "RIMBORSO",
  taxRefund: ["AGENZIA DELLE ENTRATE", "RIMBORSO 730"],
  insurance: ["UNIPOLSAI SALUTE", "LIQUIDAZIONE SINISTRO {c}", 1],
  loan: ["COMPASS PRESTITO", "EROGAZIONE PRESTITO PERSONALE"],
  interest: "INTERESSI CREDITORI",
  expenses: "RIMBORSO SPESE {m}",
  bonus: "PREMIO DI RISULTATO",
  withdrawal: "PRELIEVO CONTO DI GIOCO",
};

const portuguese: Said = {
  shares: list("minha parte da renda,renda e despesas,,metade da renda e luz,renda quarto 3"),
  thanks: list("jantar,prenda,gasolina,bilhetes,almoco,obrigado"),
  maintenance: "pensao alimentos filhos",
  own: list(
    "da minha conta poupanca,transferencia entre contas minhas,,despesas do mes,da minha outra conta",
  ),
  refund: "REEMBOLSO",
  taxRefund: ["AUTORIDADE TRIBUTARIA", "REEMBOLSO IRS"],
  insurance: ["MULTICARE SEGUROS", "REEMBOLSO DESPESAS {c}", 2],
  loan: ["COFIDIS CREDITO", "CREDITO PESSOAL"],
  interest: "JUROS CREDORES",
  expenses: "AJUDAS DE CUSTO {m}",
  bonus: "PREMIO ANUAL",
  withdrawal: "LEVANTAMENTO CONTA JOGO",
};

const polish: Said = {
  shares: list("czynsz moja część,czynsz i prąd,,pół czynszu i mediów,pokój nr 2"),
  thanks: list("obiad,prezent,paliwo,bilety,pizza"),
  maintenance: "alimenty",
  own: list(
    "z mojego konta oszczędnościowego,przelew między kontami,,na moje rachunki,z oszczędności na bieżące",
  ),
  refund: "ZWROT",
  taxRefund: ["URZĄD SKARBOWY BORÓW", "ZWROT PODATKU"],
  insurance: ["PZU", "ODSZKODOWANIE {c}", 1],
  loan: ["SANTANDER KREDYT", "WYPŁATA KREDYTU GOTÓWKOWEGO"],
  interest: "ODSETKI",
  expenses: "ZWROT KOSZTÓW DELEGACJI {m}",
  bonus: "PREMIA ROCZNA",
  withdrawal: "WYPŁATA Z KONTA GRACZA",
};

export const saidIn: Readonly<Record<Country, Said>> = {
  ...{ GB: british, IE: irish, DE: german, FR: french },
  ...{ ES: spanish, IT: italian, PT: portuguese, PL: polish },
};
