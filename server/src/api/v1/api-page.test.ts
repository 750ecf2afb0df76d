import { expect, test } from "vitest";
import { apiPage } from "./api-page.ts";

const json = (name: string) => ({
  content: { "application/json": { schema: { $ref: `#/components/schemas/${name}` } } },
});

const { main } = apiPage({
  info: { title: "Quillfield: applications", description: "Errors have a `code`." },
  servers: [{ url: "https://latchkey.example/api/v1" }],
  paths: {
    "/applications": {
      post: {
        summary: "Create an application",
        requestBody: json("New"),
        responses: { 201: json("Made"), 400: json("Problem"), 422: json("Problem") },
      },
    },
  },
  components: {
    schemas: {
      NewInput: { type: "object", properties: {} },
      New: { type: "object", properties: { home: { type: "string", default: "<none>" } }, required: [] },
      Made: {
        type: "object",
        required: ["people"],
        properties: {
          people: { type: "array", items: { type: "object", properties: { status: { type: "string" } } } },
        },
      },
      Problem: { type: "object", properties: {} },
    },
  },
});

test("the shapes that operations name are described, and no others", () => {
  const ids = [...main.matchAll(/<section class="api__part" id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(["create-an-application", "New", "Made", "Problem"]);
});

test("a list of objects without a name says what is in them", () => {
  expect(main).toMatch(/<code>people<\/code>.*list of objects.*<code>status<\/code>/);
});

test("statuses with the same shape share a row", () => {
  expect(main).toContain('<dt><code>400</code> <code>422</code></dt><dd><a href="#Problem">Problem</a></dd>');
});

test("errors are listed with their code, status and title", () => {
  const Problem = { examples: [{ status: 409, code: "CASE_CLOSED", title: "It <has> ended." }] };
  const { main: shown } = apiPage({ info: { title: "API" }, components: { schemas: { Problem } } });
  expect(shown).toContain("<dt><code>CASE_CLOSED</code></dt><dd>409. It &lt;has&gt; ended.</dd>");
  expect(main).not.toContain('id="errors"');
});

test("names are set as code, and what the document says is text", () => {
  expect(main).toContain("Errors have a <code>code</code>.");
  expect(main).toContain("&lt;none&gt;");
});
