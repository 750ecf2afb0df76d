import { accountsMigration } from "../accounts/accounts.migration.ts";
import { agenciesMigration } from "../agencies/agencies.migration.ts";
import { agencyContactsMigration } from "../agencies/agency-contacts.migration.ts";
import { agencyFilesMigration } from "../agencies/agency-files.migration.ts";
import { agencyRecordMigration } from "../agencies/agency-record.migration.ts";
import { agencyRole } from "../agencies/agency-role.ts";
import { agencyStopsMigration } from "../agencies/agency-stops.migration.ts";
import { brandMigration } from "../agencies/brand.migration.ts";
import { agencyMessagesMigration } from "../agency-messages/agency-messages.migration.ts";
import { agencyUsersMigration } from "../agency-users/agency-users.migration.ts";
import { apiKeysMigration } from "../api-keys/api-keys.migration.ts";
import { agreementTermsMigration } from "../applications/agreement-terms.migration.ts";
import { applicationsMigration } from "../applications/applications.migration.ts";
import { timingMigration } from "../applications/timing.migration.ts";
import { dueDiligenceMigration } from "../compliance/due-diligence.migration.ts";
import { holdingDepositsMigration } from "../compliance/holding-deposits.migration.ts";
import { providerLinksMigration } from "../compliance/provider-links.migration.ts";
import {
  CHANGING_OF_REGISTERED_PROVIDER,
  registeredProvidersMigration,
} from "../compliance/registered-providers.migration.ts";
import { rightToRentConfirmationsMigration } from "../compliance/right-to-rent-confirmations.migration.ts";
import { rightToRentRulesMigration } from "../compliance/right-to-rent-rules.migration.ts";
import { sanctionsMigration } from "../compliance/sanctions/sanctions.migration.ts";
import { conditionOutcomesMigration } from "../decisions/condition-outcomes.migration.ts";
import { CHANGING_OF_DECISION, decisionsMigration } from "../decisions/decisions.migration.ts";
import { homeCourseMigration } from "../decisions/home-course.migration.ts";
import { overridesMigration } from "../decisions/overrides.migration.ts";
import {
  CHANGING_OF_FREEZE,
  reopeningsAndFreezesMigration,
} from "../decisions/reopening/reopenings-and-freezes.migration.ts";
import { CHANGING_OF_SECOND_REVIEW, secondReviewsMigration } from "../decisions/second-reviews.migration.ts";
import { documentsMigration } from "../documents/documents.migration.ts";
import { evidenceKeysMigration } from "../documents/evidence-keys.migration.ts";
import { figuresMigration } from "../figures/figures.migration.ts";
import { handOversMigration } from "../hand-overs/hand-overs.migration.ts";
import { identityMigration } from "../identity/identity.migration.ts";
import { shareCodeDayMigration } from "../identity/share-code-day.migration.ts";
import { incomeMigration } from "../income/income.migration.ts";
import { linkFailureMigration } from "../income/link-failure.migration.ts";
import { recognitionReasonsMigration } from "../income/recognition-reasons.migration.ts";
import { CHANGING_OF_BUNDLE, caseBundlesMigration } from "../investigations/case-bundles.migration.ts";
import { membersMigration } from "../members/members.migration.ts";
import {
  CHANGING_OF_CASE_HOLD,
  CHANGING_OF_KNOWN_PERSON,
  holdsAndKnownPeopleMigration,
} from "../parties/holds-and-known-people.migration.ts";
import { needsMigration } from "../parties/needs.migration.ts";
import { partiesMigration } from "../parties/parties.migration.ts";
import { queueFiltersMigration } from "../parties/queue-filters.migration.ts";
import { remindersMigration } from "../parties/reminders.migration.ts";
import { searchWordsMigration } from "../parties/search-words.migration.ts";
import type { DatabasePlan } from "../platform/db/database-plan.ts";
import { platformMigration } from "../platform/db/platform.migration.ts";
import { policiesMigration } from "../policies/policies.migration.ts";
import { replayFactsMigration } from "../policies/replay-facts.migration.ts";
import { keepShippedPolicies } from "../policies/shipped-policies.ts";
import { referenceDeskMigration } from "../references/desk.migration.ts";
import { referencesMigration } from "../references/references.migration.ts";
import { applicantRepliesMigration } from "../references/replies.migration.ts";
import { waiversMigration } from "../references/waivers.migration.ts";
import { CHANGING_OF_REPORT_LINK, reportsMigration } from "../reports/reports.migration.ts";
import { residenceMigration } from "../residence/residence.migration.ts";
import { applicantCallsMigration } from "../review/applicant-calls/applicant-calls.migration.ts";
import { assignmentsMigration, CHANGING_OF_ABSENCE } from "../review/assignments.migration.ts";
import { cannedTextsMigration } from "../review/canned-texts/canned-texts.migration.ts";
import { keepShippedCannedTexts } from "../review/canned-texts/keep-shipped-canned-texts.ts";
import { confirmedTextsMigration } from "../review/confirmed-texts.migration.ts";
import { outsideResultsMigration } from "../review/outside-results.migration.ts";
import { requestDaysMigration } from "../review/request-days.migration.ts";
import { reviewMigration } from "../review/review.migration.ts";
import { savedViewsMigration } from "../review/saved-views.migration.ts";
import { shownFiguresMigration } from "../review/shown-figures.migration.ts";
import { staffNoticesMigration } from "../review/staff-notices/staff-notices.migration.ts";
import { workloadMigration } from "../review/workload.migration.ts";
import { agencyChecksMigration } from "../right-to-rent/agency-checks.migration.ts";
import { checksMigration } from "../right-to-rent/checks.migration.ts";
import { exemptionsMigration } from "../right-to-rent/exemptions.migration.ts";
import { lettingMigration } from "../right-to-rent/letting.migration.ts";
import { lettingByKeyMigration } from "../right-to-rent/letting-by-key.migration.ts";
import { otherAdultsMigration } from "../right-to-rent/other-adults.migration.ts";
import { packsMigration } from "../right-to-rent/packs.migration.ts";
import {
  CHANGING_OF_RESPONSIBILITY,
  responsibilitiesMigration,
} from "../right-to-rent/responsibilities.migration.ts";
import { warningsMigration } from "../right-to-rent/warnings.migration.ts";
import { yearlyQuestionsMigration } from "../right-to-rent/yearly-questions.migration.ts";
import { staffMigration } from "../staff/staff.migration.ts";
import { verificationMigration } from "../verification/verification.migration.ts";
import { agencyEventsMigration } from "../webhooks/agency-events.migration.ts";
import { webhooksMigration } from "../webhooks/webhooks.migration.ts";

