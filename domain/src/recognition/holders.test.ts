import { describe, expect, test } from "vitest";
import { everyMonth } from "../testing/bank-lines.ts";
import { recogniseIncome } from "./recognise.ts";

const readOf = (holder: string, description: string, employer?: string) => {
  const transactions = everyMonth("2026-08-25", 3, 1_734.19, description);
  const { incomes, excluded } = recogniseIncome({
    transactions,
    holders: [holder],
    from: "2026-08-21",
    to: "2026-11-20",
    statedEmployers: employer === undefined ? [] : [employer],
  });
  return incomes[0]?.kind ?? Object.values(excluded)[0];
};

describe("a transfer between own accounts is no pay, whatever is written beside it", () => {
  test.each([
    ["FP ESHIETT IMAOBONG SALARY", "Imaobong Eshiett"],
    ["IMAOBONG ESHIETT WAGES FROM BARCLAYS", "Imaobong Eshiett"],
    ["I ESHIETT MONTHLY PAY", "Imaobong Eshiett"],
    ["ESHIETT I SALARY", "Imaobong Eshiett"],
    ["MR I ESHIETT SALARY TO SAVE", "Imaobong Eshiett"],
    ["IMAOBONG U ESHIETT SALARY", "Imaobong Eshiett"],
    ["IMAOBONG ESHIETT PAY", "Imaobong Uduak Eshiett"],
    ["I U ESHIETT WAGES", "Imaobong Uduak Eshiett"],
    ["ESHIETT IMAOBONG UDUAK SAL", "Imaobong Eshiett"],
    ["Faster Payment TREVELYAN-POOLE JOCASTA NET PAY", "Jocasta Trevelyan-Poole"],
    ["JOCASTA TREVELYAN POOLE SALARY XFER", "Jocasta Trevelyan-Poole"],
    ["JOCASTA POOLE WAGES", "Jocasta Trevelyan-Poole"],
    ["J TREVELYANPOOLE SALARY", "Jocasta Trevelyan-Poole"],
    ["TREVELYAN POOLE J PAYROLL", "Jocasta Trevelyan-Poole"],
    ["O'DWYER SIOFRA WAGES", "Siofra O'Dwyer"],
    ["SIOFRA O DWYER SALARY MOVE", "Siofra O'Dwyer"],
    ["ODWYER SIOFRA SALARY SPLIT", "Siofra O’Dwyer"],
    ["S ODWYER SAL", "Siofra O'Dwyer"],
    ["MC GRORY PADRAIC WAGES", "Padraic McGrory"],
    ["MCGRORY P WAGES REVOLUT", "Padraic McGrory"],
    ["VAN DER STRAATEN ANNEKE SALARY", "Anneke van der Straaten"],
    ["VANDERSTRAATEN A SALARY", "Anneke van der Straaten"],
    ["A V D STRAATEN SALARY", "Anneke van der Straaten"],
    ["FATIMATU BAH PAYDAY MONEY", "Fatimatu Bah"],
    ["Gehalt von Reinhild Mössner", "Reinhild Mößner"],
    ["MOESSNER REINHILD GEHALT", "Reinhild Mössner"],
    ["Reinhild Moessner Lohn Anteil Haushalt", "Reinhild Mössner"],
    ["Gutschrift R. Mössner Gehalt aufs Gemeinschaftskonto", "Reinhild Mössner"],
    ["GRUENWALD-ALTMANN SVEA LOHN REST", "Svea Grünwald-Altmann"],
    ["VIREMENT DE QUINTARD OPHELIE PAIE", "Ophélie Quintard"],
    ["VIR SEPA OPHELIE QUINTARD SALAIRE COMPTE COMMUN", "Ophélie Quintard"],
    ["VIR M OU MME QUINTARD OPHELIE /MOTIF AVANCE PAIE", "Ophélie Quintard"],
    ["VIR INST DE LE GOFF MAIWENN APRES PAIE", "Maïwenn Le Goff"],
    ["LEGOFF MAIWENN SALAIRE", "Maïwenn Le Goff"],
    ["DE LA FERRIERE AUDE SALAIRE DU MOIS", "Aude de la Ferrière"],
    ["TRANSFERENCIA DE BUSTAMANTE ITXASO NOMINA", "Itxaso Bustamante Larrea"],
    ["ITXASO BUSTAMANTE NOMINA PARA CASA", "Itxaso Bustamante Larrea"],
    ["BUSTAMANTE LARREA, ITXASO CONCEPTO SUELDO", "Itxaso Bustamante Larrea"],
    ["I. BUSTAMANTE L. NOMINA A CUENTA COMUN", "Itxaso Bustamante Larrea"],
    ["TRANSF DE MARIA I BUSTAMANTE NOMINA MES", "María Itxaso Bustamante"],
    ["BONIFICO DA SCARAMELLA TULLIA STIPENDIO", "Tullia Scaramella"],
    ["TULLIA SCARAMELLA STIPENDIO SU CONTO COINTESTATO", "Tullia Scaramella"],
    ["SCARAMELLA T. STIPENDIO", "Tullia Scaramella"],
    ["Bonifico SCARAMELLA TULLIA prima dello stipendio", "Tullia Scaramella"],
    ["D'ALOISIO NICLA STIPENDIO RESTO", "Nicla D'Aloisio"],
    ["DALOISIO NICLA STIPENDIO", "Nicla D'Aloisio"],
    ["TRF DE QUITERIA MOURAO ORDENADO", "Quitéria Mourão dos Reis"],
    ["MOURAO REIS QUITERIA VENCIMENTO CASA", "Quitéria Mourão dos Reis"],
    ["TRF QUITERIA M REIS ORDENADO CONTA CONJUNTA", "Quitéria Mourão dos Reis"],
    ["TRF QUITERIA REIS ANTES DO ORDENADO", "Quitéria Mourão dos Reis"],
    ["PRZELEW SZCZYPIORSKA BOGNA WYNAGRODZENIE", "Bogna Szczypiorska"],
    ["BOGNA SZCZYPIORSKA PENSJA NA DOM", "Bogna Szczypiorska"],
    ["SALARY TO MAIN ESHIETT IMAOBONG", "Imaobong Eshiett"],
    ["SALAIRE VERS COMMUN QUINTARD OPHELIE", "Ophélie Quintard"],
    ["NOMINA PARA CASA ITXASO BUSTAMANTE", "Itxaso Bustamante"],
    ["Received money from Imaobong Eshiett with reference Salary Oct", "Imaobong Eshiett"],
    ["Virement reçu : Quintard Ophelie - Motif paie d'octobre", "Ophélie Quintard"],
    ["Transf. de: BUSTAMANTE ITXASO Conc.: NOMINA", "Itxaso Bustamante"],
    ["Payment from – Eshiett Imaobong – WAGES", "Imaobong Eshiett"],
    ["Inward Faster Payment SALARY · ESHIETT IMAOBONG", "Imaobong Eshiett"],
    ["FPI WAGES TO CURRENT / MISS ESHIETT I", "Imaobong Eshiett"],
    ["Payment in: ESHIETT IMAOBONG Ref. pay", "Imaobong Eshiett"],
    ["GUTSCHR. UEBERW. R. Mössner SVWZ+Lohn Rest KREF+8MAEWSWU", "Reinhild Mössner"],
    ["Bonifico ricevuto da Scaramella Tullia – resto stipendio", "Tullia Scaramella"],
    ["PRZELEW KRAJOWY OD SZCZYPIORSKA BOGNA / pensja", "Bogna Szczypiorska"],
  ])("%s, of %s", (description, holder) => {
    expect(readOf(holder, description)).toBe("own_transfer");
  });

  test.each([
    ["a payroll behind which the employee stands", "FENMOOR FREIGHT WAGES I ESHIETT"],
    ["an employer of one word before the employee", "FENMOOR SALARY IMAOBONG ESHIETT"],
    ["a company of the same family name", "ESHIETT CATERING WAGES"],
    ["a company by its form", "IMAOBONG ESHIETT LTD SALARY"],
    ["an employer with the same first name", "IMAOBONG HAIR STUDIO WAGES"],
    ["a bank's word before the employee and the employer", "ABONO NOMINA IMAOBONG ESHIETT FENMOOR"],
    ["an employer behind the employee, as one bank prints it", "BGC SALARY IMAOBONG ESHIETT / FENMOOR"],
    ["a trade behind the whole name", "IMAOBONG ESHIETT TRANSPORT SALARY"],
  ])("but pay is pay where it is %s", (_what, description) => {
    expect(readOf("Imaobong Eshiett", description)).toBe("work");
  });

  test.each([
    ["LGPS PENSION IMAOBONG ESHIETT", "pension"],
    ["Payment from Aviva ANNUITY IMAOBONG ESHIETT", "pension"],
    ["DWP UC IMAOBONG ESHIETT UC", "benefits"],
  ])("%s is paid under the holder's name: %s", (description, kind) => {
    expect(readOf("Imaobong Eshiett", description)).toBe(kind);
  });

  test("a pension that begins with the holder's name is moved on", () => {
    expect(readOf("Imaobong Eshiett", "IMAOBONG ESHIETT PENSION OVER")).toBe("own_transfer");
  });

  test("but a stated employer may pay under the name of its employee first", () => {
    const said = "IMAOBONG ESHIETT FENMOOR SALARY";
    expect(readOf("Imaobong Eshiett", said)).toBe("own_transfer");
    expect(readOf("Imaobong Eshiett", said, "Fenmoor")).toBe("work");
  });
});
