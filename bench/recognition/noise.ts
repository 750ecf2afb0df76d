import type { Noise } from "./labelled.ts";
import {
  BETWEEN_OWN,
  CASHBACK,
  CHARGEBACK,
  INTEREST,
  LOAN,
  REFUND,
  RENT,
  REVERSED,
  type Texts,
} from "./noise-texts.ts";
import {
  categoryOf,
  credited,
  type Draft,
  digits,
  everyDays,
  monthlyDays,
  nameOf,
  near,
  otherPerson,
  type Setting,
  written,
} from "./writing.ts";

/** Money that moves and is no income. */

export interface NoisyDraft extends Draft {
  readonly noise: Noise;
}

const textIn = (texts: Texts, { random, place }: Setting): string => random.pick(texts[place.country]);

const came = (noise: Noise, day: number, minor: number, text: string, setting: Setting): NoisyDraft => ({
  noise,
  account: "current",
  day,
  minor,
  description: credited(text, setting),
  category: categoryOf("CREDIT", minor, setting),
});

const went = (day: number, minor: number, text: string, setting: Setting, fine = "PURCHASE"): NoisyDraft => ({
  noise: "spending",
  account: "current",
  day,
  minor: -minor,
  description: written(text, setting),
  category: categoryOf(fine, -minor, setting),
});

const anyDay = ({ random, from, to }: Setting): number => random.between(from, to);

const anyDays = (setting: Setting, least: number, most: number): readonly number[] =>
  Array.from({ length: setting.random.between(least, most) }, () => anyDay(setting));

/** From one account of the statement to the other, often every month. */
const betweenOwnAccounts = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = textIn(BETWEEN_OWN, setting);
  const days = random.happens(0.6) ? monthlyDays(random.between(1, 28), setting) : anyDays(setting, 2, 6);
  const usual = random.between(5_000, 90_000);
  return days.flatMap((day): readonly NoisyDraft[] => {
    const minor = random.happens(0.5) ? usual : near(usual, 30, random);
    const later = random.happens(0.8) ? 0 : random.between(1, 2);
    const category = (sign: number) => categoryOf("TRANSFER", sign, setting);
    return [
      {
        noise: "own transfer",
        account: "savings",
        day,
        minor: -minor,
        description: written(text, setting),
        category: category(-1),
      },
      {
        noise: "own transfer",
        account: "current",
        day: day + later,
        minor,
        description: written(text, setting),
        category: category(1),
      },
    ];
  });
};

/** From an account elsewhere, in the holder's own name. */
const fromOwnElsewhere = (setting: Setting): readonly NoisyDraft[] => {
  const { random, holders } = setting;
  const name = nameOf(random.pick(holders), random);
  const more = random.pick(["", " SAVINGS", " BILLS", ` ${digits(random, 6)}`, " MONZO"]);
  const days = random.happens(0.7) ? monthlyDays(random.between(1, 28), setting) : anyDays(setting, 2, 7);
  const usual = random.between(10_000, 150_000);
  return days.map((day) =>
    came("own transfer", day, near(usual, random.pick([0, 20]), random), `${name}${more}`, setting),
  );
};

/** Clothes that go back: a shop from which one buys, and which often returns a part. */
const refunds = (setting: Setting): readonly NoisyDraft[] => {
  const { random, place } = setting;
  const shop = random.pick(place.shops);
  const text = textIn(REFUND, setting).replace("{shop}", shop);
  return anyDays(setting, 2, 6).flatMap((day) => {
    const minor = random.between(1_500, 16_000);
    const back = random.happens(0.5) ? minor : Math.round(minor * 0.6);
    return [
      went(day - random.between(3, 14), minor, shop, setting),
      came("refund", day, back, text, setting),
    ];
  });
};

const reversals = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const payee = random.pick(["FITWELL GYM", "SKYLARK MOBILE", "HYDRA WATER", "CASTLE INSURANCE"]);
  const text = textIn(REVERSED, setting).replace("{payee}", payee);
  const minor = random.between(999, 9_900);
  return monthlyDays(random.between(1, 28), setting)
    .filter(() => random.happens(0.7))
    .flatMap((day) => [
      went(day, minor, payee, setting, "DIRECT_DEBIT"),
      {
        ...came("reversal", day + random.between(0, 2), minor, text, setting),
        category: categoryOf("CORRECTION", 1, setting),
      },
    ]);
};

const chargebacks = (setting: Setting): readonly NoisyDraft[] => {
  const text = textIn(CHARGEBACK, setting).replace("{shop}", setting.random.pick(setting.place.shops));
  return anyDays(setting, 1, 3).map((day) =>
    came("chargeback", day, setting.random.between(2_000, 30_000), text, setting),
  );
};

