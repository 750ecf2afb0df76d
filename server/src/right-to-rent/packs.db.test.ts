import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { textOfPages } from "@latchkey/document-checks/corpus/pdf-text.ts";
import { aRightToRentRecord, CHECKED_ON } from "@latchkey/domain/testing/right-to-rent-records.ts";
import { rightToRentPackPath } from "@latchkey/domain/vocabulary/console-wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromBufferPromise } from "yauzl";
import { codeOf, issuesOf } from "../../test/client.ts";
import { openTestPdfWriter } from "../../test/fake-pdf.ts";
import { anApplication, somebody } from "../../test/new-applications.ts";
import { asOwner } from "../../test/owner.ts";
import { auditOf } from "../../test/reviewed.ts";
import {
  checksOf,
  responsibleOf,
  sendEvidence,
  sendRecord,
  writeAgreement,
} from "../../test/right-to-rent.ts";
import { aColleague, askConsole, type Colleague } from "../../test/staff.ts";
import { openTestServer, type TestServer } from "../../test/test-server.ts";
import { aPaper } from "../../test/upload.ts";

const START = Date.parse(`${CHECKED_ON}T16:00:00Z`) / 1000;
const pdfWriter = openTestPdfWriter();
let server: TestServer;
let priya: Colleague;
let lucia: Colleague;
beforeAll(async () => {
  const nowSeconds = () => START;
  server = await openTestServer({}, { today: () => CHECKED_ON, nowSeconds, pdfWriter });
  [priya, lucia] = [await aColleague(server), await aColleague(server)];
  await server.context.pool.query("update staff_member set name = 'Lucía Ortega' where id = $1", [lucia.id]);
});
afterAll(async () => {
  await server.close();
  pdfWriter.close();
});

const paper = (mark: string): Buffer => Buffer.concat([aPaper().content, Buffer.from(`\n% ${mark}\n`)]);

interface Recorded {
  readonly partyId: string;
  readonly number: string;
  readonly checkId: string;
  readonly files: Readonly<Record<string, Buffer>>;
}

/** A record of originals with both sides of a card, and the agent's responsibility in writing. */
const aRecord = async (language: "en" | "de" = "de", front = paper("front")): Promise<Recorded> => {
  const { people } = await anApplication(priya, {
    country: "ENG",
    policy: "england-identity-only",
    start: "2026-12-14",
    language,
    people: [somebody()],
  });
  const [{ id: partyId, number }] = people;
  const [back, agreed, handed] = [paper("back"), paper("agreed"), paper("handed over")];
  const agencyId = (await responsibleOf(priya, partyId))?.agencyId ?? "";
  const landlord = `R. Calvert ${number}`;
  await writeAgreement(priya, { agencyId, landlord, content: agreed, name: "agreed.pdf" });
  await writeAgreement(priya, { agencyId, landlord: null, content: handed, name: "handed.pdf" });
  const copies = [];
  for (const content of [front, back]) copies.push(await sendEvidence(server, priya, partyId, content));
  const given = aRightToRentRecord("MANUAL_A1", { landlord, copies: copies.join(" ") });
  const { errors } = await sendRecord(priya, partyId, given);
  if (errors) throw new Error(JSON.stringify(errors));
  const [{ id: checkId }] = (await checksOf(priya, partyId)).checks;
  const files = {
    "evidence/1-copies.pdf": front,
    "evidence/2-copies.pdf": back,
    "responsibility/landlordResponsibility.pdf": agreed,
    "responsibility/agencyResponsibility.pdf": handed,
  };
  return { partyId, number, checkId, files };
};

const ask = (by: Colleague, { partyId, checkId }: Pick<Recorded, "partyId" | "checkId">, handedTo: string) =>
  askConsole(
    by,
    `mutation ($partyId: ID!, $checkId: ID!, $handedTo: String!) {
      askForRightToRentPack(partyId: $partyId, checkId: $checkId, handedTo: $handedTo) }`,
    { partyId, checkId, handedTo },
  );

