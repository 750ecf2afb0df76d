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

const british = { country: "GB", currency: "GBP" } as const;

export const banks: readonly Bank[] = [
  {
    ...british,
    id: "ob-northmoor",
    name: "Northmoor Bank",
    group: "uk-ob-all",
    note: "Works at once",
    swiftBic: "NMORGB00",
    ibanPart: "NMOR",
    sortCode: "00-11-01",
  },
  {
    ...british,
    id: "ob-tidewell",
    name: "Tidewell Building Society",
    group: "uk-ob-all",
    note: "Slow: takes three seconds each time",
    swiftBic: "TDWLGB00",
    ibanPart: "TDWL",
    sortCode: "00-11-02",
    quirk: "slow",
  },
  {
    ...british,
    id: "ob-copperline",
    name: "Copperline",
    group: "uk-ob-all",
    note: "Asks one more question",
    swiftBic: "CPLNGB00",
    ibanPart: "CPLN",
    sortCode: "00-11-03",
    quirk: "code",
  },
  {
    ...british,
    id: "ob-larkspur",
    name: "Larkspur",
    group: "uk-ob-all",
    note: "Is closed for repairs",
    swiftBic: "LKSPGB00",
    ibanPart: "LKSP",
    sortCode: "00-11-04",
    quirk: "closed",
  },
  {
    ...british,
    id: "oauth-fennick",
    name: "Fennick",
    group: "uk-oauth-all",
    note: "Does not list standing orders",
    swiftBic: "FNCKGB00",
    ibanPart: "FNCK",
    sortCode: "00-11-05",
    quirk: "no_standing_orders",
  },
  {
    ...british,
    id: "mock",
    name: "Mock",
    group: "uk-cs-mock",
    note: "Also tells date of birth and address",
    swiftBic: "MOCKGB00",
    ibanPart: "MOCK",
    sortCode: "00-11-06",
    quirk: "tells_all",
  },
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