/** Once, or the same small one again and again. */
const loans = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = textIn(LOAN, setting).replace("{ref}", digits(random, 7)).trim();
  const days = random.happens(0.5) ? anyDays(setting, 1, 2) : monthlyDays(random.between(1, 28), setting);
  const minor = random.between(10_000, 240_000);
  return days.map((day) => came("loan", day, near(minor, 20, random), text, setting));
};

const BETTING = [
  "BET365",
  "PADDY POWER",
  "WILLIAM HILL",
  "SKY BETTING",
  "BETFAIR",
  "LADBROKES CORAL",
  "888 CASINO",
  "TOMBOLA BINGO",
];

const gambling = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const site = random.pick(BETTING);
  const text = `${site}${random.pick(["", " WITHDRAWAL", " PAYOUT", " WINNINGS"])}`;
  const stakes = anyDays(setting, 8, 25).map((day) => went(day, random.between(500, 6_000), site, setting));
  return [
    ...stakes,
    ...anyDays(setting, 3, 9).map((day) =>
      came("gambling", day, random.between(1_000, 45_000), text, setting),
    ),
  ];
};

const everyMonth =
  (noise: Noise, texts: Texts, fine: string, [least, most]: readonly [number, number]) =>
  (setting: Setting): readonly NoisyDraft[] => {
    const { random } = setting;
    const text = textIn(texts, setting).replace("{ref}", digits(random, 6));
    return monthlyDays(random.between(1, 31), setting).map((day) => ({
      ...came(noise, day, random.between(least, most), text, setting),
      category: categoryOf(fine, 1, setting),
    }));
  };

/** For a meal, a ticket, a share of a present. */
const friends = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const name = otherPerson(setting);
  return anyDays(setting, 2, 6).map((day) =>
    came(
      "friend",
      day,
      random.between(500, 6_500),
      `${name} ${random.pick(["", "PIZZA", "THANKS", "TICKETS"])}`.trim(),
      setting,
    ),
  );
};

const sales = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = random.pick([
    "EBAY PAYOUT",
    "VINTED",
    "DEPOP PAYMENTS",
    "PAYPAL PAYMENT",
    "ETSY PAYMENTS",
    "WALLAPOP",
  ]);
  return anyDays(setting, 2, 8).map((day) => came("sale", day, random.between(400, 9_000), text, setting));
};

const flatMates = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = textIn(RENT, setting).replace("{name}", otherPerson(setting));
  const minor = random.between(30_000, 85_000);
  return monthlyDays(random.pick([1, 1, 2, 28]), setting).map((day) =>
    came("flat-mate", day, minor, text, setting),
  );
};

const ONCE = [
  "HMRC TAX REPAYMENT",
  "CASTLE INSURANCE CLAIM",
  "CASH PAID IN",
  "AUNT MAUREEN GIFT",
  "CHEQUE 100232",
  "DVLA REFUND",
];

const once = (setting: Setting): readonly NoisyDraft[] => [
  came("once", anyDay(setting), setting.random.between(2_000, 300_000), setting.random.pick(ONCE), setting),
];

/** Shops, a rent and a bill: on every statement. */
const spending = (setting: Setting): readonly NoisyDraft[] => {
  const { random, place, from, to } = setting;
  const rent = random.between(45_000, 140_000);
  return [
    ...everyDays(from, 2, to).map((day) =>
      went(day, random.between(250, 9_000), random.pick(place.shops), setting),
    ),
    ...monthlyDays(1, setting).map((day) => went(day, rent, "LETTINGS OFFICE", setting, "STANDING_ORDER")),
    ...monthlyDays(12, setting).map((day) => went(day, 5_900, "HYDRA WATER", setting, "DIRECT_DEBIT")),
  ];
};

const SOMETIMES: readonly ((setting: Setting) => readonly NoisyDraft[])[] = [
  betweenOwnAccounts,
  fromOwnElsewhere,
  refunds,
  reversals,
  chargebacks,
  loans,
  gambling,
  everyMonth("cash-back", CASHBACK, "CREDIT", [200, 1_900]),
  everyMonth("interest", INTEREST, "INTEREST", [10, 4_200]),
  friends,
  sales,
  flatMates,
  once,
];

export const noiseOf = (setting: Setting): readonly NoisyDraft[] => [
  ...spending(setting),
  ...SOMETIMES.filter(() => setting.random.happens(0.4)).flatMap((part) => part(setting)),
];