const addressOf = async (recorded: Recorded, by = priya): Promise<string> =>
  (await ask(by, recorded, "Hartley & Co")).data.askForRightToRentPack;

const unzipped = async (content: Buffer) => {
  const files: Record<string, Buffer> = {};
  const times = new Set<number>();
  const methods = new Set<number>();
  const zip = await fromBufferPromise(content);
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry));
    times.add(entry.getLastModDate().getTime());
    methods.add(entry.compressionMethod);
  }
  return { files, times: [...times], methods: [...methods] };
};

const packReads = (partyId: string) => auditOf(server, partyId, "right-to-rent-pack-read");

const packsOf = async (by: Colleague, partyId: string) => {
  const { data } = await askConsole(
    by,
    "query ($id: ID!) { rightToRent(partyId: $id) { checks { packs { handedTo by at } } } }",
    { id: partyId },
  );
  return data.rightToRent.checks.map(({ packs }: { readonly packs: unknown }) => packs);
};

describe("a pack", () => {
  test("has the record, the statement and each file byte for byte, with sums that agree", async () => {
    const recorded = await aRecord();
    const address = await addressOf(recorded);
    const { statusCode, headers, rawPayload } = await priya.client.get(address);
    expect([statusCode, headers["content-type"], headers["cache-control"]]).toEqual([
      200,
      "application/zip",
      "no-store",
    ]);
    const name = `right-to-rent-${recorded.number}-${CHECKED_ON}.zip`;
    expect(headers["content-disposition"]).toContain(`attachment; filename="${name}"`);
    const { files, times, methods } = await unzipped(rawPayload);
    const { "SHA256SUMS.txt": sums = Buffer.from(""), ...others } = files;
    expect(Object.keys(others).toSorted()).toEqual(
      [...Object.keys(recorded.files), "record.pdf", "statement.pdf"].toSorted(),
    );
    for (const [file, content] of Object.entries(recorded.files))
      expect(others[file]?.equals(content), file).toBe(true);
    expect(sums.toString().trimEnd().split("\n").toSorted()).toEqual(
      Object.entries(others)
        .map(([file, content]) => `${createHash("sha256").update(content).digest("hex")}  ${file}`)
        .toSorted(),
    );
    const { rows } = await server.context.pool.query("select at from right_to_rent_check where id = $1", [
      recorded.checkId,
    ]);
    expect(times).toEqual([Math.floor(rows[0].at.getTime() / 1000) * 1000]);
    expect(methods).toEqual([0]);
    expect((await priya.client.get(address)).rawPayload.equals(rawPayload)).toBe(true);
  });

  test("says in words what was recorded, and what the person was told in their language", async () => {
    const { files } = await unzipped((await priya.client.get(await addressOf(await aRecord()))).rawPayload);
    const textOf = async (name: string) =>
      (await textOfPages(files[name] ?? Buffer.from(""))).join(" ").replaceAll(/\s+/g, " ");
    const record = await textOf("record.pdf");
    for (const said of [
      "Amara Okafor",
      "Quillfield Lettings",
      "Originals: one document of list A1",
      "Right to rent, no limit",
      "British passport",
      "Recorded by Priya Nair",
      "ENG-RTR-2026-10-01",
      "Landlord R. Calvert",
      "The agent, in writing",
      "evidence/2-copies.pdf",
      "Agreed on 5 October 2026: agreed.pdf",
      "responsibility/agencyResponsibility.pdf",
    ])
      expect(record).toContain(said);
    expect(record).not.toMatch(/MANUAL_A1|in_person|BEFORE_AGREEMENT/);
    const statement = await textOf("statement.pdf");
    expect(statement).toContain("Prüfung Ihres Rechts zu mieten");
    expect(statement).toContain("Your right to rent check");
    expect(statement).toMatch(/danach noch 12 Monate.*for 12 months afterwards/);
  });

  test("of a superseded record is served too, and the page says who handed which to whom", async () => {
    const recorded = await aRecord();
    const file = await sendEvidence(server, priya, recorded.partyId);
    await sendRecord(priya, recorded.partyId, aRightToRentRecord("MANUAL_A1", { copies: file }));
    expect((await priya.client.get(await addressOf(recorded))).statusCode).toBe(200);
    await ask(lucia, recorded, " R. Calvert ");
    const at = new Date(START * 1000).toISOString();
    expect(await packsOf(priya, recorded.partyId)).toEqual([
      [],
      expect.arrayContaining([
        { handedTo: "R. Calvert", by: "Lucía Ortega", at },
        { handedTo: "Hartley & Co", by: "Priya Nair", at },
      ]),
    ]);
    await expect(
      server.context.pool.query("update right_to_rent_pack set handed_to = 'x' where party_id = $1", [
        recorded.partyId,
      ]),
    ).rejects.toThrow(/permission denied/);
  });

  test("is in the audit trail with the record and its reader, at each download", async () => {
    const recorded = await aRecord();
    const address = await addressOf(recorded);
    const entry = { actor: `staff:${priya.id}`, outcome: "done", subject: recorded.checkId };
    expect(await auditOf(server, recorded.partyId, "right-to-rent-pack-asked")).toEqual([entry]);
    expect(await packReads(recorded.partyId)).toEqual([]);
    await priya.client.get(address);
    await priya.client.get(address);
    expect(await packReads(recorded.partyId)).toEqual([entry, entry]);
  });
});

