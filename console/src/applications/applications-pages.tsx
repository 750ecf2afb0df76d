import { lazy } from "react";
import { Route, Routes } from "react-router";
import { ApplicationsList } from "./applications-list.tsx";

const NewApplicationPage = lazy(async () => ({
  default: (await import("./new/new-application-page.tsx")).NewApplicationPage,
}));

/** What is below /console/applications. */
export function ApplicationsPages() {
  return (
    <Routes>
      <Route index element={<ApplicationsList />} />
      <Route path="new" element={<NewApplicationPage />} />
    </Routes>
  );
}
