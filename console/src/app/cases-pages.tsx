import { lazy } from "react";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";

/** Chunks of their own: most looks at a case ask for nothing, and read it without its documents. */
const CasePage = lazy(async () => ({ default: (await import("../case/case-page.tsx")).CasePage }));
const DocumentPage = lazy(async () => ({
  default: (await import("../case/document/document-page.tsx")).DocumentPage,
}));
const RequestPage = lazy(async () => ({
  default: (await import("../case/request/request-page.tsx")).RequestPage,
}));

/** What is below /console/cases. */
export function CasesPages() {
  return (
    <Routes>
      <Route path=":partyId" element={<CasePage />} />
      <Route path=":partyId/documents/:documentId" element={<DocumentPage />} />
      <Route path=":partyId/request" element={<RequestPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
