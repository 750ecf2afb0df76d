import { phrasesOf } from "../said-of-steps.ts";
import { identity } from "./identity.ts";
import { income } from "./income.ts";
import { residence } from "./residence.ts";
import { rightToRent } from "./right-to-rent.ts";

export const steps = phrasesOf({
  IDENTITY: { ...identity, ...rightToRent },
  INCOME: income,
  RESIDENCE: residence,
});