/** Version 0.2.0 has one migration per subject. A released migration never changes: a later change is a new one at the end. */
export const databasePlan: DatabasePlan = {
  migrations: {
    "0001-platform": platformMigration,
    "0002-accounts": accountsMigration,
    "0003-staff": staffMigration,
    "0004-agencies": agenciesMigration,
    "0005-api-keys": apiKeysMigration,
    "0006-applications": applicationsMigration,
    "0007-parties": partiesMigration,
    "0008-identity": identityMigration,
    "0009-income": incomeMigration,
    "0010-residence": residenceMigration,
    "0011-references": referencesMigration,
    "0012-documents": documentsMigration,
    "0013-verification": verificationMigration,
    "0014-hand-overs": handOversMigration,
    "0015-review": reviewMigration,
    "0016-decisions": decisionsMigration,
    "0017-shown-figures": shownFiguresMigration,
    "0018-waivers": waiversMigration,
    "0019-overrides": overridesMigration,
    "0020-timing": timingMigration,
    "0021-reminders": remindersMigration,
    "0022-condition-outcomes": conditionOutcomesMigration,
    "0023-home-course": homeCourseMigration,
    "0024-request-days": requestDaysMigration,
    "0025-link-failure": linkFailureMigration,
    "0026-recognition-reasons": recognitionReasonsMigration,
    "0027-search-words": searchWordsMigration,
    "0028-policies": policiesMigration,
    "0029-due-diligence": dueDiligenceMigration,
    "0030-replay-facts": replayFactsMigration,
    "0031-second-reviews": secondReviewsMigration,
    "0032-figures": figuresMigration,
    "0033-outside-results": outsideResultsMigration,
    "0034-case-bundles": caseBundlesMigration,
    "0035-right-to-rent-rules": rightToRentRulesMigration,
    "0036-agency-contacts": agencyContactsMigration,
    "0037-letting": lettingMigration,
    "0038-evidence-keys": evidenceKeysMigration,
    "0039-right-to-rent-checks": checksMigration,
    "0040-holding-deposits": holdingDepositsMigration,
    "0041-agreement-terms": agreementTermsMigration,
    "0042-confirmed-texts": confirmedTextsMigration,
    "0043-right-to-rent-confirmations": rightToRentConfirmationsMigration,
    "0044-sanctions": sanctionsMigration,
    "0045-registered-providers": registeredProvidersMigration,
    "0046-right-to-rent-packs": packsMigration,
    "0047-right-to-rent-warnings": warningsMigration,
    "0048-letting-by-key": lettingByKeyMigration,
    "0049-exemptions": exemptionsMigration,
    "0050-other-adults": otherAdultsMigration,
    "0051-share-code-day": shareCodeDayMigration,
    "0052-agency-files": agencyFilesMigration,
    "0053-responsibilities": responsibilitiesMigration,
    "0054-yearly-questions": yearlyQuestionsMigration,
    "0055-provider-links": providerLinksMigration,
    "0056-agency-record": agencyRecordMigration,
    "0057-agency-brand": brandMigration,
    "0058-queue-filters": queueFiltersMigration,
    "0059-reference-desk": referenceDeskMigration,
    "0060-agency-events": agencyEventsMigration,
    "0062-webhooks": webhooksMigration,
    "0063-saved-views": savedViewsMigration,
    "0064-holds-and-known-people": holdsAndKnownPeopleMigration,
    "0065-applicant-replies": applicantRepliesMigration,
    "0066-agency-stops": agencyStopsMigration,
    "0067-reports": reportsMigration,
    "0068-members": membersMigration,
    "0069-agency-users": agencyUsersMigration,
    "0070-assignments": assignmentsMigration,
    "0071-needs": needsMigration,
    "0072-workload": workloadMigration,
    "0073-canned-texts": cannedTextsMigration,
    "0074-applicant-calls": applicantCallsMigration,
    "0075-reopenings-and-freezes": reopeningsAndFreezesMigration,
    "0076-agency-messages": agencyMessagesMigration,
    "0077-staff-notices": staffNoticesMigration,
    "0080-agency-checks": agencyChecksMigration,
  },
  appendOnly: [
    "party_event",
    "consent",
    "party_note",
    "submitted_summary",
    "second_look",
    "condition_outcome",
    "home_course",
    "document_verdict",
    "policy_version",
    "due_diligence",
    "replay_facts",
    "outside_result",
    "right_to_rent_confirmation",
    "letting",
    "right_to_rent_check",
    "right_to_rent_file",
    "right_to_rent_second",
    "right_to_rent_exemption",
    "exemption_answer",
    "exemption_end",
    "other_adults_answer",
    "share_code_request",
    "right_to_rent_pack",
    "right_to_rent_warning",
    "tenancy_question",
    "holding_deposit",
    "deposit_statement",
    "sanctions_list",
    "sanctions_screening",
    "sanctions_candidate",
    "sanctions_verdict",
    "registered_provider_look",
    "agency_data_agreement",
    "agency_terms",
    "agency_logo",
    "report",
    "report_edition",
    "report_signing_key",
    "report_view",
    "agency_stop",
    "reference_call",
    "agency_message",
    "canned_text_version",
    "applicant_call",
    "reopening",
  ],
  changing: {
    decision: CHANGING_OF_DECISION,
    second_review: CHANGING_OF_SECOND_REVIEW,
    case_bundle: CHANGING_OF_BUNDLE,
    case_hold: CHANGING_OF_CASE_HOLD,
    known_person: CHANGING_OF_KNOWN_PERSON,
    registered_provider: CHANGING_OF_REGISTERED_PROVIDER,
    responsibility: CHANGING_OF_RESPONSIBILITY,
    report_link: CHANGING_OF_REPORT_LINK,
    staff_absence: CHANGING_OF_ABSENCE,
    decision_freeze: CHANGING_OF_FREEZE,
  },
  keep: async (db) => {
    await keepShippedPolicies(db);
    await keepShippedCannedTexts(db);
  },
  people: "account",
  scoped: agencyRole,
};
