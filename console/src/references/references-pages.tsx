import { Route, Routes } from "react-router";
import { ClosedPage } from "../shell/closed-page.tsx";
import { ReferencesList } from "./references-list.tsx";

export function ReferencesPages() {
  return (
    <Routes>
      <Route index element={<ReferencesList />} />
      <Route path="*" element={<ClosedPage reason="notFound" />} />
    </Routes>
  );
}
