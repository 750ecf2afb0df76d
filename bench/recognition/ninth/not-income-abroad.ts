import type { Further } from "../second/further.ts";
import type { Country } from "../second/labels.ts";
import { sorted } from "./sorts.ts";

const irish = `own monthly: {holder}|from my BOI,{holder}|bills acc,{holder}|mortgage money own,{holder}|from my savings AIB,{holder}|rent transfer own
own monthly: ST CANICES CU|WITHDRAWAL {c},TRADE REPUBLIC EU|{holder},RAISIN IRELAND|{holder},BUNQ SAVINGS|{holder}
own sometimes: {holder}|car tax,{holder}|nct,HEALTH SERVICES CU|SHARES WDL {c}
refund: ELECTRIC IRELAND RES|CREDIT REFUND {c},BORD GAIS ENERGY|REFUND {c},RYANAIR IE|REFUND {c},AER LINGUS WEB|REFUND {c},AMAZON IE|REFUND {c},ARNOTTS ONLINE|REFUND {c}
refund: LITTLEWOODS IE|RETURN {c},IRISH RAIL ONLINE|REFUND {c},EIR BROADBAND|FINAL BILL {c},ZARA IRELAND|REFUND {c},IKEA IRELAND|REFUND {c}
person monthly: {person}|rent and bins,{person}|half the mortgage aib,{person}|mam and dad x,{person}|,{person}|college money x,{person}|half of the creche
person weekly: {person}|shopping dunnes,{person}|diesel money
person in parts: {person}|paying you back now,{person}|flights owed
sold: VINTED IE|{c},DONEDEAL SALE|SOLD {c},ADVERTS IE|SOLD {c}
won: PADDY POWER IE|WITHDRAWAL {c},BOYLESPORTS IE|WITHDRAWAL {c},IRISH LOTTERY|PRIZE {c}
invested: DEGIRO IE|WITHDRAWAL {c},IRISH LIFE SAVINGS|WITHDRAWAL {c}
loan: CAPITAL CREDIT UNION|LOAN {c},AVANT LOAN|LOAN {c}
health: LAYA|CLAIM {c},IRISH LIFE HLTH|CLAIM {c},GLO|CLAIM {c}
expenses: CONCUR IE|EXPENSES {c}
once: RTB|DEPOSIT REPAID {c},{person}|wedding x,{person}|for the jeep`;

const german = `own monthly: {holder}|vom Tagesgeld aufs Giro,{holder}|Haushaltskonto monatlich,{holder}|Miete von eigenem Konto,{holder}|von ING,{holder}|auf Gemeinschaftskonto
own monthly: {holder}|Fixkosten monatlich,{holder}|vom N26 Konto,RENAULT BANK|{holder},CONSORSBANK TAGESGELD|{holder},VW BANK TAGESGELD|{holder}
own sometimes: {holder}|Puffer Konto,{holder}|Autoreparatur,{holder}|Urlaub Umbuchung
refund: AMAZON EU SARL DE|Erstattung {c},ZALANDO SE|Retoure {c},OTTO GMBH|Retoure {c},ABOUT YOU SE|Retoure {c},IKEA DEUTSCHLAND|Erstattung {c},MEDIAMARKT ONLINE|Erstattung {c}
refund: DB FERNVERKEHR FAHRGASTRECHTE|Erstattung {c},LUFTHANSA AG|Erstattung {c},BOOKING BV|Erstattung {c},STADTWERKE KALTENAU|Guthaben Jahresabrechnung {c}
refund: VODAFONE GMBH|Gutschrift {c},TELEKOM DEUTSCHLAND|Gutschrift {c},H&M DE|Retoure {c},THALIA BUECHER|Erstattung {c},WIEN ENERGIE GMBH|Guthaben {c}
person monthly: {person}|Mietanteil monatlich,{person}|von Mama und Papa mtl,{person}|Haushalt Anteil,{person}|,{person}|Unterstützung Studium,{person}|Kreditrate halb
person monthly: {person}|Kitabeitrag Hälfte,{person}|WG Zimmer Miete,{person}|Strom und Internet Anteil
person weekly: {person}|Einkauf halb,{person}|Benzin Anteil
person in parts: {person}|Rückzahlung Rate,{person}|Rate für Sofa
sold: VINTED DEUTSCHLAND|{c},EBAY GMBH|{c},MOMOX SE|Ankauf {c},REBUY GMBH|Ankauf {c},KLEINANZEIGEN SICHER|Verkauf {c}
won: LOTTO24 AG|Gewinn {c},TIPICO CO LTD|Auszahlung {c},BWIN DE|Auszahlung {c},LOTTO KALTENAU|Gewinn {c}
invested: TRADE REPUBLIC DE|Auszahlung {c},SCALABLE|Auszahlung {c},COMDIRECT WERTPAPIER|Verkauf {c}
loan: TARGOBANK|Kredit {c},SANTANDER CONSUMER DE|Kredit {c},VEXCASH AG|Kredit {c}
health: TK KRANKENKASSE|Erstattung {c},DEBEKA|Leistung {c},ALLIANZ PRIVATE KV|Leistung {c},MERKUR VERSICHERUNG|Leistung {c}
cashback: PAYBACK GMBH|Auszahlung {c},SHOOP DE|Cashback {c}
expenses: CIRCULA GMBH|Spesen {c},SPENDESK DE|Auslagen {c}
once: HAUSVERWALTUNG KALTENAU|Kaution Rueckzahlung {c},{person}|Hochzeitsgeschenk,{person}|für das Auto`;

