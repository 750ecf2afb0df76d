import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/test-server.ts";

const NOON = Date.UTC(2026, 10, 20, 12) / 1000;

describe("what programs look for on every site", () => {
  test("security.txt says where to report a weakness, and expires in half a year", async () => {
    const server = await startTestServer({ PUBLIC_URL: "http://localhost:8080" }, { nowSeconds: () => NOON });
    const { statusCode, headers, body } = await server.app.inject("/.well-known/security.txt");
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(body.split("\n")).toEqual([
      "Contact: mailto:help@quillfield.example",
      "Expires: 2027-05-19T00:00:00.000Z",
      "Canonical: http://localhost:8080/.well-known/security.txt",
      "Preferred-Languages: en",
      "",
    ]);
  });

  test.each([
    ["security@quillfield.example", "Contact: mailto:security@quillfield.example"],
    ["https://quillfield.example/security", "Contact: https://quillfield.example/security"],
  ])("SECURITY_CONTACT %s is named there", async (contact, line) => {
    const server = await startTestServer({ SECURITY_CONTACT: contact });
    expect((await server.app.inject("/.well-known/security.txt")).body).toContain(`${line}\n`);
  });

  test("robots.txt lets search engines list nothing", async () => {
    const server = await startTestServer();
    const { statusCode, body } = await server.app.inject("/robots.txt");
    expect([statusCode, body]).toEqual([200, "User-agent: *\nDisallow: /\n"]);
  });

  test("nothing else below .well-known is a page", async () => {
    const server = await startTestServer();
    expect((await server.app.inject("/.well-known/change-password")).statusCode).toBe(404);
  });
});
