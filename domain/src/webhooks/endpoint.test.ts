import { describe, expect, test } from "vitest";
import { newWebhookIssues, webhookAddressIssue, webhookEndpointIssues } from "./endpoint.ts";

const code = (url: string) => webhookAddressIssue(url)?.code.replace("webhook.validations.", "");

describe("the address of a webhook", () => {
  test.each([
    "https://hooks.example/latchkey",
    "https://hooks.example:443/",
    "https://hooks.example:1024/?tenant=4",
    "https://hooks.example:65535",
    "HTTPS://Hooks.Example/in",
    "https://[2a00:1450::1]:8443/in",
    "https://hooks.example/a@b",
  ])("%s is taken", (url) => {
    expect(code(url)).toBeUndefined();
  });

  test.each([
    ["http://hooks.example/", "https"],
    ["ftp://hooks.example/", "https"],
    ["hooks.example", "https"],
    ["https://", "https"],
    ["https://a b.example/", "https"],
    ["https://hooks.example\\@10.0.0.1/", "https"],
    ["https://hooks.example/\u0000", "https"],
    ["https://[::1", "https"],
    ["https://user@hooks.example/", "userInfo"],
    ["https://hooks.example:pass@10.0.0.1/", "userInfo"],
    ["https://hooks.example/#part", "fragment"],
    ["https://hooks.example/#", "fragment"],
    ["https://hooks.example:25/", "port"],
    ["https://hooks.example:80/", "port"],
    ["https://hooks.example:1023/", "port"],
    ["https://hooks.example:0/", "port"],
    ["https://hooks.example:65536/", "port"],
  ])("%j is refused: %s", (url, issue) => {
    expect(code(url)).toBe(issue);
  });
});

describe("the form of a webhook", () => {
  const events = ["application.status"];

  test("needs an address of at most 500 characters and an event of the list", () => {
    const longest = `https://hooks.example/${"a".repeat(500)}`.slice(0, 500);
    expect(webhookEndpointIssues({ url: longest, events })).toEqual({});
    expect(Object.keys(webhookEndpointIssues({ url: `${longest}a`, events }))).toEqual(["url"]);
    expect(webhookEndpointIssues({ url: " ", events })).toEqual({ url: { code: "validation.required" } });
    expect(Object.keys(webhookEndpointIssues({ url: longest, events: [] }))).toEqual(["events"]);
    expect(newWebhookIssues({ agencyId: "", url: longest, events })).toEqual({
      agencyId: { code: "validation.required" },
    });
  });
});
