import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { PoliciesPage } from "./policies-page.tsx";

const PolicyPage = lazyMemberPage(pageScript(async () => (await import("./policy-page.tsx")).PolicyPage));
const ReplayPage = lazyMemberPage(pageScript(async () => (await import("./replay-page.tsx")).ReplayPage));

const FrozenCasesPage = lazyMemberPage(
  pageScript(async () => (await import("./frozen-cases-page.tsx")).FrozenCasesPage),
);

export function PoliciesPages() {
  return (
    <Routes>
      <Route index element={<PoliciesPage />} />
      <Route path="freezes/:id" element={<FrozenCasesPage />} />
      <Route path=":name" element={<PolicyPage />} />
      <Route path=":name/replay" element={<ReplayPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
