import cookie from "@fastify/cookie";
import { staffPages } from "@latchkey/domain/vocabulary/console-wire.ts";
import Fastify, { type FastifyReply } from "fastify";
import { expect, test } from "vitest";
import { phoneCookies } from "../hand-overs/phone-cookies.ts";
import { writePartnerCookie } from "../partners/partner-cookie.ts";
import { sessionCookies } from "./cookies.ts";
import { memberCookies } from "./members/member-cookies.ts";

const HOURS = 12;

/** Each cookie of the product, as it is set and as it is cleared. */
const writers = (publicUrl: URL): readonly ((reply: FastifyReply) => void)[] => {
  const applicant = sessionCookies(publicUrl, HOURS);
  const staff = memberCookies(staffPages, publicUrl, HOURS);
  const phone = phoneCookies(publicUrl);
  return [
    (reply) => applicant.writeRefresh(reply, "T"),
    (reply) => applicant.writeBrowser(reply, "T"),
    (reply) => applicant.writeKnown(reply, "T"),
    (reply) => applicant.clearSession(reply),
    (reply) => staff.writePending(reply, "T"),
    (reply) => staff.writeRefresh(reply, "T"),
    (reply) => staff.writeKnown(reply, "T"),
    (reply) => staff.clear(reply),
    (reply) => phone.write(reply, "T"),
    (reply) => phone.clear(reply),
    (reply) => writePartnerCookie(reply, publicUrl, "T"),
  ];
};

const cookiesOf = async (publicUrl: string): Promise<readonly string[]> => {
  const app = Fastify();
  await app.register(cookie);
  for (const [index, write] of writers(new URL(publicUrl)).entries()) {
    app.get(`/${index}`, async (_request, reply) => {
      write(reply);
      return reply.send();
    });
  }
  const all: string[] = [];
  for (let index = 0; index < writers(new URL(publicUrl)).length; index += 1) {
    const { headers } = await app.inject(`/${index}`);
    all.push(...[headers["set-cookie"] ?? []].flat());
  }
  await app.close();
  return all;
};

const OVER_HTTPS = [
  "__Host-latchkey_refresh=T; Max-Age=43200; Path=/; HttpOnly; Secure; SameSite=Strict",
  "latchkey_session=1; Max-Age=2592000; Path=/; Secure; SameSite=Lax",
  "__Host-latchkey_browser=T; Max-Age=86400; Path=/; HttpOnly; Secure; SameSite=Lax",
];

test("over https every cookie is Secure, and each that is not to be read has a prefix", async () => {
  const all = await cookiesOf("https://apply.example.com");
  expect(all.slice(0, 3)).toEqual(OVER_HTTPS);
  expect(all.filter((text) => !text.includes("; Secure"))).toEqual([]);
  expect(all.filter((text) => text.includes("HttpOnly") && !/^__(?:Host|Secure)-/.test(text))).toEqual([]);
});

test.each(["http://localhost:8080", "http://127.0.0.1:8080", "http://[::1]:8080", "http://10.0.0.5"])(
  "at %s no cookie is Secure or has a prefix, and all else is as over https",
  async (publicUrl) => {
    const plain = await cookiesOf(publicUrl);
    expect(plain.filter((text) => /Secure|__Host-/.test(text))).toEqual([]);
    const asOverHttp = (text: string) => text.replace(/^__(?:Host|Secure)-/, "").replace("; Secure", "");
    expect(plain).toEqual((await cookiesOf("https://apply.example.com")).map(asOverHttp));
  },
);
