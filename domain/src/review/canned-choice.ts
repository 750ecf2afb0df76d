/** Prepared words that a reviewer has chosen for one of the reasons. */
export interface CannedChoice {
  readonly reason: string;
  readonly versionId: string;
}
