import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ListsPage } from "./lists-page.tsx";

const RuleSetPage = lazyMemberPage(pageScript(async () => (await import("./rule-set-page.tsx")).RuleSetPage));

const ProvidersPage = lazyMemberPage(
  pageScript(async () => (await import("./providers-page.tsx")).ProvidersPage),
);

const CannedPage = lazyMemberPage(pageScript(async () => (await import("./canned-page.tsx")).CannedPage));

export function ListsPages() {
  return (
    <Routes>
      <Route index element={<ListsPage />} />
      <Route path="right-to-rent/:id" element={<RuleSetPage />} />
      <Route path="providers" element={<ProvidersPage />} />
      <Route path="words" element={<CannedPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
