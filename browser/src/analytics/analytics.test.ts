import { describe, expect, test } from "vitest";
import { createAnalytics } from "./analytics.ts";

const listened = () => {
  let sent: readonly string[] = [];
  const heard: string[] = [];
  const analytics = createAnalytics({
    read: () => sent,
    write: (names) => {
      sent = names;
    },
  });
  analytics.connect({
    event: (name) => heard.push(name),
    pageView: (path) => heard.push(`page ${path}`),
    identify: ({ uuid, email }) => heard.push(`person ${uuid} ${email}`),
  });
  return { analytics, heard };
};

test("the events have the names of the contract", () => {
  const { analytics, heard } = listened();
  analytics.clickedContinue();
  analytics.wentBack("identity", "birthdate");
  analytics.validationError("email", { code: "validation.email.format" });
  analytics.changedField("firstName");
  analytics.verifiedDocument("PASSPORT", "error");
  analytics.clickedSubmit();
  expect(heard).toEqual([
    "Clicked continue",
    "Back to identity - birthdate",
    "Validation error in email, error: validation.email.format",
    "Changed field firstName",
    "Verified document PASSPORT with result error",
    "clicked submit",
  ]);
});

test("each event is sent once per session", () => {
  const { analytics, heard } = listened();
  analytics.clickedContinue();
  analytics.clickedContinue();
  analytics.changedField("firstName");
  analytics.changedField("lastName");
  analytics.changedField("firstName");
  expect(heard).toEqual(["Clicked continue", "Changed field firstName", "Changed field lastName"]);
});

test("the signed-in user is identified", () => {
  const { analytics, heard } = listened();
  analytics.identify({ uuid: "u1", email: "amara@example.com", firstName: "Amara", lastName: null });
  expect(heard).toEqual(["person u1 amara@example.com"]);
});

describe("page views", () => {
  test("one per path", () => {
    const { analytics, heard } = listened();
    analytics.pageView("/dashboard");
    analytics.pageView("/dashboard");
    analytics.pageView("/questions/identity/name");
    expect(heard).toEqual(["page /dashboard", "page /questions/identity/name"]);
  });
});
