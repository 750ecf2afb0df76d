import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { MOST_EMAILS, openEmailStore } from "./emails.ts";

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "emails-"));
});

afterEach(() => rm(dir, { recursive: true }));

describe("the store", () => {
  const envelope = { from: "emails@latchkey.test", to: ["amara@example.com"] };

  test("keeps e-mails that arrive together in order", async () => {
    const emails = await openEmailStore(join(dir, "together"));
    const subjects = Array.from({ length: 20 }, (_, index) => `e-mail ${index}`);
    await Promise.all(
      subjects.map((subject) => emails.keep(Buffer.from(`Subject: ${subject}\r\n\r\n`), envelope)),
    );
    expect((await emails.list()).map(({ subject }) => subject)).toEqual(subjects.toReversed());
  });

  test(`keeps at most the newest ${MOST_EMAILS} e-mails`, async () => {
    const folder = join(dir, "many");
    const emails = await openEmailStore(folder);
    const old = Array.from(
      { length: MOST_EMAILS },
      (_, index) => `${String(index).padStart(15, "0")}-00000000`,
    );
    await Promise.all(old.map((id) => writeFile(join(folder, `${id}.eml`), `Subject: ${id}\r\n\r\n`)));
    const id = await emails.keep(Buffer.from("Subject: newest\r\n\r\n"), envelope);

    const ids = (await emails.list()).map((message) => message.id);
    expect(ids).toEqual([id, ...old.toReversed().slice(0, MOST_EMAILS - 1)]);
  });

  test("sorts by arrival even when the clock was set back", async () => {
    const folder = join(dir, "clock");
    await openEmailStore(folder);
    const future = `${String(Date.now() + 86_400_000).padStart(15, "0")}-00000000`;
    await writeFile(join(folder, `${future}.eml`), "Subject: from tomorrow\r\n\r\n");
    const emails = await openEmailStore(folder);
    await emails.keep(Buffer.from("Subject: newest\r\n\r\n"), envelope);
    expect((await emails.list()).map(({ subject }) => subject)).toEqual(["newest", "from tomorrow"]);
  });
});
