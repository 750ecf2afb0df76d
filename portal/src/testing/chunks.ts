/** Imports the pages up front, so that no test waits for their compilation. */
import "../account/account-page.tsx";
import "../new-applications/many/many-page.tsx";
import "../new-applications/one/new-application-page.tsx";
import "../people/people-page.tsx";
