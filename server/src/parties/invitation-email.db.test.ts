import { expect, test } from "vitest";
import { signIn } from "../../test/client.ts";
import { change, seedPeople, startApplication } from "../../test/parties.ts";
import { startTestServer, type TestServer } from "../../test/test-server.ts";
import { wordsIn } from "../../test/words-in.ts";
import { openSampleApplication } from "../applications/sample-application.ts";

const HOME = { propertyAddress: "14 Alder Row, Leeds LS6 2QB", tenancyStart: "2026-12-01" };

const invitations = ({ emails }: TestServer) => emails.filter(({ id }) => id.startsWith("invitation-"));

test("everybody whom a provider adds is invited, in the language of the letting and without a token", async () => {
  const server = await startTestServer();
  const people = [
    { email: "amara@example.com", firstName: "Amara", lastName: "Okafor", isInvited: true },
    { email: "lukas@example.com", firstName: "Lukas", lastName: "Brandt", isInvited: true },
    {
      email: "ingrid@example.com",
      firstName: "Ingrid",
      lastName: "Brandt",
      role: "guarantor",
      guarantees: [1],
      isInvited: true,
    },
  ] as const;
  const parties = await startApplication(server, people, "england-default", { ...HOME, language: "de" });
  await server.runJobs();
  const sent = invitations(server);
  expect(sent.map(({ to, id }) => [to, id]).toSorted()).toEqual(
    parties.map(({ partyId }, index) => [people[index]?.email, `invitation-${partyId}`]).toSorted(),
  );
  for (const { message } of sent) {
    expect(message.language).toBe("de");
    expect(message.button?.href).toBe("http://localhost:8080/otl?invited&lang=de");
  }
  const subjectTo = (address: string) => sent.find(({ to }) => to === address)?.message.subject;
  expect(subjectTo("amara@example.com")).toBe("Ihre Bewerbung für 14 Alder Row");
  expect(subjectTo("lukas@example.com")).toBe("Ihre Bewerbung für 14 Alder Row");
  expect(subjectTo("ingrid@example.com")).toBe("Bitte um Ihre Bürgschaft für 14 Alder Row");
  const toAmara = JSON.stringify(sent.find(({ to }) => to === "amara@example.com")?.message);
  expect(toAmara).toContain("Guten Tag, Amara,");
  expect(toAmara).toContain("1. Dezember 2026");
  expect(toAmara).toContain('"value":"Lukas"');
  // A guarantor learns whose rent it is and for which home; not who else lives there, and no amount.
  const toIngrid = wordsIn(sent.find(({ to }) => to === "ingrid@example.com")?.message);
  expect(toIngrid).toContain("für die Miete von Lukas zu bürgen");
  expect(toIngrid).toContain("14 Alder Row, Leeds LS6 2QB");
  expect(toIngrid).not.toMatch(/Amara|£|950/);
});

test("REL-05 (in part) an invitation is sent only if the person was really added", async () => {
  const server = await startTestServer();
  const adding = startApplication(server, [
    { email: "amara@example.com", isInvited: true },
    { email: "lukas@example.com", isInvited: true, role: "nobody" as "tenant" },
  ]);
  await expect(adding).rejects.toThrow();
  await server.runJobs();
  expect(invitations(server)).toEqual([]);
});

test("nobody is invited to a demo: neither its people nor somebody who signs up", async () => {
  const server = await startTestServer();
  await seedPeople(server);
  await signIn(server);
  const { rows } = await server.context.pool.query("select id from account limit 1");
  await change(server, (work) => openSampleApplication(work, { accountId: rows[0].id, language: "en" }));
  await server.runJobs();
  expect(invitations(server)).toEqual([]);
});
