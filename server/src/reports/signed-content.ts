import type { LandlordsFacts } from "@latchkey/domain/reports/landlords-edition.ts";
import type { ReportEdition, ReportFacts } from "@latchkey/domain/reports/report-facts.ts";
import type { SignedJson } from "./report-keys.ts";

/** The signed content of a report. */
export interface ReportContent<Facts> {
  readonly format: "latchkey-report/1";
  readonly id: string;
  readonly edition: ReportEdition;
  readonly version: number;
  readonly applicationId: string;
  /** null: the report of the home. */
  readonly personId: string | null;
  readonly provider: string;
  /** UTC, ISO 8601. */
  readonly madeAt: string;
  /** The address of the public keys. */
  readonly keys: string;
  readonly pdf: { readonly sha256: string; readonly bytes: number };
  readonly report: Facts;
}

interface ContentOf {
  readonly agency: ReportContent<ReportFacts>;
  readonly landlord: ReportContent<LandlordsFacts>;
}

/** @param json a file that this installation has sealed */
export const contentIn = <Edition extends ReportEdition>(
  _edition: Edition,
  json: Buffer,
): ContentOf[Edition] => {
  const { payload }: SignedJson = JSON.parse(json.toString("utf8"));
  return JSON.parse(Buffer.from(payload, "base64url").toString("utf8"));
};