describe("a reader who goes away", () => {
  test("has left the download in the audit trail, and the server serves on", async () => {
    const recorded = await aRecord("en", Buffer.concat([paper("long"), Buffer.alloc(8_000_000, "% \n")]));
    const address = await addressOf(recorded);
    const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
    const request = get(`${origin}${address}`, {
      headers: { authorization: `Bearer ${priya.client.access ?? ""}` },
    });
    const [response]: IncomingMessage[] = await once(request, "response");
    expect(response?.statusCode).toBe(200);
    expect(await packReads(recorded.partyId)).toHaveLength(1);
    request.destroy();
    await once(request, "close");
    expect((await priya.client.get(address)).statusCode).toBe(200);
  });
});

describe("a pack is refused", () => {
  const responseTo = async (by: Pick<Colleague, "client">, address: string) => {
    const { statusCode, body } = await by.client.get(address);
    return [statusCode, JSON.parse(body).code];
  };
  const outcomesOf = async (partyId: string) => (await packReads(partyId)).map(({ outcome }) => outcome);

  test("without a receiver, and for a record that is none of this person's", async () => {
    const [recorded, other] = [await aRecord(), await aRecord()];
    expect(issuesOf(await ask(priya, recorded, "  "))).toEqual({ handedTo: "validation.required" });
    for (const checkId of [other.checkId, "x", "0", "99999999"])
      expect(codeOf(await ask(priya, { ...recorded, checkId }, "R. Calvert"))).toBe("NOT_FOUND");
    expect(await packsOf(priya, recorded.partyId)).toEqual([[]]);
  });

  test("for an override that no second reviewer has agreed to", async () => {
    const { partyId } = await aRecord();
    const override = aRightToRentRecord("NO_EXCUSE");
    expect((await sendRecord(priya, partyId, override)).errors).toBeUndefined();
    const [{ id, state }] = (await checksOf(priya, partyId)).checks;
    expect(state).toBe("PROPOSED");
    expect(codeOf(await ask(priya, { partyId, checkId: id }, "R. Calvert"))).toBe("NOT_FOUND");
  });

  test("to another reader, to another role, under another person, and after ten minutes", async () => {
    const recorded = await aRecord();
    const other = await aRecord();
    const address = await addressOf(recorded);
    const packId = address.split("/").at(-1) ?? "";
    expect(await responseTo(lucia, address)).toEqual([404, "NOT_FOUND"]);
    const ruth = await aColleague(server, ["ADMINISTRATOR"]);
    expect(codeOf(await ask(ruth, recorded, "R. Calvert"))).toBe("FORBIDDEN");
    expect(await responseTo(ruth, address)).toEqual([403, "FORBIDDEN"]);
    for (const wrong of [
      rightToRentPackPath(other.partyId, packId),
      rightToRentPackPath(recorded.partyId, randomUUID()),
      rightToRentPackPath(recorded.partyId, "x"),
    ])
      expect(await responseTo(priya, wrong)).toEqual([404, "NOT_FOUND"]);
    const setBack = (seconds: number) =>
      asOwner(server, "update right_to_rent_pack set at = at - make_interval(secs => $1) where id = $2", [
        seconds,
        packId,
      ]);
    await setBack(600);
    expect((await priya.client.get(address)).statusCode).toBe(200);
    await setBack(1);
    expect(await responseTo(priya, address)).toEqual([404, "NOT_FOUND"]);
    expect(await outcomesOf(recorded.partyId)).toEqual(["refused", "refused", "done", "refused"]);
  });

  test("to a person of the application", async () => {
    const recorded = await aRecord();
    const owner = await aColleague(server);
    const address = await addressOf(recorded, owner);
    await server.context.pool.query(
      "update account set email = $1 where id = (select account_id from party where id = $2)",
      [owner.email, recorded.partyId],
    );
    expect(codeOf(await ask(owner, recorded, "R. Calvert"))).toBe("OWN_CASE");
    expect(await responseTo(owner, address)).toEqual([403, "OWN_CASE"]);
  });

  test.each([
    ["pending", 409, "EVIDENCE_NOT_SCANNED"],
    ["infected", 409, "EVIDENCE_INFECTED"],
  ])("while one of its files is %s", async (scanState, status, code) => {
    const recorded = await aRecord();
    const address = await addressOf(recorded);
    await server.context.pool.query(
      `update upload set scan_state = $1 where id =
        (select upload_id from right_to_rent_file where check_id = $2 order by id desc limit 1)`,
      [scanState, recorded.checkId],
    );
    expect(codeOf(await ask(priya, recorded, "R. Calvert"))).toBe(code);
    expect(await responseTo(priya, address)).toEqual([status, code]);
    expect(await outcomesOf(recorded.partyId)).toEqual(["refused"]);
  });

  test("once its evidence is deleted, with words of its own", async () => {
    const recorded = await aRecord();
    const address = await addressOf(recorded);
    const { rows } = await server.context.pool.query(
      "select object_key from upload where party_id = $1 and key_kind = 'right_to_rent' limit 1",
      [recorded.partyId],
    );
    await server.context.store.setAside(rows[0].object_key);
    expect(await responseTo(priya, address)).toEqual([410, "EVIDENCE_DELETED"]);
    await server.context.pool.query("delete from right_to_rent_key where id = $1", [recorded.partyId]);
    expect(codeOf(await ask(priya, recorded, "R. Calvert"))).toBe("EVIDENCE_DELETED");
    expect(await responseTo(priya, address)).toEqual([410, "EVIDENCE_DELETED"]);
  });
});

test("the page has the statement in the person's language, and the standing of the household", async () => {
  const { partyId } = await aRecord();
  const { data } = await askConsole(
    priya,
    `query ($id: ID!) { rightToRent(partyId: $id) { statements { language title paragraphs }
      people { id } household { isReady people { partyId block recordedOn followUpBy } } } }`,
    { id: partyId },
  );
  const { statements, people, household } = data.rightToRent;
  expect(statements.map(({ language }: { readonly language: string }) => language)).toEqual(["de", "en"]);
  expect(statements[1].paragraphs.join(" ")).toContain("Quillfield Lettings is told the day of the result.");
  expect(people).toEqual([{ id: partyId }]);
  expect(household).toEqual({
    isReady: true,
    people: [{ partyId, block: null, recordedOn: CHECKED_ON, followUpBy: null }],
  });
});
