import type { ReferenceKind } from "@latchkey/domain/references/kinds.ts";
import { agent, amaraOfDemo, type PersonOfDemo, salary, someone } from "./people-of-demo.ts";

/** Referees with an open questionnaire. They answer it themselves, so the sandbox does not know them. */
export const refereeIds = ["landlord", "employer", "accountant"] as const;
export type RefereeId = (typeof refereeIds)[number];

export interface RefereeOfDemo {
  readonly id: RefereeId;
  readonly kind: ReferenceKind;
  readonly about: PersonOfDemo;
  readonly email: string;
}

export const refereesOfDemo: readonly RefereeOfDemo[] = [
  {
    id: "landlord",
    kind: "rental",
    email: "desk@harbourstreet.example",
    about: {
      ...amaraOfDemo,
      policy: "identity-residence",
      residence: {
        kind: "RENTED_FLAT",
        until: "end",
        landlord: agent("Joanne", "Pryce", "desk@harbourstreet.example"),
      },
      submitted: true,
    },
  },
  {
    id: "employer",
    kind: "employment",
    email: "desk@brightwater.example",
    about: {
      ...amaraOfDemo,
      income: {
        type: "T_EMPLOYED_PERM",
        companyName: "Brightwater Ltd",
        told: { ...salary, referenceName: "Ellen Marsh", referenceEmail: "desk@brightwater.example" },
        until: "end",
      },
      submitted: true,
    },
  },
  {
    id: "accountant",
    kind: "accountant",
    email: "desk@quillandco.example",
    about: {
      ...someone,
      firstName: "Oluwafemi",
      lastName: "Adeyemi",
      birthdate: "1985-03-08",
      home: "3 Sauchie Court, Stirling FK8 2AA",
      income: {
        type: "T_SELFEMPLOYED",
        companyName: "Adeyemi Photography",
        told: { annualGrossIncome: 34_800, currency: "GBP" },
        until: "details",
      },
      submitted: true,
    },
  },
];
