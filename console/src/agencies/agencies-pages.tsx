import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { AgenciesPage } from "./agencies-page.tsx";

const AgencyPage = lazyMemberPage(
  pageScript(async () => (await import("./agency-page.tsx")).AgencyPage),
  ["agency", "responsibility", "member-file", "validation"],
);

const AgencyUsersPage = lazyMemberPage(
  pageScript(async () => (await import("./agency-users-page.tsx")).AgencyUsersPage),
  ["agency", "agency-users", "page", "validation"],
);

const UsagePage = lazyMemberPage(
  pageScript(async () => (await import("./usage-page.tsx")).UsagePage),
  ["usage", "desk", "validation"],
);

export function AgenciesPages() {
  return (
    <Routes>
      <Route index element={<AgenciesPage />} />
      <Route path="usage" element={<UsagePage />} />
      <Route path=":id/people" element={<AgencyUsersPage />} />
      <Route path=":id" element={<AgencyPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
