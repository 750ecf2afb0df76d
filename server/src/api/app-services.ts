import type { AddressSearch } from "../addresses/address-search.ts";
import type { DocumentChecks } from "../document-checks/checks.ts";
import type { ScanRoundServices } from "../documents/scan-pending.ts";
import type { BankService } from "../partners/bank-service.ts";
import type { VirusScanner } from "../partners/clamd.ts";
import type { EmploymentService } from "../partners/employment-service.ts";
import type { TaxService } from "../partners/tax-service.ts";
import type { PdfWriter } from "../platform/pdf/pdf-writer.ts";
import type { ReportKeys } from "../reports/report-keys.ts";
import type { TelemetryServices } from "../telemetry/telemetry.handlers.ts";
import type { CheckServices } from "../verification/check-upload.ts";
import type { WebhookServices } from "../webhooks/sender.ts";

export interface AppServices extends CheckServices, ScanRoundServices, TelemetryServices, WebhookServices {
  readonly checks: DocumentChecks;
  readonly scanner: VirusScanner | undefined;
  readonly addressSearch: AddressSearch;
  readonly pdfWriter: PdfWriter;
  readonly reportKeys: ReportKeys;
  /** Each partner service is undefined if none is configured. */
  readonly bankService: BankService | undefined;
  readonly taxService: TaxService | undefined;
  readonly employmentService: EmploymentService | undefined;
}