const french = `own monthly: {holder}|depuis livret a,{holder}|compte joint mensuel,{holder}|pour le loyer,{holder}|de mon compte bnp,{holder}|depuis revolut
own monthly: BOURSOBANK LIVRET|{holder},DISTINGO|{holder},{holder}|charges fixes
own sometimes: {holder}|decouvert,{holder}|reparation voiture
refund: AMAZON FR|REMB {c},FNAC DARTY|REMB {c},ZALANDO FR|REMB {c},CDISCOUNT FR|REMB {c},DECATHLON FR|REMB {c},LEROY MERLIN FR|REMB {c},SNCF CONNECT FR|REMB {c}
refund: EDF|REMB {c},ENGIE FR|REMB TROP PERCU {c},AIR FRANCE WEB|REMB {c},SFR|REMB {c},VEEPEE|REMB {c},VEOLIA FR|REMB {c}
person monthly: {person}|participation au loyer,{person}|papa maman,{person}|credit maison moitie,{person}|,{person}|aide pour etudes,{person}|loyer coloc mois
person weekly: {person}|courses de la semaine,{person}|covoit
person in parts: {person}|remboursement canape,{person}|je te dois
sold: VINTED FRANCE|{c},LEBONCOIN VENTE|VENTE {c},MOMOX FR|VENTE {c}
won: FDJ ONLINE|GAIN {c},BETCLIC FR|GAIN {c},PMU EN LIGNE|GAIN {c}
invested: YOMONI VIE|RACHAT {c},TRADE REPUBLIC FRANCE|VENTE {c}
loan: COFIDIS FR|PRET {c},YOUNITED|PRET {c}
health: MGEN SANTE|REMB {c},HARMONIE|REMB {c},MACIF ASSURANCES|SINISTRE {c}
cashback: IGRAAL FR|CASHBACK {c},POULPEO FR|CASHBACK {c}
expenses: SPENDESK FR|FRAIS {c}
once: FONCIA AGENCE|DEPOT GARANTIE {c},{person}|cadeau pour le mariage`;

