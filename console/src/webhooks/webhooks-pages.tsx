import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { WebhookPage } from "./webhook-page.tsx";
import { WebhooksPage } from "./webhooks-page.tsx";

export function WebhooksPages() {
  return (
    <Routes>
      <Route index element={<WebhooksPage />} />
      <Route path=":id" element={<WebhookPage />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
