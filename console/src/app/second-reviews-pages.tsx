import { pageScript } from "@latchkey/browser/routing/page-script.ts";
import { lazyMemberPage } from "@latchkey/members/loading/lazy-member-page.tsx";
import { Route, Routes } from "react-router";
import { SecondReviewsPage } from "../second-reviews/second-reviews-page.tsx";
import { ClosedPage } from "../shell/closed-page.tsx";
import { useKnownStaff } from "../shell/staff.ts";

/** It shows a case, so that it has parts of the case's page. */
const SecondReviewPage = lazyMemberPage(
  pageScript(async () => (await import("../case/second-review/second-review-page.tsx")).SecondReviewPage),
);

export function SecondReviewsPages() {
  const isReviewer = useKnownStaff()?.roles.includes("REVIEWER");
  return (
    <Routes>
      <Route index element={<SecondReviewsPage />} />
      <Route path=":id" element={isReviewer ? <SecondReviewPage /> : <ClosedPage reason="notYours" />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
