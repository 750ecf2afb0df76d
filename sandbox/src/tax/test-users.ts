import { randomInt } from "node:crypto";
import { dayFrom } from "../bank/money/days.ts";
import { payday } from "../bank/money/rhythms.ts";
import { type Taxpayer, taxpayers, uuidOf } from "./taxpayers.ts";

export interface TestUsers {
  readonly create: () => Taxpayer;
  readonly find: (userId: string, password: string) => Taxpayer | undefined;
}

const digits = (count: number): string =>
  Array.from({ length: count }, (_none, index) => randomInt(index === 0 ? 1 : 0, 10)).join("");

const letters = (count: number, from: string): string =>
  Array.from({ length: count }, () => from.charAt(randomInt(from.length))).join("");

const invented = (): Taxpayer => {
  const userId = digits(12);
  return {
    userId,
    password: letters(12, "abcdefghijkmnopqrstuvwxyz23456789"),
    fullName: "Ida Newton",
    knows: "Marlpit Bakery Ltd, every month",
    // Only letters that begin valid numbers.
    nino: `P${letters(1, "ABCEGHJ")}${digits(6)}${letters(1, "ABCD")}`,
    utr: digits(10),
    jobs: [
      {
        id: uuidOf("employment", userId),
        employer: "Marlpit Bakery Ltd",
        employerRef: "223/AB456",
        payrollId: "A77",
        paysPerYear: 12,
        started: () => dayFrom("2022-05-09") ?? 0,
        isPension: false,
        paid: (period) => payday(28)(period).map((day) => ({ day, pence: 190_000 })),
      },
    ],
  };
};

export const openTestUsers = (): TestUsers => {
  const created = new Map<string, Taxpayer>();
  return {
    create: () => {
      const user = invented();
      created.set(user.userId, user);
      return user;
    },
    find: (userId, password) => {
      const user = created.get(userId) ?? taxpayers.find((one) => one.userId === userId);
      return user?.password === password ? user : undefined;
    },
  };
};
