export interface Bank {
  /** TrueLayer calls it `provider_id`. */
  readonly id: string;
  readonly name: string;
  readonly country: "GB" | "DE" | "ES";
  readonly currency: "GBP" | "EUR";
  /** The groups of the parameter `providers` that it belongs to. */
  readonly group: string;
  readonly note: string;
  readonly swiftBic: string;
  /** The bank's part of an IBAN, and for British banks the sort code. */
  readonly ibanPart: string;
  readonly sortCode?: string;
  readonly quirk?: Quirk;
}

/**
 * `slow`: data takes seconds. `code`: one more question after the password. `closed`: every sign-in fails.
 * `no_standing_orders`: it does not list them. `tells_all`: date of birth and address as well as the name.
 */
type Quirk = "slow" | "code" | "closed" | "no_standing_orders" | "tells_all";

/** Its codes follow from four letters and its place in the list. */
const british = (
  [id, name, letters]: readonly [string, string, string],
  place: number,
  more: Pick<Bank, "note" | "quirk"> & { readonly group?: string },
): Bank => ({
  id,
  name,
  country: "GB",
  currency: "GBP",
  group: "uk-ob-all",
  swiftBic: `${letters}GB00`,
  ibanPart: letters,
  sortCode: `00-11-0${place}`,
  ...more,
});

export const banks: readonly Bank[] = [
  british(["ob-northmoor", "Northmoor Bank", "NMOR"], 1, { note: "Works at once" }),
  british(["ob-tidewell", "Tidewell Building Society", "TDWL"], 2, {
    note: "Slow: takes three seconds each time",
    quirk: "slow",
  }),
  british(["ob-copperline", "Copperline", "CPLN"], 3, { note: "Asks one more question", quirk: "code" }),
  british(["ob-larkspur", "Larkspur", "LKSP"], 4, { note: "Is closed for repairs", quirk: "closed" }),
  british(["oauth-fennick", "Fennick", "FNCK"], 5, {
    group: "uk-oauth-all",
    note: "Does not list standing orders",
    quirk: "no_standing_orders",
  }),
  british(["mock", "Mock", "MOCK"], 6, {
    group: "uk-cs-mock",
    note: "Also tells date of birth and address",
    quirk: "tells_all",
  }),
  {
    id: "de-xs2a-muehlbach",
    name: "Bank am Mühlbach, Germany",
    country: "DE",
    currency: "EUR",
    group: "de-xs2a-all",
    note: "Accounts in euros",
    swiftBic: "MUHLDE00",
    ibanPart: "00110700",
  },
  {
    id: "es-xs2a-ejemplo",
    name: "Banco Ejemplo, Spain",
    country: "ES",
    currency: "EUR",
    group: "es-xs2a-all",
    note: "Accounts in euros",
    swiftBic: "EJEMES00",
    ibanPart: "0011080042",
  },
];

export const banksOf = (providers: string): readonly Bank[] => {
  const asked = providers.split(" ").filter((one) => one !== "");
  return asked.length === 0
    ? banks
    : banks.filter(({ id, group }) => asked.includes(id) || asked.includes(group));
};

/** The remainder by 97 of a number of any length. */
const remainder = (digits: string): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** With valid check digits (ISO 13616). */
export const ibanOf = ({ country, ibanPart, sortCode = "" }: Bank, number: string): string => {
  const rest = `${ibanPart}${sortCode.replaceAll("-", "")}${number}`;
  const digits = [...`${rest}${country}00`].map((character) => Number.parseInt(character, 36)).join("");
  return `${country}${String(98 - remainder(digits)).padStart(2, "0")}${rest}`;
};

/** Number of digits of the holder's account number, by the country of the IBAN. */
export const digitsOfNumber = { GB: 8, DE: 10, ES: 10 } as const;
