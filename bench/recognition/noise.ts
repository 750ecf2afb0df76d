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
  type Credit,
  categoryOf,
  creditOf,
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

const came = ({ noise, ...credit }: Credit & { readonly noise: Noise }, setting: Setting): NoisyDraft => ({
  noise,
  ...creditOf(credit, setting),
});

const went = ({ day, minor, text, fine = "PURCHASE" }: Credit, setting: Setting): NoisyDraft => ({
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
    const own = (account: Draft["account"], moved: number, on: number): NoisyDraft => ({
      noise: "own transfer",
      account,
      day: on,
      minor: moved,
      description: written(text, setting),
      category: categoryOf("TRANSFER", moved, setting),
    });
    return [own("savings", -minor, day), own("current", minor, day + later)];
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
    came(
      {
        noise: "own transfer",
        day,
        minor: near(usual, random.pick([0, 20]), random),
        text: `${name}${more}`,
      },
      setting,
    ),
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
      went({ day: day - random.between(3, 14), minor, text: shop }, setting),
      came({ noise: "refund", day, minor: back, text }, setting),
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
      went({ day, minor, text: payee, fine: "DIRECT_DEBIT" }, setting),
      came({ noise: "reversal", day: day + random.between(0, 2), minor, text, fine: "CORRECTION" }, setting),
    ]);
};

const chargebacks = (setting: Setting): readonly NoisyDraft[] => {
  const text = textIn(CHARGEBACK, setting).replace("{shop}", setting.random.pick(setting.place.shops));
  return anyDays(setting, 1, 3).map((day) =>
    came({ noise: "chargeback", day, minor: setting.random.between(2_000, 30_000), text }, setting),
  );
};

/** Once, or the same small one again and again. */
const loans = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = textIn(LOAN, setting).replace("{ref}", digits(random, 7)).trim();
  const days = random.happens(0.5) ? anyDays(setting, 1, 2) : monthlyDays(random.between(1, 28), setting);
  const minor = random.between(10_000, 240_000);
  return days.map((day) => came({ noise: "loan", day, minor: near(minor, 20, random), text }, setting));
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
  const stakes = anyDays(setting, 8, 25).map((day) =>
    went({ day, minor: random.between(500, 6_000), text: site }, setting),
  );
  return [
    ...stakes,
    ...anyDays(setting, 3, 9).map((day) =>
      came({ noise: "gambling", day, minor: random.between(1_000, 45_000), text }, setting),
    ),
  ];
};

const everyMonth =
  (noise: Noise, texts: Texts, fine: string, [least, most]: readonly [number, number]) =>
  (setting: Setting): readonly NoisyDraft[] => {
    const { random } = setting;
    const text = textIn(texts, setting).replace("{ref}", digits(random, 6));
    return monthlyDays(random.between(1, 31), setting).map((day) =>
      came({ noise, day, minor: random.between(least, most), text, fine }, setting),
    );
  };

/** For a meal, a ticket, a share of a present. */
const friends = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const name = otherPerson(setting);
  return anyDays(setting, 2, 6).map((day) =>
    came(
      {
        noise: "friend",
        day,
        minor: random.between(500, 6_500),
        text: `${name} ${random.pick(["", "PIZZA", "THANKS", "TICKETS"])}`.trim(),
      },
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
  return anyDays(setting, 2, 8).map((day) =>
    came({ noise: "sale", day, minor: random.between(400, 9_000), text }, setting),
  );
};

const flatMates = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const text = textIn(RENT, setting).replace("{name}", otherPerson(setting));
  const minor = random.between(30_000, 85_000);
  return monthlyDays(random.pick([1, 1, 2, 28]), setting).map((day) =>
    came({ noise: "flat-mate", day, minor, text }, setting),
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

const once = (setting: Setting): readonly NoisyDraft[] => {
  const { random } = setting;
  const [day, minor] = [anyDay(setting), random.between(2_000, 300_000)];
  return [came({ noise: "once", day, minor, text: random.pick(ONCE) }, setting)];
};

/** Shops, a rent and a bill: on every statement. */
const spending = (setting: Setting): readonly NoisyDraft[] => {
  const { random, place, from, to } = setting;
  const rent = random.between(45_000, 140_000);
  return [
    ...everyDays(from, 2, to).map((day) =>
      went({ day, minor: random.between(250, 9_000), text: random.pick(place.shops) }, setting),
    ),
    ...monthlyDays(1, setting).map((day) =>
      went({ day, minor: rent, text: "LETTINGS OFFICE", fine: "STANDING_ORDER" }, setting),
    ),
    ...monthlyDays(12, setting).map((day) =>
      went({ day, minor: 5_900, text: "HYDRA WATER", fine: "DIRECT_DEBIT" }, setting),
    ),
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
