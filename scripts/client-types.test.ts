import { expect, test } from "vitest";
import { type ApiDocument, clientTypes } from "./client-types.ts";

const schema = (type: string) => ({ content: { "application/json": { schema: { type } } } });

const document = (given: Partial<ApiDocument> = {}): ApiDocument => ({
  paths: {
    "/homes/{id}": {
      get: {
        operationId: "readHome",
        summary: "Read a home",
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "deep", in: "query", schema: { type: "boolean" } },
        ],
        responses: { 200: schema("integer"), 404: schema("string") },
      },
      head: { operationId: "headHome", responses: {} },
    },
  },
  components: {
    schemas: {
      Home: {
        properties: {
          rooms: { items: { anyOf: [{ $ref: "#/components/schemas/Room" }, { type: "null" }] } },
          state: { enum: ["let", "empty"], description: "Now." },
          note: { type: ["string", "null"] },
          rents: { additionalProperties: { type: "number" } },
        },
        required: ["state"],
      },
      Room: { const: "room" },
    },
  },
  ...given,
});

test("an operation has its parameters, its body and the answer of its success", () => {
  expect(clientTypes(document())).toContain(`  /** Read a home */
  readonly readHome: { readonly path: { readonly "id": string; }; readonly query?: { readonly "deep"?: boolean | undefined; }; readonly reply: number; };`);
  expect(clientTypes(document())).toContain(`  readHome: {"path":"/homes/{id}","method":"GET"},`);
  expect(clientTypes(document())).not.toContain("headHome");
});

test("a shape has its fields, those that may lack and those that may be null", () => {
  expect(clientTypes(document())).toContain(
    `export type Home = { readonly "rooms"?: readonly (Room | null)[] | undefined; /** Now. */ readonly "state": "let" | "empty"; readonly "note"?: string | null | undefined; readonly "rents"?: Readonly<Record<string, number>> | undefined; };`,
  );
  expect(clientTypes(document())).toContain(`export type Room = "room";`);
});

test("a kind of shape that the client does not know is an error, and no unknown type", () => {
  const components = { schemas: { Odd: { type: "file" } } };
  expect(() => clientTypes(document({ components }))).toThrow('The client has no type for {"type":"file"}');
});
