import { rightToRentPagePath } from "@latchkey/domain/vocabulary/console-wire.ts";

export const QUEUE_PATH = "/console/queue";
export const APPLICATIONS_PATH = "/console/applications";
export const NEW_APPLICATION_PATH = "/console/applications/new";
export const CASES_PATH = "/console/cases";
export const REFERENCES_PATH = "/console/references";

export const DECISIONS_PATH = "/console/decisions";
export const SECOND_REVIEWS_PATH = "/console/second-reviews";
export const INVESTIGATIONS_PATH = "/console/investigations";

export const casePath = (partyId: string): string => `${CASES_PATH}/${partyId}`;
/** The page of one reference. */
export const referencePath = (id: string): string => `${REFERENCES_PATH}/${id}`;
export const decisionPath = (partyId: string): string => `${DECISIONS_PATH}/${partyId}`;
export const secondReviewPath = (id: string): string => `${SECOND_REVIEWS_PATH}/${id}`;
/** The way back from a file of a case, which is closed while its reader gives a second review. */
export const wayBack = (partyId: string, secondReviewId: string | null): string =>
  secondReviewId === null ? casePath(partyId) : secondReviewPath(secondReviewId);
export const requestPath = (partyId: string): string => `${casePath(partyId)}/request`;
export const applicationPath = (id: string): string => `${APPLICATIONS_PATH}/${id}`;
export const depositStatementPath = (id: string): string => `${applicationPath(id)}/deposit`;
/** The page on which a home is exempted from the right-to-rent scheme. */
export const exemptionPath = (id: string): string => `${applicationPath(id)}/exemption`;
export const sanctionsPath = (partyId: string): string => `${casePath(partyId)}/sanctions`;
/** The file of an outside result in the viewer. */
export const outsidePath = (partyId: string, resultId: string): string =>
  `${casePath(partyId)}/outside-results/${resultId}`;
export const rightToRentPath = rightToRentPagePath;
/** A file that shows a right-to-rent check, in the viewer. */
export const evidencePath = (partyId: string, uploadId: string): string =>
  `${rightToRentPath(partyId)}/files/${uploadId}`;
/** A document in the viewer. */
export const documentPath = (partyId: string, documentId: string): string =>
  `${casePath(partyId)}/documents/${documentId}`;
