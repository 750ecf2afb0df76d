import { describe, expect, test } from "vitest";
import { bodyOf, numberIn, textIn, textsIn, unexpected } from "./response-body.ts";
import { TooManyRequestsError } from "./use-call.ts";

describe("the body of a response", () => {
  test("is an object, and can be read once more", async () => {
    const response = Response.json({ email: "ruth@quillfield.example" });
    expect(await bodyOf(response)).toEqual({ email: "ruth@quillfield.example" });
    expect(await bodyOf(response)).toEqual({ email: "ruth@quillfield.example" });
  });

  test.each([
    ["text", '"ok"'],
    ["null", "null"],
    ["HTML", "<p>"],
  ])("that is %s is a fault", async (_what, body) => {
    await expect(bodyOf(new Response(body))).rejects.toThrow();
  });
});

describe("a value of the body", () => {
  const body = { name: "Ruth", tries: 4, codes: ["a", "b"], mixed: ["a", 1], none: null };

  test("is what it has to be", () => {
    expect(textIn(body, "name")).toBe("Ruth");
    expect(numberIn(body, "tries")).toBe(4);
    expect(textsIn(body, "codes")).toEqual(["a", "b"]);
  });

  test.each([
    ["a text", () => textIn(body, "tries")],
    ["a text that is there", () => textIn(body, "none")],
    ["a number", () => numberIn(body, "name")],
    ["a number that is there", () => numberIn(body, "missing")],
    ["a list", () => textsIn(body, "name")],
    ["a list of texts alone", () => textsIn(body, "mixed")],
  ])("has to be %s", (_what, read) => {
    expect(read).toThrow(/has no/);
  });
});

describe("a response that no page expects", () => {
  test("asks to wait if there were too many requests", () => {
    expect(unexpected(new Response(null, { status: 429 }))).toBeInstanceOf(TooManyRequestsError);
  });

  test("is a fault of the server otherwise, told by its status", () => {
    const error = unexpected(new Response(null, { status: 503 }));
    expect(error).not.toBeInstanceOf(TooManyRequestsError);
    expect(error.message).toContain("503");
  });
});
