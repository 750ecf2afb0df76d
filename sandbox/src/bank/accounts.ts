import { type Bank, digitsOfNumber, ibanOf } from "./banks.ts";
import { chanceOf } from "./money/chance.ts";
import type { AccountPlan } from "./money/life.ts";
import { fingerprint } from "./money/statement.ts";
import { DEMO_PASSWORD, people } from "./people.ts";
import type { Person } from "./person.ts";
import { practiceUser } from "./practice-users.ts";

export interface Account {
  readonly id: string;
  readonly plan: AccountPlan;
  readonly number: string;
  readonly iban: string;
  readonly currency: string;
}

export const peopleAt = (bank: Bank): readonly Person[] =>
  people.filter(({ country }) => country === bank.country);

export const personAt = (bank: Bank, userName: string, password: string): Person | undefined => {
  const known = peopleAt(bank).find((person) => person.userName === userName);
  if (known) return password === DEMO_PASSWORD ? known : undefined;
  return practiceUser(userName, password);
};

const accountOf = (bank: Bank, { userName }: Person, plan: AccountPlan): Account => {
  const chance = chanceOf(`${bank.id}/${userName}/${plan.key}`);
  const digits = Array.from({ length: digitsOfNumber[bank.country] }, (_, index) =>
    chance.between(`digit/${index}`, index === 0 ? 1 : 0, 9),
  );
  const number = digits.join("");
  return {
    id: fingerprint("account", bank.id, userName, plan.key),
    plan,
    number,
    iban: ibanOf(bank, number),
    currency: plan.currency ?? bank.currency,
  };
};

export const accountsAt = (bank: Bank, person: Person): readonly Account[] =>
  person.accounts.map((plan) => accountOf(bank, person, plan));

/** `Current Account, ending 4471` */
export const labelOf = ({ plan, number }: Account): string => `${plan.name}, ending ${number.slice(-4)}`;
