import type { GuarantorSummary, IncomeSummary, RemedialSection } from "@latchkey/domain/dashboard/items.ts";
import type { SectionName, SectionVariant } from "@latchkey/domain/vocabulary/sections.ts";
import type { ProgressItem } from "@latchkey/domain/wizard/progress.ts";
import { gql, type TypedDocumentNode } from "urql";

export interface DashboardRemedial extends RemedialSection {
  readonly reasons: readonly string[];
  readonly comment: string | null;
}

export interface DashboardMe {
  readonly uuid: string;
  readonly email: string;
  readonly name: { readonly firstName: string | null; readonly lastName: string | null };
  readonly guarantor: GuarantorSummary | null;
  readonly income: IncomeSummary;
  readonly latestValidation: {
    readonly uuid: string;
    readonly validationSubmitted: boolean;
    readonly sections: readonly { readonly name: SectionName; readonly variant: SectionVariant }[];
    readonly remedialSections: readonly DashboardRemedial[];
    readonly progress: readonly ProgressItem[];
  } | null;
}

interface Result {
  readonly me: DashboardMe;
}

/** Always fetched from the network (spec 1 §4). */
export const DashboardQuery: TypedDocumentNode<Result, Record<string, never>> = gql`
  query Dashboard {
    me {
      uuid
      email
      name {
        firstName
        lastName
      }
      guarantor {
        uuid
        firstName
        lastName
      }
      income {
        incomeSources {
          uuid
          incomeType
          companyName
        }
        meetsAffordabilityCriteria
        someoneElsePayingForRent
      }
      latestValidation {
        uuid
        validationSubmitted
        sections {
          name
          variant
        }
        remedialSections {
          uuid
          section
          relatedObjectUuid
          progressId
          start
          end
          reasons
          comment
        }
        progress {
          id
          uuid
          name
          completedSteps
          startedDtm
          completedDtm
          submittedDtm
          optional
          relatedObjectUuid
          remedialSectionUuid
        }
        sectionMetaData {
          enableIdvt
        }
      }
    }
  }
`;
