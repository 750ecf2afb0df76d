import type { AddressInfo } from "node:net";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { StoredEmail } from "../outbox/email.ts";
import { openReferees, type Referees } from "./answers.ts";

const UUID = "0b1e3c7a-1111-4222-8333-444455556666";
const SECRET = "AbcdefghijklmnopqrstuvwxyZ0123456789-_ABCDE";

let product: FastifyInstance;
let origin: string;
let asked: string[] = [];
let bodies: unknown[] = [];
let refusals = 0;
beforeAll(async () => {
  product = fastify();
  product.post("/auth/reference/exchange", async (request, reply) => {
    asked.push("exchange");
    expect(request.body).toEqual({ uuid: UUID, secret: SECRET });
    if (refusals > 0) {
      refusals -= 1;
      return reply.code(409).send({ code: "ALREADY_ANSWERED" });
    }
    return { access: "token" };
  });
  product.put("/*", async (request) => {
    expect(request.headers.authorization).toBe("Bearer token");
    asked.push(request.url.replace(UUID, "id"));
    bodies.push(request.body);
    return {};
  });
  await product.listen({ host: "127.0.0.1", port: 0 });
  origin = `http://127.0.0.1:${(product.server.address() as AddressInfo).port}`;
});
afterAll(() => product.close());

let referees: Referees;
beforeEach(() => {
  asked = [];
  bodies = [];
  refusals = 0;
  referees = openReferees(0);
});
afterEach(() => referees.close());

const email = (to: string, kind = "rental"): StoredEmail => ({
  id: "1",
  to: [to],
  from: "",
  subject: "",
  messageId: "",
  date: "",
  text: `Answer: ${origin}/${kind}-reference/${UUID}?lang=en#k=${SECRET}\nBye.`,
  html: null,
});

/** Whatever has been started has ended. */
const settle = async (count: number): Promise<void> => {
  await expect.poll(() => asked.length).toBe(count);
};

test.each([
  ["lettings@harbourstreet.example", "rental", "/wizard/api/tenant-review/id/"],
  ["office@refusinglets.example", "rental", "/wizard/api/tenant-review/id/decline/"],
  ["Ellen.Marsh@Brightwater.example", "employment", "/wizard/api/employment-review/id/"],
  ["ada@quillandco.example", "accountant", "/wizard/api/accountant-review/id/"],
])("%s answers about %s at %s, once", async (address, kind, path) => {
  referees.receive(email(address, kind));
  referees.receive(email(address, kind));
  await settle(2);
  expect(asked).toEqual(["exchange", path]);
});

test("a link that was used is left alone", async () => {
  refusals = 1;
  referees.receive(email("lettings@harbourstreet.example"));
  await settle(1);
  await referees.close();
  expect(asked).toEqual(["exchange"]);
});

test("nobody answers who is silent, unknown, or was written to about something else", async () => {
  referees.receive(email("nobody@silentlets.example"));
  referees.receive(email("joanne@example.com"));
  referees.receive({ ...email("lettings@harbourstreet.example"), text: "Hello" });
  await referees.close();
  expect(asked).toEqual([]);
});
