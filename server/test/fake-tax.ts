import type { AskingPerson, ReportedEmployment, TaxService } from "../src/partners/tax-service.ts";
import { openScript, type PartnerScript } from "./partner-script.ts";

/** A tax authority whose responses a test decides, and that remembers what it was asked. */

type Call = "exchange" | "employments";

interface AskedYear {
  readonly token: string;
  readonly nino: string;
  readonly taxYear: string;
  readonly person: AskingPerson;
}

export interface FakeTax extends Omit<PartnerScript<Call>, "receive" | "forget"> {
  readonly service: TaxService;
  /** What employers have reported about everybody who links from now on. */
  readonly has: (...employments: readonly ReportedEmployment[]) => void;
  /** Which years were asked for, with what. */
  readonly asked: () => readonly AskedYear[];
  readonly reset: () => void;
}

/** Somebody who has come back from the tax authority. */
export const somebodyAsking: AskingPerson = {
  accountId: "0d0f9a2e-3c5d-4f6a-8b7c-9d0e1f2a3b4c",
  publicIp: "198.51.100.7",
  seenAt: new Date("2026-11-20T12:00:00Z"),
  userAgent: "Browser",
};

/** The token that the code is exchanged for. */
export const taxTokenOf = (code: string): string => `tax-token-of-${code}`;

/** Somebody's main job, with the newest payment. */
export const reported: ReportedEmployment = {
  employer: "Harbour Bakery Ltd",
  isPension: false,
  taxYear: "2026-27",
  startDate: "2024-02-01",
  payToDateMinor: 2_100_000,
  payFrequency: "monthly",
  paymentDate: "2026-10-28",
};

export const fakeTax = (): FakeTax => {
  let employments: readonly ReportedEmployment[] = [reported];
  let asked: readonly AskedYear[] = [];
  const { receive, forget, ...script } = openScript<Call>();
  return {
    ...script,
    service: {
      authorizeUrl: ({ state }) => `https://tax.example/sign-in?${new URLSearchParams({ state })}`,
      exchange: async (code) => {
        await receive("exchange");
        return taxTokenOf(code);
      },
      employments: async (token, { nino, taxYear, person }) => {
        asked = [...asked, { token, nino, taxYear, person }];
        await receive("employments");
        return employments.filter((one) => one.taxYear === taxYear);
      },
    },
    has: (...all) => {
      employments = all;
    },
    asked: () => asked,
    reset: () => {
      forget();
      employments = [reported];
      asked = [];
    },
  };
};
