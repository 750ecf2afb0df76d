import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { bundleTexts } from "./bundle-texts.ts";
import { InvestigationsPage } from "./investigations-page.tsx";

const BundlePage = lazyMemberPage(
  pageScript(async () => (await import("./bundle-page.tsx")).BundlePage),
  bundleTexts,
);

export function InvestigationsPages() {
  return (
    <Routes>
      <Route index element={<InvestigationsPage />} />
      <Route path=":id" element={<BundlePage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
