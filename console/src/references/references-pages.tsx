import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ReferencesList } from "./references-list.tsx";

const ReferencePage = lazyMemberPage(
  pageScript(async () => (await import("./reference-page.tsx")).ReferencePage),
  ["answers", "validation"],
);

export function ReferencesPages() {
  return (
    <Routes>
      <Route index element={<ReferencesList />} />
      <Route path=":referenceId" element={<ReferencePage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
