import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { caseScript } from "../case/case-script.ts";
import { ClosedPage } from "../shell/closed-page.tsx";

/** Chunks of their own: most looks at a case ask for nothing, and read it without its documents. */
const CasePage = lazyMemberPage(caseScript);
const DocumentPage = lazyMemberPage(
  pageScript(async () => (await import("../case/document/document-page.tsx")).DocumentPage),
);
const OutsidePage = lazyMemberPage(
  pageScript(async () => (await import("../case/document/outside-page.tsx")).OutsidePage),
  ["outside"],
);
const SanctionsPage = lazyMemberPage(
  pageScript(async () => (await import("../case/sanctions/sanctions-page.tsx")).SanctionsPage),
  ["sanctions"],
);
const RequestPage = lazyMemberPage(
  pageScript(async () => (await import("../case/request/request-page.tsx")).RequestPage),
);

const RightToRentPage = lazyMemberPage(
  pageScript(async () => (await import("../case/right-to-rent/right-to-rent-page.tsx")).RightToRentPage),
  ["right-to-rent", "check-names", "signing", "member-file", "responsibility", "validation"],
);
const EvidencePage = lazyMemberPage(
  pageScript(async () => (await import("../case/document/evidence-page.tsx")).EvidencePage),
  ["right-to-rent", "check-names"],
);

export function CasesPages() {
  return (
    <Routes>
      <Route path=":partyId" element={<CasePage />} />
      <Route path=":partyId/documents/:documentId" element={<DocumentPage />} />
      <Route path=":partyId/outside-results/:resultId" element={<OutsidePage />} />
      <Route path=":partyId/right-to-rent" element={<RightToRentPage />} />
      <Route path=":partyId/right-to-rent/files/:uploadId" element={<EvidencePage />} />
      <Route path=":partyId/sanctions" element={<SanctionsPage />} />
      <Route path=":partyId/request" element={<RequestPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
