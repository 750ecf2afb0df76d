import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seededRuns } from "../testing/seeded-runs.ts";
import { isOfSignInLink, linkTokenIn, mendedLink, referenceSecretIn } from "./link-token.ts";

const TOKEN = "AbcdefghijklmnopqrstuvwxyZ0123456789-_ABCDE";
const [HEAD, TAIL] = [TOKEN.slice(0, 20), TOKEN.slice(20)];

describe("the token of a link that an e-mail program has changed", () => {
  test.each([
    ["whole", TOKEN],
    ["without its name", `#${TOKEN}`],
    ["named, as in the fragment", `t=${TOKEN}`],
    ["with the sign of the fragment", `#t=${TOKEN}`],
    ["behind another parameter", `utm=1&t=${TOKEN}`],
    ["in front of another parameter", `t=${TOKEN}&utm=1`],
    ["with a dot behind it", `t=${TOKEN}.`],
    ["with a bracket behind it", `t=${TOKEN}>`],
    ["with an escaped bracket behind it", `t=${TOKEN}%3E`],
    ["with a named bracket behind it", `t=${TOKEN}&gt;`],
    ["with a quotation mark and a bracket behind it", `t=${TOKEN}">`],
    ["broken by a line", `t=${HEAD}\r\n${TAIL}`],
    ["broken by an escaped line", `t=${HEAD}%0D%0A${TAIL}`],
    ["broken by a space", `t=${HEAD} ${TAIL}`],
    ["broken as quoted-printable does", `t=${HEAD}=\n${TAIL}`],
    ["broken as quoted-printable does, without the line", `t=${HEAD}=${TAIL}`],
    ["in quoted-printable", `t=3D${TOKEN}`],
    ["with an escaped equals sign", `t%3D${TOKEN}`],
    ["with an invisible space", `t=${HEAD}\u200b${TAIL}`],
    ["beside a broken escape", `t=${TOKEN}%`],
  ])("%s", (_name, text) => expect(linkTokenIn(text)).toBe(TOKEN));

  test.each([
    ["nothing", ""],
    ["an empty name", "t="],
    ["a cut token", `t=${HEAD}`],
    ["one sign too few", `t=${TOKEN.slice(1)}`],
    ["one sign too many", `t=${TOKEN}x`],
    ["a foreign sign inside", `t=${HEAD}*${TAIL}`],
    ["two signs too many that are no equals sign", `t=xx${TOKEN}`],
  ])("%s is none", (_name, text) => expect(linkTokenIn(text)).toBeUndefined());

  test("whatever comes, it is a whole token or none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(linkTokenIn(text) ?? TOKEN).toMatch(/^[A-Za-z0-9_-]{43}$/);
      }),
      seededRuns,
    );
  });
});

describe("a fragment", () => {
  test.each([
    `#t=${TOKEN}`,
    `#t%3D${TOKEN}`,
    `#t%253D${TOKEN}`,
    `#${TOKEN}`,
    `#utm=1&t=${TOKEN}`,
    `#t=${HEAD}`,
  ])("%s is of a sign-in link", (fragment) => expect(isOfSignInLink(fragment)).toBe(true));

  test.each(["", "#", "#main", "#start=1", `#${HEAD}`, `#k=${TOKEN}`])("%s is not", (fragment) =>
    expect(isOfSignInLink(fragment)).toBe(false),
  );
});

test("the secret of a reference is recovered in the same way, after its own name", () => {
  for (const text of [`#k=${TOKEN}`, `#k=${HEAD} ${TAIL}.`, `k=3D${TOKEN}`]) {
    expect(referenceSecretIn(text)).toBe(TOKEN);
  }
  expect(referenceSecretIn(`#k=${HEAD}`)).toBeUndefined();
  expect(referenceSecretIn(`#t=${HEAD}`)).toBeUndefined();
});

describe("a link whose sign of the fragment was encoded", () => {
  test.each([
    ["once", `/otl?link%23t=${TOKEN}`, `/otl?link#t=${TOKEN}`],
    ["with its equals sign", `/otl?link%23t%3D${TOKEN}`, `/otl?link#t%3D${TOKEN}`],
    ["twice", `/otl?link%2523t%253D${TOKEN}`, `/otl?link#t%253D${TOKEN}`],
    ["in the path", `/otl%23t=${TOKEN}`, `/otl#t=${TOKEN}`],
    [
      "and a parameter was added",
      `/rental-reference/1?lang=en%23k=${TOKEN}&data=05`,
      `/rental-reference/1?lang=en#k=${TOKEN}&data=05`,
    ],
  ])("%s is whole again", (_name, address, mended) => {
    expect(mendedLink(address)).toBe(mended);
    const token = address.includes("otl") ? linkTokenIn(mended) : referenceSecretIn(mended);
    expect(token).toBe(TOKEN);
  });

  test.each(["/otl?link", "/dashboard?x=%23", `/otl?email=a%23b`, "/rental-reference/1?lang=en"])(
    "%s is left alone",
    (address) => expect(mendedLink(address)).toBeUndefined(),
  );
});
