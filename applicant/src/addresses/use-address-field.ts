import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import type { Address, AddressPart } from "@latchkey/domain/addresses/address.ts";
import {
  hasAddress,
  noAddressIn,
  type TypedPart,
  withCountry,
  withTyped,
} from "@latchkey/domain/addresses/by-hand.ts";
import type { Issues } from "@latchkey/domain/rules/issue.ts";
import { keysOf } from "@latchkey/domain/rules/records.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useQuery } from "urql";
import { AddressSearchAvailable } from "./addresses.graphql.ts";

export interface AddressFieldOptions {
  readonly id: string;
  readonly value: Address;
  readonly onChange: (address: Address) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The broken rules that are shown, by part (`addressIssues`). */
  readonly issues?: Issues<AddressPart> | undefined;
}

const partsOf: Readonly<Record<TypedPart, readonly AddressPart[]>> = {
  building: ["houseNumber", "streetNumber", "houseName"],
  flat: ["flat"],
  street: ["street", "formattedAddress", "placeId"],
  city: ["city"],
  postalCode: ["postalCode"],
};
export const typedParts = keysOf(partsOf);

type Mode = "search" | "hand";

/** A found address is shown in the search, a typed one in its parts. */
const modeOf = (value: Address): Mode =>
  hasAddress(value) && !value.placeId && !value.formattedAddress ? "hand" : "search";

const useIsSearchAvailable = (): boolean => {
  const [{ data }] = useQuery({ query: AddressSearchAvailable, variables: {} });
  return data?.addressSearchAvailable ?? true;
};

const useErrors = ({ id, value, issues = {} }: AddressFieldOptions, mode: Mode) => {
  const { t } = useTranslation(["addresses", "questions"]);
  const text = useIssueText();
  const issueAt = (part: TypedPart) => partsOf[part].map((one) => issues[one]).find((issue) => issue);
  const typed = Object.fromEntries(typedParts.map((part) => [part, text(issueAt(part))]));
  const isMissing = mode === "search" && typedParts.some((part) => issueAt(part)) && !hasAddress(value);
  const errors: Readonly<Partial<Record<TypedPart | "country" | "search", string | undefined>>> = {
    country: text(issues.country),
    ...(mode === "hand" ? typed : isMissing && { search: t("search.required") }),
  };
  /** "Enter the street" says what it is about, a rule about letters does not. */
  const inSummary = (part: TypedPart | "country" | "search", message: string): string => {
    const code = part === "country" || part === "search" ? undefined : issueAt(part)?.code;
    if (!code || part === "country" || part === "search") return message;
    if (code.startsWith("validation.address.")) return message;
    return t("questions:page.wrongField", { field: t(`parts.${part}`), message });
  };
  const wrongFields = (["country", "search", ...typedParts] as const).flatMap((part) => {
    const message = errors[part];
    return message ? [{ id: `${id}-${part}`, message: inSummary(part, message) }] : [];
  });
  return { errors, wrongFields };
};

export const useAddressField = (options: AddressFieldOptions) => {
  const { id, value, onChange, onBlur, issues = {} } = options;
  const isAvailable = useIsSearchAvailable();
  const [chosen, setChosen] = useState<Mode>(() => modeOf(value));
  const [isMoved, setMoved] = useState(false);
  const [draft, setDraft] = useState<Address>();
  const [typed, setTyped] = useState<string>();

  // A broken address that was found can be corrected in its parts only.
  const isBroken = hasAddress(value) && Object.keys(issues).some((part) => part !== "country");
  const mode: Mode = !isAvailable || isBroken ? "hand" : chosen;
  const country = value.country || "GB";
  const { errors, wrongFields } = useErrors(options, mode);

  const moveTo = (next: Mode): void => {
    setChosen(next);
    setMoved(true);
  };

  return {
    wrongFields,
    field: {
      id,
      mode,
      value,
      country,
      isAvailable,
      isMoved,
      errors,
      onBlur,
      typed,
      onTyped: (text: string): void => {
        setTyped(text);
        if (hasAddress(value)) onChange(noAddressIn(country));
      },
      onFound: (address: Address): void => {
        setTyped(undefined);
        setDraft(undefined);
        onChange(address);
      },
      onPart: (part: TypedPart, text: string): void => {
        setChosen("hand");
        onChange(withTyped({ ...value, country }, part, text));
      },
      onCountry: (next: string): void => {
        setTyped(undefined);
        onChange(mode === "hand" ? withCountry(value, next) : noAddressIn(next));
      },
      enterByHand: (): void => {
        if (draft && !hasAddress(value))
          onChange(draft.country === country ? draft : withCountry(draft, country));
        moveTo("hand");
      },
      searchInstead: (): void => {
        if (hasAddress(value)) {
          setDraft(value);
          onChange(noAddressIn(country));
        }
        moveTo("search");
      },
    },
  };
};

export type AddressFieldState = ReturnType<typeof useAddressField>["field"];
