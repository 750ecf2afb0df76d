import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";

const ApplicationsList = lazyMemberPage(
  pageScript(async () => (await import("./list/applications-list.tsx")).ApplicationsList),
);
const ApplicationPage = lazyMemberPage(
  pageScript(async () => (await import("./one/application-page.tsx")).ApplicationPage),
  ["application", "validation", "document-names", "other-document-names"],
);

export function ApplicationsPages() {
  return (
    <Routes>
      <Route index element={<ApplicationsList />} />
      <Route path=":id" element={<ApplicationPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
