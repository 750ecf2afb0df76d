import {
  HAND_OVERS_PATH,
  handOverPath,
  PHONE_EXCHANGE_PATH,
} from "@latchkey/domain/vocabulary/hand-over-wire.ts";
import { type Client, newClient, signIn } from "./client.ts";
import type { TestServer } from "./test-server.ts";

/** Steps that tests hand over to a phone. */

/** Nobody's phone reaches the loopback address of tests, but the requests here come from no phone. */
export const HANDING_OVER = { PHONE_HAND_OVER: "on" };

export const thePassport = { section: "identity", docType: "PASSPORT", side: "front", room: 1 } as const;

export const handOver = async (client: Client, step: object = thePassport) => {
  const response = await client.post(HAND_OVERS_PATH, { ...step, language: "en" });
  if (response.statusCode !== 201) throw new Error(`The hand-over was answered with ${response.statusCode}`);
  const { id, address } = response.json<{ id: string; address: string }>();
  return { id, address, token: address.split("#")[1] ?? "" };
};

/** A phone that has opened the link. */
export const phoneWith = async (server: TestServer, token: string): Promise<Client> => {
  const phone = newClient(server);
  const response = await phone.post(PHONE_EXCHANGE_PATH, { token });
  if (response.statusCode !== 200) throw new Error(`The link was answered with ${response.statusCode}`);
  phone.access = response.json().access;
  return phone;
};

/** What the page hears that handed over. */
export const progressOf = async (client: Client, id: string) => {
  const response = await client.get(handOverPath(id));
  return response.statusCode === 200 ? response.json() : response.statusCode;
};

/** A page that has handed a step over, and the phone that has opened it. */
export const openOnPhone = async (server: TestServer, step: object = thePassport) => {
  const client = await signIn(server);
  const { id, token } = await handOver(client, step);
  return { client, id, token, phone: await phoneWith(server, token) };
};

/** The time of all sessions is up: of those that hand over, or of phones. */
export const expireSessions = ({ context }: TestServer, of: "page" | "phone") =>
  context.pool.query(
    `update session_family set expires_at = now() where hand_over_id is ${of === "page" ? "" : "not"} null`,
  );

export const statusOf = async (response: Promise<{ readonly statusCode: number }>) =>
  (await response).statusCode;
