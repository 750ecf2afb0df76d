import type { ShownFigures } from "@latchkey/domain/figures/shown-figures.ts";
import { gql, type TypedDocumentNode } from "urql";
import type { FiguresOfQuery, FiguresOfQueryVariables } from "../graphql/operations.generated.ts";

export type Figures = FiguresOfQuery["figures"];
export type Choice = Figures["agencies"][number];

/** The server has counted what it sends. */
export const shownIn = ({ shown }: Figures): ShownFigures => shown as ShownFigures;

export const FiguresOf: TypedDocumentNode<FiguresOfQuery, FiguresOfQueryVariables> = gql`
  query FiguresOf($period: FiguresPeriod!, $agencyId: ID, $policy: String) {
    figures(period: $period, agencyId: $agencyId, policy: $policy) {
      from
      to
      agencyId
      policy
      isWithheld
      shown
      agencies {
        id
        name
      }
      policies {
        id
        name
      }
      reviewers {
        id
        name
      }
    }
  }
`;