const spanish = `own monthly: {holder}|desde cuenta ahorro,{holder}|cuenta comun mensual,{holder}|de mi caixa,{holder}|para el alquiler mio
own monthly: MYINVESTOR CUENTA|{holder},OPENBANK AHORRO|{holder}
own sometimes: {holder}|cubrir recibos,{holder}|reparacion coche
refund: AMAZON ES|DEVOLUCION {c},ZARA ES|DEVOLUCION {c},EL CORTE INGLES WEB|DEVOLUCION {c},RENFE VIAJEROS|REEMBOLSO {c},VUELING AIR|REEMBOLSO {c}
refund: IBERDROLA CLIENTES|ABONO {c},ENDESA ENERGIA|ABONO {c},SHEIN ES|DEVOLUCION {c},IKEA ES|DEVOLUCION {c}
person monthly: {person}|alquiler de este mes,{person}|de mis padres mes,{person}|media hipoteca,{person}|,BIZUM {person}|gastos del piso
person weekly: BIZUM {person}|compra semanal
person in parts: BIZUM {person}|te lo devuelvo,{person}|plazo del viaje
sold: VINTED ESPAÑA|{c},WALLAPOP ES|VENTA {c}
won: BET365 ES|PREMIO {c},LOTERIAS ESTADO|PREMIO {c}
loan: MONEYMAN ES|PRESTAMO {c},WANDOO ES|PRESTAMO {c}
health: ADESLAS SALUD|REEMBOLSO {c},MAPFRE ES|SINIESTRO {c}
once: DEVOLUCION FIANZA PISO|FIANZA {c},{person}|regalo boda nuestra`;

const italian = `own monthly: {holder}|da conto deposito,{holder}|su conto cointestato,{holder}|per affitto mio,{holder}|da mio conto ing
own monthly: BANCA IFIS RENDIMAX|{holder},ILLIMITY CONTO|{holder}
own sometimes: {holder}|copertura rate
refund: AMAZON IT|RIMBORSO {c},ZALANDO IT|RESO {c},TRENITALIA WEB|RIMBORSO {c},ENEL|RIMBORSO {c},ITA AIRWAYS|RIMBORSO {c},MEDIAWORLD IT|RESO {c}
person monthly: {person}|affitto mensile quota,{person}|da mamma e papa,{person}|meta del mutuo,{person}|,{person}|spese condivise
person in parts: {person}|restituzione prestito,{person}|rata divano tra noi
sold: VINTED ITALIA|{c},SUBITO PAY|VENDITA {c}
won: SISAL IT|VINCITA {c},SNAI IT|VINCITA {c}
loan: FINDOMESTIC IT|PRESTITO {c},AGOS IT|PRESTITO {c}
health: UNISALUTE SPA|RIMBORSO {c},GENERALI IT|SINISTRO {c}
once: RIMBORSO CAUZIONE|DEPOSITO {c}`;

const portuguese = `own monthly: {holder}|da minha poupanca,{holder}|conta conjunta mensal,{holder}|do meu moey,CERTIFICADOS DE AFORRO|{holder}
refund: AMAZON PT|DEVOLUCAO {c},WORTEN ONLINE|DEVOLUCAO {c},EDP|REEMBOLSO {c},CP|REEMBOLSO {c},VODAFONE COM PT|CREDITO {c}
person monthly: {person}|parte da casa,{person}|dos pais,{person}|metade do emprestimo casa,{person}|
person in parts: MBWAY {person}|devolvo parte,{person}|ferias divida
sold: VINTED PORTUGAL|{c},OLX PT|VENDA {c}
won: JOGOS SANTA CASA|PREMIO {c},BETCLIC PT|PREMIO {c}
loan: CETELEM PT|CREDITO {c}`;

const polish = `own monthly: {holder}|z oszczędnościowego,{holder}|konto wspólne,{holder}|na czynsz własny,NEST BANK OSZCZ|{holder}
refund: ALLEGRO|ZWROT {c},ZALANDO PL|ZWROT {c},PKP IC|ZWROT {c},TAURON SPRZEDAŻ|NADPŁATA {c}
person monthly: {person}|czynsz połowa,{person}|od mamy i taty,{person}|połowa raty kredytu,{person}|
person in parts: BLIK {person}|oddaję za wakacje,{person}|spłata pożyczki między nami
sold: VINTED POLSKA|{c},OLX PL|SPRZEDAŻ {c}
won: LOTTO|WYGRANA {c},STS SA|WYGRANA {c}
loan: PROVIDENT POLSKA|POŻYCZKA {c},WONGA|POŻYCZKA {c}`;

export const abroad: Readonly<Record<Exclude<Country, "GB">, readonly Further[]>> = {
  IE: sorted(irish),
  DE: sorted(german),
  FR: sorted(french),
  ES: sorted(spanish),
  IT: sorted(italian),
  PT: sorted(portuguese),
  PL: sorted(polish),
};
