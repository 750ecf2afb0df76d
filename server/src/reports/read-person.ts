import type { OutcomeLabels } from "@latchkey/domain/reports/outcome-labels.ts";
import type { ReportRightToRent } from "@latchkey/domain/reports/report-facts.ts";
import type { Residence } from "@latchkey/domain/residence/residence.ts";
import type { CivilDate } from "@latchkey/domain/rules/civil-date.ts";
import type { PersonRow } from "../applications/read-application.ts";
import type { DecisionRow } from "../decisions/read-decisions.ts";
import type { Dossier } from "../review/read-dossier.ts";

export interface ReadPerson {
  readonly person: PersonRow;
  /** The one that is final; undefined: there is none. */
  readonly decision: DecisionRow | undefined;
  readonly dossier: Dossier;
  readonly residences: readonly Residence[];
  readonly birthdate: CivilDate | null;
  readonly rightToRent: ReportRightToRent | null;
  readonly screenedOn: CivilDate | null;
  /** Days on which a check of the employment was completed. */
  readonly verifiedOn: readonly CivilDate[];
}

export interface HomeOfPerson {
  readonly start: CivilDate;
  readonly labels: OutcomeLabels;
  readonly people: readonly ReadPerson[];
}
