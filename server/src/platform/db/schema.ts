import type {
  AccountTable,
  KnownBrowserTable,
  SessionFamilyTable,
  SignInLinkTable,
  SignInRequestTable,
} from "./account-tables.ts";
import type {
  ApplicationTable,
  ConsentTable,
  PartyEventTable,
  PartyTable,
  ProgressItemTable,
  RemedialSectionTable,
} from "./case-tables.ts";
import type { DecisionTable, SecondLookTable } from "./decision-tables.ts";
import type { ApiKeyTable, PartyNoteTable, QueueEntryTable, SubmittedSummaryTable } from "./desk-tables.ts";
import type { DocumentTable, DocumentVerdictTable, FileCheckTable, UploadTable } from "./document-tables.ts";
import type { HandedFileTable, HandOverTable } from "./hand-over-tables.ts";
import type {
  BankConnectionTable,
  BankIncomeTable,
  EmploymentVerificationTable,
  GuarantorNominationTable,
  IdentityFactsTable,
  IncomeFactsTable,
  IncomeSourceTable,
  ProviderFlowTable,
  ReferenceTable,
  ResidenceTable,
  TaxEmploymentTable,
  TaxLinkTable,
} from "./section-tables.ts";
import type {
  PendingSignInTable,
  StaffBrowserTable,
  StaffMemberTable,
  StaffPasskeyTable,
  StaffRecoveryCodeTable,
} from "./staff-tables.ts";
import type {
  AuditEntryTable,
  AuditSealTable,
  EmailFailureTable,
  IdempotencyRecordTable,
  InstallationTable,
  RateCounterTable,
} from "./trust-tables.ts";

/** The tables as the application sees them. The migrations are authoritative; this file follows them. */
export interface Schema {
  readonly installation: InstallationTable;
  readonly account: AccountTable;
  readonly sign_in_request: SignInRequestTable;
  readonly sign_in_link: SignInLinkTable;
  readonly session_family: SessionFamilyTable;
  readonly hand_over: HandOverTable;
  readonly handed_file: HandedFileTable;
  readonly known_browser: KnownBrowserTable;
  readonly staff_member: StaffMemberTable;
  readonly staff_browser: StaffBrowserTable;
  readonly staff_passkey: StaffPasskeyTable;
  readonly staff_recovery_code: StaffRecoveryCodeTable;
  readonly pending_sign_in: PendingSignInTable;
  readonly application: ApplicationTable;
  readonly party: PartyTable;
  readonly party_event: PartyEventTable;
  readonly consent: ConsentTable;
  readonly progress_item: ProgressItemTable;
  readonly queue_entry: QueueEntryTable;
  readonly party_note: PartyNoteTable;
  readonly submitted_summary: SubmittedSummaryTable;
  readonly decision: DecisionTable;
  readonly second_look: SecondLookTable;
  readonly api_key: ApiKeyTable;
  readonly remedial_section: RemedialSectionTable;
  readonly identity_facts: IdentityFactsTable;
  readonly income_facts: IncomeFactsTable;
  readonly income_source: IncomeSourceTable;
  readonly provider_flow: ProviderFlowTable;
  readonly bank_connection: BankConnectionTable;
  readonly bank_income: BankIncomeTable;
  readonly tax_link: TaxLinkTable;
  readonly tax_employment: TaxEmploymentTable;
  readonly employment_verification: EmploymentVerificationTable;
  readonly guarantor_nomination: GuarantorNominationTable;
  readonly residence: ResidenceTable;
  readonly reference: ReferenceTable;
  readonly upload: UploadTable;
  readonly document: DocumentTable;
  readonly document_verdict: DocumentVerdictTable;
  readonly file_check: FileCheckTable;
  readonly audit_entry: AuditEntryTable;
  readonly email_failure: EmailFailureTable;
  readonly audit_seal: AuditSealTable;
  readonly idempotency_record: IdempotencyRecordTable;
  readonly rate_counter: RateCounterTable;
}
