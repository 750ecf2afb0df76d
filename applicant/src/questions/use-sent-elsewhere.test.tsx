// @vitest-environment happy-dom
import { cleanup, render, waitFor } from "@testing-library/react";
import { MemoryRouter, Route, Routes } from "react-router";
import { Client, fetchExchange, Provider } from "urql";
import { afterEach, expect, test, vi } from "vitest";
import { useSentElsewhere } from "./use-sent-elsewhere.ts";

afterEach(cleanup);

function Step() {
  useSentElsewhere();
  return <p>the step</p>;
}

const open = (validationSubmitted: boolean) => {
  const fetch = vi.fn(async () =>
    Response.json({ data: { me: { uuid: "u", latestValidation: { uuid: "v", validationSubmitted } } } }),
  );
  const client = new Client({ url: "/graphql", exchanges: [fetchExchange], fetch, preferGetMethod: false });
  const page = render(
    <Provider value={client}>
      <MemoryRouter initialEntries={["/questions/identity/name"]}>
        <Routes>
          <Route path="/questions/identity/name" element={<Step />} />
          <Route path="/dashboard" element={<p>the dashboard</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return { page, fetch };
};

const comeBack = () => document.dispatchEvent(new Event("visibilitychange"));

test("FRM-352 returning to a tab whose application was submitted elsewhere leads to the dashboard", async () => {
  const { page } = open(true);
  comeBack();
  await waitFor(() => page.getByText("the dashboard"));
});

test("FRM-352 returning to a tab whose application is still open changes nothing", async () => {
  const { page, fetch } = open(false);
  comeBack();
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  page.getByText("the step");
});
