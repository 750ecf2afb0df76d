/** Imports the pages up front, so that no test waits for their compilation. */
import "../account/account-page.tsx";
import "../applications/list/applications-list.tsx";
import "../applications/one/application-page.tsx";
import "../applications/one/decision-facts.tsx";
import "../applications/one/dialogs.tsx";
import "../applications/one/reports-part.tsx";
import "../checks/list/checks-list.tsx";
import "../checks/one/check-page.tsx";
import "../checks/one/pack-asking.tsx";
import "../new-applications/many/many-page.tsx";
import "../new-applications/one/new-application-page.tsx";
import "../people/people-page.tsx";
import "../usage/usage-page.tsx";
