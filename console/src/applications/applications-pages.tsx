import { lazy } from "react";
import { Route, Routes } from "react-router";
import { ApplicationsList } from "./applications-list.tsx";

const ApplicationPage = lazy(async () => ({
  default: (await import("./household/application-page.tsx")).ApplicationPage,
}));
const NewApplicationPage = lazy(async () => ({
  default: (await import("./new/new-application-page.tsx")).NewApplicationPage,
}));

/** What is below /console/applications. */
export function ApplicationsPages() {
  return (
    <Routes>
      <Route index element={<ApplicationsList />} />
      <Route path="new" element={<NewApplicationPage />} />
      <Route path=":id" element={<ApplicationPage />} />
    </Routes>
  );
}
