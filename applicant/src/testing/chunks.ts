/** The chunks of the identity section, imported early, so that no test waits until they are compiled. */
import { loadSearchableList } from "@latchkey/ui/dropdown/dropdown.tsx";
import "../dashboard/dashboard-page.tsx";
import "../documents/send-checked-file.ts";
import "../documents/upload-dialogs.tsx";
import "../identity/identity-wizard.tsx";
import "../identity/remedial/missing-information-step.tsx";
import "../identity/right-to-rent/right-to-rent-variant.ts";

await loadSearchableList();
