/** The chunks of the identity section, imported beforehand, so that no test waits until they are compiled. */
import "../dashboard/dashboard-page.tsx";
import "../identity/identity-wizard.tsx";
import "../identity/steps/birthdate-step.tsx";
import "../identity/steps/documents-step.tsx";
import "../identity/steps/name-step.tsx";
import "../identity/steps/nationality-step.tsx";
import "../identity/steps/none-step.tsx";
import "../identity/steps/signposting-step.tsx";
import "../identity/steps/upload-step.tsx";
