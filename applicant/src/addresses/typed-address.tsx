import { tidyAddress } from "@latchkey/domain/addresses/address.ts";
import { buildingOf, type TypedPart } from "@latchkey/domain/addresses/by-hand.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { TextInput } from "@latchkey/ui/text-input/text-input.tsx";
import { TextButton } from "@latchkey/ui/text-link/text-link.tsx";
import { useTranslation } from "react-i18next";
import { type AddressFieldState, typedParts } from "./use-address-field.ts";

const SHORT: readonly TypedPart[] = ["building", "flat", "postalCode"];

/** Elsewhere a building may have no number, and a country no postcodes. */
const isOptional = (part: TypedPart, country: string): boolean =>
  part === "flat" || (country !== "GB" && (part === "building" || part === "postalCode"));

export function TypedAddress({ field }: { readonly field: AddressFieldState }) {
  const { t } = useTranslation(["addresses", "questions"]);
  const { id, value, country, errors, isMoved, isAvailable, onPart, searchInstead } = field;
  const textOf = (part: TypedPart, address = value) =>
    part === "building" ? buildingOf(address) : address[part];
  return (
    <>
      {typedParts.map((part) => (
        <Field
          key={part}
          id={`${id}-${part}`}
          label={t(`parts.${part}`)}
          optionalLabel={isOptional(part, country) ? t("questions:page.optional") : undefined}
          error={errors[part]}
        >
          {(aria) => (
            <TextInput
              {...aria}
              short={SHORT.includes(part)}
              autoFocus={isMoved && part === "building"}
              value={textOf(part)}
              onChange={(event) => onPart(part, event.currentTarget.value)}
              onBlur={() => {
                const tidied = textOf(part, tidyAddress({ ...value, country }));
                if (tidied !== textOf(part)) onPart(part, tidied);
              }}
            />
          )}
        </Field>
      ))}
      {isAvailable && <TextButton onClick={searchInstead}>{t("search.instead")}</TextButton>}
    </>
  );
}
