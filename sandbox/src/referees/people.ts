/**
 * Landlords, employers and accountants of the demo, by address. An address outside the list never answers by itself.
 */

export type ReferenceKind = "rental" | "employment" | "accountant";

export interface Referee {
  readonly email: string;
  readonly reply?: Readonly<Record<string, unknown>>;
  readonly declines?: boolean;
  /** An answer without delay, which a reviewer should find suspicious. */
  readonly isHasty?: boolean;
}

const goodTenancy = {
  tenancy_details_dates_confirmed: true,
  missed_or_incomplete_payments: false,
  damage_to_the_property: false,
  any_complaints: false,
  any_reason_not_to_let_again: false,
  review: "",
};

const goodJob = {
  works_here: true,
  details_confirmed: true,
  note: "",
  contract: "PERMANENT",
  pay: null,
  pay_period: null,
  referee_role: "Payroll",
  referee_phone: "",
};

export const referees: readonly Referee[] = [
  { email: "lettings@harbourstreet.example", reply: goodTenancy },
  { email: "nobody@silentlets.example" },
  { email: "office@refusinglets.example", declines: true },
  { email: "ellen.marsh@brightwater.example", reply: { ...goodJob, referee_name: "Ellen Marsh" } },
  { email: "people@northgate.example", reply: { ...goodJob, referee_name: "Dev Anand" } },
  {
    email: "rota@blueplate.example",
    reply: { ...goodJob, contract: "ZERO_HOURS", referee_name: "Kit Sanders", referee_role: "Manager" },
  },
  {
    email: "owner@oldmill.example",
    isHasty: true,
    reply: {
      ...goodJob,
      details_confirmed: false,
      note: "He works two days a week, not full time.",
      contract: "OTHER",
      pay: 1_150,
      pay_period: "MONTH",
      referee_name: "Sal Reed",
      referee_role: "Owner",
    },
  },
  {
    email: "ada@quillandco.example",
    reply: {
      acts_for: true,
      details_confirmed: true,
      note: "",
      year_end: "2026-04-05",
      profit: 34_800,
      profit_before: 33_100,
      will_fall: false,
      referee_name: "Ada Quill",
      referee_role: "Accountant",
      referee_phone: "",
    },
  },
];

/** Addresses are compared as mail servers do. */
export const refereeAt = (address: string): Referee | undefined =>
  referees.find(({ email }) => email === address.toLowerCase());
