import { expect, test } from "vitest";
import { createAnalytics } from "./analytics.ts";

const listened = () => {
  const heard: string[] = [];
  const analytics = createAnalytics();
  const connect = () =>
    analytics.connect({
      event: (name) => heard.push(name),
      pageView: (path) => heard.push(`page ${path}`),
      identify: () => heard.push("identified"),
    });
  return { analytics, heard, connect };
};

test("the events have the names of the contract", () => {
  const { analytics, heard, connect } = listened();
  connect();
  analytics.clickedContinue();
  analytics.wentBack("identity", "birthdate");
  analytics.validationError("email", { code: "validation.email.format" });
  analytics.changedField("firstName");
  analytics.verifiedDocument("PASSPORT", "error");
  analytics.clickedSubmit();
  analytics.pageView("/dashboard");
  analytics.identify();
  expect(heard).toEqual([
    "Clicked continue",
    "Back to identity - birthdate",
    "Validation error in email, error: validation.email.format",
    "Changed field firstName",
    "Verified document PASSPORT with result error",
    "clicked submit",
    "page /dashboard",
    "identified",
  ]);
});

test("what happened before the service was connected is told in its order", () => {
  const { analytics, heard, connect } = listened();
  analytics.pageView("/otl");
  analytics.clickedContinue();
  connect();
  analytics.identify();
  expect(heard).toEqual(["page /otl", "Clicked continue", "identified"]);
});

test("without a service only so much waits", () => {
  const { analytics, heard, connect } = listened();
  for (let index = 0; index < 60; index += 1) analytics.clickedContinue();
  connect();
  expect(heard).toHaveLength(50);
});
