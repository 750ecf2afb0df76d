/** Imports the pages up front, so that no test waits for their compilation. */
import "@simplewebauthn/browser";
import "../enrolment/enrolment-page.tsx";
import "../keys/keys-page.tsx";
import "../second-factor/second-factor-page.tsx";
import "../sign-in/sign-in-page.tsx";
import "../sign-out/sign-out-page.tsx";
import "../team/team-page.tsx";
