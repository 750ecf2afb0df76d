// The script that each page may need before its first paint, in kB of brotli. A row: the page, its chunks and texts beyond those of the
// group, and its budget if it has one of its own. A chunk is named, or is a file of the workspace's `src`.

const REPORTS = "../browser/src/telemetry/connect.ts ../browser/src/telemetry/error-sink.ts";
const PASSKEYS = "../node_modules/@simplewebauthn/browser/esm/index.js";
const SIGN_IN = "../members/src/sign-in/sign-in-page.tsx";
const SECOND_FACTOR = "../members/src/second-factor/second-factor-page.tsx";
const ENROLMENT = "../members/src/enrolment/enrolment-page.tsx";
const SIGN_OUT = "../members/src/sign-out/sign-out-page.tsx";
const PROOF = "../members/src/factors/proof-dialog.tsx";
const UPLOAD = "identity/steps/side-upload-step.tsx";
const DASHBOARD = "dashboard/dashboard-page.tsx";
const CASE = "app/cases-pages.tsx case/case-page.tsx";
const BESIDE_A_CASE =
  "case/case-hold-bar.tsx case/give-case.tsx case/calls-panel.tsx case/known-person.tsx case/sanctions/sanctions-panel.tsx";
const APPLICATIONS = "applications/applications-pages.tsx";
const DOCUMENT_NAMES = "document-names other-document-names";

