import { useState } from "react";
import type { Examples } from "../example.ts";
import { FieldGroup } from "../field/field-group.tsx";
import { DateInput } from "./date-input.tsx";
import { DateNote } from "./date-note.tsx";
import { DateOfBirthInput } from "./date-of-birth-input.tsx";
import { type DatePart, type DateParts, dateParts, emptyDate } from "./date-parts.ts";

const labels = { day: "Day", month: "Month", year: "Year" };

type SampleProps = { readonly start?: DateParts; readonly wrongParts?: readonly DatePart[] };

function Sample({ start = emptyDate, wrongParts }: SampleProps) {
  const [value, setValue] = useState(start);
  return <DateInput name="start" labels={labels} value={value} onChange={setValue} wrongParts={wrongParts} />;
}

function Birth() {
  const [value, setValue] = useState<DateParts>({ day: "14", month: "06", year: "2011" });
  return (
    <DateOfBirthInput name="dob" labels={labels} value={value} onChange={setValue} wrongParts={dateParts} />
  );
}

export const examples: Examples = {
  empty: () => (
    <FieldGroup legend="When did you last pay rent?" hint="For example, 27 3 2026">
      <Sample />
    </FieldGroup>
  ),
  filled: () => (
    <FieldGroup legend="When did you start?">
      <Sample start={{ day: "01", month: "05", year: "2023" }} />
      <DateNote>2 years and 10 months ago</DateNote>
    </FieldGroup>
  ),
  "one-part-wrong": () => (
    <FieldGroup legend="When did you last pay rent?" error="The month must be between 1 and 12">
      <Sample start={{ day: "01", month: "13", year: "2026" }} wrongParts={["month"]} />
    </FieldGroup>
  ),
  "one-part-refused": () => (
    <FieldGroup legend="When did you last pay rent?" error="There is no month 14. Enter 1 to 12" announced>
      <Sample start={{ day: "05", month: "1", year: "", refused: { month: "14" } }} />
    </FieldGroup>
  ),
  birth: () => (
    <FieldGroup legend="Date of birth" hint="For example, 27 3 1994" error="You need to be 18 or older">
      <Birth />
    </FieldGroup>
  ),
};
