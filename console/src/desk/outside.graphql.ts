import { gql } from "urql";
import type { OutsideFieldsFragment } from "../graphql/operations.generated.ts";

export type ShownOutside = OutsideFieldsFragment;

export const OutsideFields = gql`
  fragment OutsideFields on OutsideResult {
    id
    kind
    title
    provider
    madeOn
    ccjs
    insolvency
    verdict
    reason
    isTooOld
    by
    at
  }
`;