const GROUPS = [
  {
    workspace: "applicant",
    pages: [
      ["sign-in", "first-use-entry.ts sign-in.html", "frame sign-in", 97],
      ["sign-in, until it is used", "first-use-entry.ts", "", 2],
    ],
  },
  {
    workspace: "phone",
    chunks: "phone.html",
    texts: "phone-frame phone-questions phone-other-document-names phone-phone",
    pages: [
      ["phone, a code", "", "", 110],
      ["phone, a step", "phone/step-view.tsx", "", 125],
      [
        "phone, pages of a paper",
        "phone/step-view.tsx documents/pages/page-maker.tsx",
        "phone-upload-dialogs",
        140,
      ],
      [
        "phone, a file on its way",
        "phone/step-view.tsx documents/named-by-content.ts documents/sending/send-checked-file.ts",
        "",
        130,
      ],
    ],
  },
  {
    workspace: "applicant",
    chunks: "app",
    texts: "frame",
    budget: 145,
    pages: [
      ["dashboard", DASHBOARD, "home", 140],
      [
        "dashboard, messenger and reports",
        `${DASHBOARD} help/connect.ts help/start-help.ts ${REPORTS}`,
        "home",
        160,
      ],
      ["dashboard, onboarding", `${DASHBOARD} onboarding/onboarding.tsx`, "home onboarding"],
      ["dashboard, ended", `${DASHBOARD} dashboard/ended-view.tsx`, "home your-data"],
      ["dashboard, what the policy tells", `${DASHBOARD} dashboard/policy-note.tsx`, "home"],
      ["dashboard, waiting", `${DASHBOARD} dashboard/waiting-view.tsx`, "home applications", 147],
      [
        "dashboard, waiting, a share code that has ended",
        `${DASHBOARD} dashboard/waiting-view.tsx dashboard/share-code-block.tsx`,
        "home applications share-code questions",
        189,
      ],
      [
        "dashboard, waiting, a reference that weighs",
        `${DASHBOARD} dashboard/waiting-view.tsx dashboard/weighing-blocks.tsx`,
        "home applications share-code",
        191,
      ],
      ["dashboard, decided", `${DASHBOARD} dashboard/decided-view.tsx`, "home applications", 150],
      [
        "dashboard, decided, what is recorded later",
        `${DASHBOARD} dashboard/decided-view.tsx dashboard/decided-after.tsx`,
        "home applications carry-over",
        151,
      ],
      [
        "dashboard, asking for a second look",
        `${DASHBOARD} dashboard/decided-view.tsx dashboard/second-look-form.tsx`,
        "home applications carry-over",
        151,
      ],
      ["dashboard, without the guarantor", `${DASHBOARD} dashboard/guarantor-ended.tsx`, "home applications"],
      ["dashboard, of a guarantor", `${DASHBOARD} dashboard/guarantee-panel.tsx`, "home applications"],
      [
        "dashboard, onboarding of a guarantor",
        `${DASHBOARD} onboarding/guarantor-onboarding.tsx onboarding/onboarding.tsx`,
        "home onboarding applications",
        150,
      ],
      ["your data", "your-data/your-data-page.tsx", "your-data onboarding", 140],
      ["signing out, where something would be lost", "app/ask-before-logout.tsx", "", 140],
      [
        "check answers",
        "check-answers/check-answers-page.tsx",
        "home check-answers questions income residence right-to-rent live-photo upload-dialogs other-document-names",
        155,
      ],
      ["choosing who one is", "applications/choose-person.tsx", "home applications", 140],
      ["on the way to the bank", "income/partners/open-banking-page.tsx", "", 160],
    ],
  },
  {
    workspace: "applicant",
    chunks: "app income",
    texts: "frame questions income other-document-names",
    budget: 190,
    pages: [
      ["income", "", "", 185],
      ["income, what is known", "income/sources/known-sources.tsx"],
      ["income, incomes of an earlier case", "income/sources/earlier-incomes.tsx", "carry-over"],
      ["income, documents", "income/steps/document-steps.tsx", "upload-dialogs", 192],
      [
        "income, pages of a paper",
        "income/steps/document-steps.tsx documents/pages/page-maker.tsx",
        "upload-dialogs",
        200,
      ],
      ["income, notices", "income/steps/notice-steps.tsx"],
      ["income, employer", "income/steps/employer-step.tsx"],
      ["income, salary", "income/steps/salary-step.tsx"],
      ["income, reference", "income/steps/reference-step.tsx"],
      ["income, other kinds of income", "income/steps/detail-steps.tsx"],
      ["income, verification provider", "income/konfir/konfir-step.tsx"],
      ["income, bank", "income/steps/bank-steps.tsx"],
      ["income, savings", "income/steps/savings-step.tsx"],
      ["income, guarantor", "income/steps/guarantor-steps.tsx"],
      ["income, more income", "income/steps/additional-steps.tsx", "", 194],
      ["income, missing information", "income/remedial/missing-information-step.tsx", "remedial home", 194],
    ],
  },
  {
    workspace: "applicant",
    chunks: "app residence",
    texts: "frame questions residence other-document-names",
    budget: 190,
    pages: [
      ["residence", "", "", 179],
      ["residence, one of several homes", "residence/steps/select-address-step.tsx"],
      ["residence, documents", "residence/steps/document-steps.tsx", "upload-dialogs"],
      ["residence, months without an address", "residence/gaps/gaps.tsx"],
      ["residence, rent", "residence/steps/rental-details-step.tsx"],
      ["residence, landlord", "residence/steps/landlord-details-step.tsx"],
      ["residence, search for an address", "../ui/src/address-search/address-search.tsx"],
      [
        "residence, missing information",
        "residence/remedial/missing-information-step.tsx",
        "remedial home",
        192,
      ],
      ["residence, addresses of an earlier case", "residence/earlier/earlier-homes-offer.tsx", "carry-over"],
    ],
  },
  {
    workspace: "applicant",
    chunks: "app identity",
    texts: "frame questions",
    budget: 185,
    pages: [
      ["identity", "", "", 175],
      ["identity, searchable list", "../ui/src/combobox/combobox.tsx questions/country-search.ts"],
      ["identity, right to rent", "identity/right-to-rent/right-to-rent-variant.ts", "right-to-rent"],
      ["identity, live photo", "identity/live-photo/live-photo-screens.ts", "live-photo"],
      [
        "identity, missing information",
        "identity/remedial/missing-information-step.tsx",
        "remedial home other-document-names",
      ],
      ["identity, documents", `identity/steps/signposting-step.tsx ${UPLOAD}`],
      ["identity, dialogs of an upload", `${UPLOAD} documents/dialogs/upload-dialogs.tsx`, "upload-dialogs"],
      [
        "identity, a code for a phone",
        `${UPLOAD} documents/hand-over/hand-over-dialog.tsx`,
        "upload-dialogs",
      ],
      ["identity, answers of an earlier case", "identity/carry-over/carry-over-offer.tsx", "carry-over"],
      ["identity, a file on its way", `${UPLOAD} documents/sending/send-checked-file.ts`],
    ],
  },
  {
    workspace: "reference",
    chunks: "reference.html",
    texts: "reference",
    budget: 97,
    pages: [
      ["reference, landlord", "rental/rental-pages.ts", "rental"],
      ["reference, a link that was cut off", "rental/rental-pages.ts pages/link-again.tsx", "rental"],
      ["reference, employer", "employment/employment-pages.ts", "statement employment", 98],
      ["reference, accountant", "accountant/accountant-pages.ts", "statement accountant", 100],
    ],
  },
  {
    // For staff, at a desk; the passkey code loads on demand.
    workspace: "console",
    chunks: "app",
    texts: "frame",
    budget: 180,
    pages: [
      ["console, sign-in, reports", `${SIGN_IN} ${REPORTS}`, "sign-in"],
      ["console, sign-in", SIGN_IN, "sign-in"],
      ["console, second factor", `${SECOND_FACTOR} ${PASSKEYS}`, "second-factor"],
      ["console, setting up the second factor", `${ENROLMENT} ${PASSKEYS}`, "second-factor enrolment"],
      ["console, sign-out", SIGN_OUT, "sign-out"],
      ["console, keys", "keys/keys-page.tsx", "keys desk validation"],
      ["console, webhooks", "webhooks/webhooks-pages.tsx", "webhooks desk validation"],
      ["console, policies", "policies/policies-pages.tsx", "policies policy-rules answers desk"],
      [
        "console, policies, freezes",
        "policies/policies-pages.tsx policies/freezes-panel.tsx",
        "policies policy-rules freezes answers desk validation",
        188,
      ],
      [
        "console, cases under a freeze",
        "policies/policies-pages.tsx policies/frozen-cases-page.tsx",
        "policies policy-rules freezes answers desk validation",
        188,
      ],
      [
        "console, a policy",
        "policies/policies-pages.tsx policies/policy-page.tsx policies/preview-panel.tsx",
        `policies policy-rules answers desk validation ${DOCUMENT_NAMES}`,
        214,
      ],
      [
        "console, a policy with texts in other languages",
        "policies/policies-pages.tsx policies/policy-page.tsx policies/preview-panel.tsx ../domain/src/compliance/demand-words/every-language.ts",
        `policies policy-rules answers desk validation ${DOCUMENT_NAMES}`,
        218,
      ],
      [
        "console, a replay of a policy",
        "policies/policies-pages.tsx policies/replay-page.tsx",
        `policies policy-rules answers desk ${DOCUMENT_NAMES}`,
      ],
      ["console, agencies", "agencies/agencies-pages.tsx", "agencies desk"],
      [
        "console, an agency",
        "agencies/agencies-pages.tsx agencies/agency-page.tsx",
        "agencies agency responsibility member-file desk validation",
      ],
      [
        "console, people of an agency",
        "agencies/agencies-pages.tsx agencies/agency-users-page.tsx",
        "agencies agency agency-users desk validation",
      ],
      [
        "console, usage",
        "agencies/agencies-pages.tsx agencies/usage-page.tsx",
        "agencies usage desk validation",
      ],
      ["console, lists", "lists/lists-pages.tsx", "lists desk validation"],
      [
        "console, rules of the right to rent",
        "lists/lists-pages.tsx lists/rule-set-page.tsx",
        "lists desk validation",
      ],
      ["console, prepared words", "lists/lists-pages.tsx lists/canned-page.tsx", "lists desk validation"],
      [
        "console, registered providers",
        "lists/lists-pages.tsx lists/providers-page.tsx",
        "lists desk validation",
      ],
      [
        "console, figures",
        "figures/figures-page.tsx",
        `figures desk answers decision policies ${DOCUMENT_NAMES}`,
        160,
      ],
      ["console, workload", "workload/workload-page.tsx", "workload desk"],
      ["console, team", "team/team-page.tsx", "team absence desk known-people validation"],
      [
        "console, one's own account",
        "account/account-page.tsx",
        "account absence notices desk enrolment validation",
      ],
      [
        "console, keys, asked for the second factor",
        `keys/keys-page.tsx ${PROOF}`,
        "keys desk validation second-factor",
      ],
      ["console, queue", "queue/queue-page.tsx", "queue desk case-filters"],
      [
        "console, queue, its filters",
        "queue/queue-page.tsx desk/filters/filters-form.tsx",
        "queue desk case-filters validation",
      ],
      [
        "console, queue, one's saved views",
        "queue/queue-page.tsx desk/filters/saved-views.tsx",
        "queue desk case-filters saved-views validation",
      ],
      [
        "console, queue, assigning",
        "queue/queue-page.tsx desk/assign/assign-dialog.tsx",
        "queue desk case-filters assign validation",
      ],
      [
        "console, applications",
        `${APPLICATIONS} applications/applications-list.tsx`,
        "applications desk case-filters",
      ],
      [
        "console, an application",
        `${APPLICATIONS} applications/people/application-page.tsx`,
        "applications application people-form affordability new-application desk validation",
        182,
      ],
      [
        "console, an application in England",
        `${APPLICATIONS} applications/people/application-page.tsx applications/people/signing-panel.tsx`,
        "applications application people-form affordability new-application desk signing validation",
        184,
      ],
      [
        "console, an application with reports",
        `${APPLICATIONS} applications/people/application-page.tsx applications/reports/reports-panel.tsx ../members/src/applications/link-dialog.tsx applications/messages/messages-panel.tsx`,
        "applications application people-form affordability new-application desk reports report-links messages validation",
        188,
      ],
      [
        "console, the statement on a holding deposit",
        `${APPLICATIONS} applications/deposit/statement-page.tsx`,
        "applications deposit outside desk validation",
      ],
      [
        "console, an exemption",
        `${APPLICATIONS} applications/exemption/exemption-page.tsx`,
        "applications exemption check-names member-file desk validation",
      ],
      [
        "console, a new application",
        `${APPLICATIONS} applications/new/new-application-page.tsx`,
        "applications new-application desk validation",
      ],
      [
        "console, a case",
        `${CASE} ${BESIDE_A_CASE}`,
        `case case-hold applicant-calls known-people sanctions affordability answers desk document ${DOCUMENT_NAMES} reasons validation`,
        198,
      ],
      [
        "console, a case, held until a day",
        `${CASE} ${BESIDE_A_CASE} case/case-hold-dialog.tsx`,
        `case case-hold applicant-calls known-people sanctions affordability answers desk document ${DOCUMENT_NAMES} reasons validation`,
        199,
      ],
      [
        "console, a case, handed over",
        `${CASE} ${BESIDE_A_CASE} case/hand-over-dialog.tsx desk/assign/assign-dialog.tsx`,
        `case assign applicant-calls known-people sanctions affordability answers desk document ${DOCUMENT_NAMES} reasons validation`,
        204,
      ],
      [
        "console, a case with outside results",
        `${CASE} case/outside/outside-panel.tsx ${BESIDE_A_CASE}`,
        `case case-hold applicant-calls known-people sanctions outside affordability answers desk document ${DOCUMENT_NAMES} reasons validation`,
        205,
      ],
      [
        "console, a screening",
        `${CASE} case/sanctions/sanctions-page.tsx`,
        "case sanctions desk document validation",
        190,
      ],
      [
        "console, an outside result",
        `${CASE} case/document/outside-page.tsx`,
        "case outside desk document",
        188,
      ],
      [
        "console, a document",
        `${CASE} case/document/document-page.tsx`,
        `case answers desk document ${DOCUMENT_NAMES} reasons validation`,
        197,
      ],
      [
        "console, a text document",
        `${CASE} case/document/document-page.tsx case/document/text-pane.tsx`,
        `case answers desk document ${DOCUMENT_NAMES} reasons validation`,
        198,
      ],
      [
        "console, deciding",
        "decisions/decision-page.tsx",
        `decision decision-reasons affordability desk ${DOCUMENT_NAMES} validation`,
        190,
      ],
      [
        "console, opening a decision again",
        "decisions/decision-page.tsx decisions/reopen-part.tsx",
        `decision decision-reasons reopening affordability desk ${DOCUMENT_NAMES} validation`,
        194,
      ],
      ["console, follow-ups", "follow-ups/follow-ups-page.tsx", "follow-ups desk"],
      ["console, references", "references/references-pages.tsx", "references case desk"],
      [
        "console, a reference",
        "references/references-pages.tsx references/reference-page.tsx",
        "references case answers desk validation",
      ],
      [
        "console, a right-to-rent check",
        `${CASE} case/right-to-rent/right-to-rent-page.tsx`,
        "case desk right-to-rent check-names signing member-file responsibility validation",
        214,
      ],
      [
        "console, the evidence of a right-to-rent check",
        `${CASE} case/right-to-rent/right-to-rent-page.tsx case/right-to-rent/pack-asking.tsx`,
        "case desk right-to-rent check-names signing member-file responsibility validation",
        215,
      ],
      [
        "console, a file of a right-to-rent check",
        `${CASE} case/document/evidence-page.tsx`,
        "case desk document right-to-rent check-names",
        194,
      ],
      [
        "console, investigations",
        "investigations/investigations-pages.tsx",
        "investigations desk validation",
      ],
      [
        "console, a bundle",
        "investigations/investigations-pages.tsx investigations/bundle-page.tsx case/bundle-dialog.tsx",
        `investigations affordability answers case decision desk ${DOCUMENT_NAMES} figures outside policies policy-rules reasons`,
        189,
      ],
      ["console, second reviews", "app/second-reviews-pages.tsx", "second-reviews desk"],
      [
        "console, a second review",
        "app/second-reviews-pages.tsx case/second-review/second-review-page.tsx",
        `second-reviews decision case affordability answers desk document ${DOCUMENT_NAMES} validation`,
        190,
      ],
      [
        "console, a second review of outside results",
        "app/second-reviews-pages.tsx case/second-review/second-review-page.tsx case/outside/outside-evidence.tsx",
        `second-reviews decision case outside affordability answers desk document ${DOCUMENT_NAMES} validation`,
        191,
      ],
      [
        "console, a request to an applicant",
        `${CASE} case/request/request-page.tsx`,
        `case answers desk ${DOCUMENT_NAMES} reasons remedial request validation`,
        195,
      ],
    ],
  },
  {
    // For users of agencies, at a desk or on a phone; the passkey code loads on demand.
    workspace: "portal",
    chunks: "app",
    texts: "frame",
    budget: 155,
    pages: [
      ["portal, sign-in, reports", `${SIGN_IN} ${REPORTS}`, "sign-in"],
      ["portal, sign-in", SIGN_IN, "sign-in"],
      ["portal, second factor", `${SECOND_FACTOR} ${PASSKEYS}`, "second-factor"],
      ["portal, setting up the second factor", `${ENROLMENT} ${PASSKEYS}`, "second-factor enrolment"],
      ["portal, sign-out", SIGN_OUT, "sign-out"],
      [
        "portal, applications",
        "applications/applications-pages.tsx applications/list/applications-list.tsx",
        "applications",
      ],
      [
        "portal, an application",
        "applications/applications-pages.tsx applications/one/application-page.tsx",
        `applications application validation ${DOCUMENT_NAMES}`,
      ],
      [
        "portal, a decided application",
        "applications/applications-pages.tsx applications/one/application-page.tsx applications/one/decision-facts.tsx",
        `applications application validation report-words ${DOCUMENT_NAMES}`,
      ],
      [
        "portal, an application with reports",
        "applications/applications-pages.tsx applications/one/application-page.tsx applications/one/decision-facts.tsx applications/one/reports-part.tsx",
        `applications application validation report-words report-links ${DOCUMENT_NAMES}`,
      ],
      [
        "portal, changing an application",
        "applications/applications-pages.tsx applications/one/application-page.tsx applications/one/dialogs.tsx",
        `applications application people-form application-rules validation ${DOCUMENT_NAMES}`,
        171,
      ],
      ["portal, right to rent", "checks/checks-pages.tsx checks/list/checks-list.tsx", "checks"],
      [
        "portal, a right-to-rent check",
        "checks/checks-pages.tsx checks/one/check-page.tsx",
        "checks right-to-rent check-names member-file validation",
        172,
      ],
      [
        "portal, the evidence of a right-to-rent check",
        "checks/checks-pages.tsx checks/one/check-page.tsx checks/one/pack-asking.tsx",
        "checks right-to-rent check-names member-file validation",
        174,
      ],
      ["portal, people", "people/people-page.tsx", "people agency-users validation"],
      [
        "portal, people, asked for the second factor",
        `people/people-page.tsx ${PROOF}`,
        "people agency-users validation second-factor",
        157,
      ],
      ["portal, usage", "usage/usage-page.tsx", "usage validation"],
      ["portal, many at once", "new-applications/many/many-page.tsx", "many application-rules validation"],
      [
        "portal, a new application",
        "new-applications/one/new-application-page.tsx",
        "new-application application-rules validation",
      ],
      ["portal, one's own account", "account/account-page.tsx", "account enrolment settings"],
    ],
  },
];

const words = (...texts) => texts.join(" ").split(" ").filter(Boolean);

export const pages = GROUPS.flatMap(({ workspace, pages: rows, ...group }) =>
  rows.map(([page, chunks = "", texts = "", budget = group.budget]) => ({
    workspace,
    page,
    budget,
    chunks: words(group.chunks, chunks),
    texts: words(group.texts, texts),
  })),
);
