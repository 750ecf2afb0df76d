import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";

const ChecksList = lazyMemberPage(
  pageScript(async () => (await import("./list/checks-list.tsx")).ChecksList),
);
const CheckPage = lazyMemberPage(
  pageScript(async () => (await import("./one/check-page.tsx")).CheckPage),
  ["right-to-rent", "check-names", "member-file", "validation"],
);

export function ChecksPages() {
  return (
    <Routes>
      <Route index element={<ChecksList />} />
      <Route path=":personId" element={<CheckPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
