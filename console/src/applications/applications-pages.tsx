import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";

const ApplicationsList = lazyMemberPage(
  pageScript(async () => (await import("./applications-list.tsx")).ApplicationsList),
);
const ApplicationPage = lazyMemberPage(
  pageScript(async () => (await import("./people/application-page.tsx")).ApplicationPage),
);
const DepositStatementPage = lazyMemberPage(
  pageScript(async () => (await import("./deposit/statement-page.tsx")).DepositStatementPage),
);
const ExemptionPage = lazyMemberPage(
  pageScript(async () => (await import("./exemption/exemption-page.tsx")).ExemptionPage),
);
const NewApplicationPage = lazyMemberPage(
  pageScript(async () => (await import("./new/new-application-page.tsx")).NewApplicationPage),
);

export function ApplicationsPages() {
  return (
    <Routes>
      <Route index element={<ApplicationsList />} />
      <Route path="new" element={<NewApplicationPage />} />
      <Route path=":id" element={<ApplicationPage />} />
      <Route path=":id/exemption" element={<ExemptionPage />} />
      <Route path=":id/deposit" element={<DepositStatementPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
