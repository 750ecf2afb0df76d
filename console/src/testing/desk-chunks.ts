/** Imports the reviewers' pages up front, so that no test waits for their compilation. */
import "@latchkey/ui/address-search/address-search.tsx";
import "../agencies/agencies-pages.tsx";
import "../agencies/agency-page.tsx";
import "../applications/applications-pages.tsx";
import "../applications/people/application-page.tsx";
import "../applications/new/new-application-page.tsx";
import "../case/case-page.tsx";
import "../desk/filters/filters-form.tsx";
import "../decisions/decision-page.tsx";
import "../case/request/request-page.tsx";
import "../case/document/document-page.tsx";
import "../case/sanctions/sanctions-page.tsx";
import "../case/sanctions/sanctions-panel.tsx";
import "../app/cases-pages.tsx";
import "../app/second-reviews-pages.tsx";
import "../case/second-review/second-review-page.tsx";
import "../queue/queue-page.tsx";
