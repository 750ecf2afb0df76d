/** Imports the chunks of the identity section up front, so that no test waits for their compilation. */
import { loadSearchableList } from "@latchkey/ui/dropdown/dropdown.tsx";
import "../dashboard/dashboard-page.tsx";
import "../documents/named-by-content.ts";
import "../documents/sending/send-checked-file.ts";
import "../documents/dialogs/upload-dialogs.tsx";
import "../identity/section/identity-wizard.tsx";
import "../identity/remedial/missing-information-step.tsx";
import "../identity/right-to-rent/right-to-rent-variant.ts";

await loadSearchableList();
