import type { FieldAria } from "@latchkey/ui/field/field.tsx";
import { FieldWarning } from "@latchkey/ui/field/field-error.tsx";
import { type ApplicationForm, fieldId } from "./use-application-form.ts";

interface RowWarningProps {
  readonly form: ApplicationForm;
  /** The path of the field. */
  readonly path: string;
}

const warningId = (path: string): string => `${fieldId(path)}-warning`;

/** The warning of a field that has others beside it: it stands below all of them, which stay in line. */
export function RowWarning({ form, path }: RowWarningProps) {
  const warning = form.warnings[path];
  return warning ? <FieldWarning id={warningId(path)}>{warning}</FieldWarning> : null;
}

/** The field is described by the warning below its row, too. */
export const describedByRow = (aria: FieldAria, { form, path }: RowWarningProps): FieldAria => {
  if (!form.warnings[path]) return aria;
  const own = aria["aria-describedby"];
  return { ...aria, "aria-describedby": own ? `${own} ${warningId(path)}` : warningId(path) };
};
