import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { lazyConsolePage } from "../shell/lazy-console-page.tsx";
import { PoliciesPage } from "./policies-page.tsx";

const PolicyPage = lazyConsolePage(pageScript(async () => (await import("./policy-page.tsx")).PolicyPage));
const ReplayPage = lazyConsolePage(pageScript(async () => (await import("./replay-page.tsx")).ReplayPage));

const FrozenCasesPage = lazyConsolePage(
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
