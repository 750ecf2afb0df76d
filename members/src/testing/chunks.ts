/** Imports the pages up front, so that no test waits for their compilation. */
import "@simplewebauthn/browser";
import "../enrolment/enrolment-page.tsx";
import "../factors/proof-dialog.tsx";
import "../second-factor/second-factor-page.tsx";
import "../sign-in/sign-in-page.tsx";
import "../sign-out/sign-out-page.tsx";
