import { analytics } from "@latchkey/browser/analytics/analytics.ts";
import type { Issues } from "@latchkey/browser/forms/issue-resolver.ts";
import { useIssueText } from "@latchkey/browser/forms/issue-text.ts";
import { useReportedIssues } from "@latchkey/browser/forms/use-reported-issues.ts";
import { addressParts } from "@latchkey/domain/addresses/address.ts";
import { residenceTypes } from "@latchkey/domain/vocabulary/people.ts";
import { Checkbox } from "@latchkey/ui/checkbox/checkbox.tsx";
import type { DateParts } from "@latchkey/ui/date-input/date-parts.ts";
import { Field } from "@latchkey/ui/field/field.tsx";
import { FieldRow } from "@latchkey/ui/field/field-row.tsx";
import { Select } from "@latchkey/ui/select/select.tsx";
import { useTranslation } from "react-i18next";
import { AddressField } from "../../addresses/address-field.tsx";
import { useAddressField } from "../../addresses/use-address-field.ts";
import { DateField } from "../../questions/date-field.tsx";
import type { HomeFields } from "./home-fields.ts";

interface HomeFormProps {
  readonly id: string;
  readonly fields: HomeFields;
  readonly issues: Issues;
  readonly asksCountry: boolean;
  /** @param isSettled true for a choice, after which no typing follows */
  readonly onChange: (changed: Partial<HomeFields>, isSettled: boolean) => void;
}

export function HomeForm({ id, fields, issues, asksCountry, onChange: change }: HomeFormProps) {
  useReportedIssues(issues);
  const onChange: HomeFormProps["onChange"] = (changed, isSettled) => {
    for (const field of Object.keys(changed)) analytics.changedField(field);
    change(changed, isSettled);
  };
  const { t } = useTranslation("residence");
  const text = useIssueText();
  const ofAddress = Object.fromEntries(
    addressParts.flatMap((part) => {
      const issue = issues[`address.${part}`];
      return issue ? [[part, issue]] : [];
    }),
  );
  const { field } = useAddressField({
    id: `${id}-address`,
    value: fields.address,
    // An address search may finish while the person types in another field.
    onChange: (address) => onChange({ address }, Boolean(address.placeId || address.formattedAddress)),
    issues: ofAddress,
  });
  const month = {
    "validation.date.invalid": t("home.dateInvalid"),
    "validation.date.future": t("home.dateFuture"),
    "validation.date.after": t("home.dateTooLate"),
  };
  return (
    <>
      <div data-field="address">
        <AddressField field={field} label={t("home.address")} labelHidden asksCountry={asksCountry} />
      </div>
      <Checkbox
        id={`${id}-current`}
        label={t("home.current")}
        checked={fields.isCurrent}
        onChange={(event) => onChange({ isCurrent: event.currentTarget.checked }, true)}
      />
      <FieldRow columns="two">
        <MonthField
          id={`${id}-start`}
          name="start"
          legend={t("home.start")}
          value={fields.start}
          error={text(issues.start, { ...month, "validation.required": t("home.startRequired") })}
          onChange={(start) => onChange({ start }, false)}
        />
        {fields.isCurrent ? (
          <span />
        ) : (
          <MonthField
            id={`${id}-end`}
            name="end"
            legend={t("home.end")}
            value={fields.end}
            error={text(issues.end, { ...month, "validation.required": t("home.endRequired") })}
            onChange={(end) => onChange({ end }, false)}
          />
        )}
      </FieldRow>
      <div data-field="residenceType">
        <Field
          id={`${id}-type`}
          label={t("home.type")}
          error={text(issues.residenceType, { "validation.please_select_an_option": t("home.typeRequired") })}
        >
          {(aria) => (
            <Select
              {...aria}
              value={fields.residenceType}
              placeholder={t("home.choose")}
              options={residenceTypes.map((type) => ({ value: type, label: t(`home.${type}`) }))}
              onChange={({ currentTarget }) => {
                const residenceType = residenceTypes.find((type) => type === currentTarget.value) ?? "";
                onChange({ residenceType }, true);
              }}
            />
          )}
        </Field>
      </div>
    </>
  );
}

interface MonthFieldProps {
  readonly id: string;
  readonly name: "start" | "end";
  readonly legend: string;
  readonly value: DateParts;
  readonly error: string | undefined;
  readonly onChange: (value: DateParts) => void;
}

function MonthField({ name, ...field }: MonthFieldProps) {
  return (
    <div data-field={name}>
      <DateField {...field} parts={["month", "year"]} />
    </div>
  );
}
