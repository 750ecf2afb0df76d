import { addressCountries } from "@latchkey/domain/addresses/countries.ts";
import { prepareAddressSearch } from "@latchkey/ui/address-search/prepared-address-search.tsx";
import { Dropdown, prepareDropdown } from "@latchkey/ui/dropdown/dropdown.tsx";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldGroup } from "@latchkey/ui/field/field-group.tsx";
import type { FocusEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCountryList } from "../questions/country-options.ts";
import { SearchedAddress } from "./searched-address.tsx";
import { TypedAddress } from "./typed-address.tsx";
import type { AddressFieldState } from "./use-address-field.ts";

export const prepareAddressField = async (): Promise<void> => {
  await Promise.all([prepareAddressSearch(), prepareDropdown()]);
};

interface AddressFieldProps {
  readonly field: AddressFieldState;
  readonly label: ReactNode;
  readonly labelHidden?: boolean | undefined;
  /** False where the country is known, e.g. of an address in the UK. */
  readonly asksCountry?: boolean | undefined;
}

export function AddressField({ field, label, labelHidden, asksCountry = true }: AddressFieldProps) {
  const { id, mode, country, onBlur } = field;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDivElement>) => {
    if (!currentTarget.contains(relatedTarget)) onBlur?.();
  };
  return (
    <FieldGroup id={id} legend={label} legendHidden={labelHidden}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the focus has left its inputs */}
      <div className="stack" onBlur={leave}>
        {asksCountry && <Country field={field} />}
        {mode === "hand" ? <TypedAddress field={field} /> : <SearchedAddress key={country} field={field} />}
      </div>
    </FieldGroup>
  );
}

function Country({ field: { id, country, errors, onCountry } }: Pick<AddressFieldProps, "field">) {
  const { t } = useTranslation("addresses");
  const list = useCountryList(addressCountries);
  return (
    <Field id={`${id}-country`} label={t("country.label")} error={errors.country}>
      {(aria) => (
        <Dropdown
          {...aria}
          {...list}
          value={country}
          onChange={(chosen) => chosen && onCountry(chosen)}
          listLabel={t("country.label")}
          placeholder={t("country.placeholder")}
          emptyText={(typed) => t("country.nothing", { typed })}
        />
      )}
    </Field>
  );
}
