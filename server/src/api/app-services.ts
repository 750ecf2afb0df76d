import type { DocumentChecks } from "../document-checks/checks.ts";
import type { ScanRoundServices } from "../documents/scan-pending.ts";
import type { VirusScanner } from "../partners/clamd.ts";
import type { CheckServices } from "../verification/check-upload.ts";

/** What the API may need beyond the platform. The composition root opens all of it. */
export interface AppServices extends CheckServices, ScanRoundServices {
  /** Opens strangers' pictures and PDFs in a process of its own. */
  readonly checks: DocumentChecks;
  readonly scanner: VirusScanner | undefined;
}
