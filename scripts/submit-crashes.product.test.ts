import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startSandbox } from "../sandbox/src/start.ts";
import { emailsTo, graphql, signIn } from "./testing/client.ts";
import { freePort } from "./testing/free-port.mjs";
import { type RunningServer, runServer, until } from "./testing/running-product.ts";

/**
 * Kills the server at every step of a submission. Whatever the moment: the case is either not submitted or fully
 * submitted, a retry completes it, and the applicant gets the e-mail: at least once, always with the same Message-ID. A
 * mail server that has accepted an e-mail cannot be asked whether it did, so a kill right after that sends it again.
 */
const PLACES = [
  "submit/allowed",
  "submit/items-marked",
  "submit/round-counted",
  "submit/event-appended",
  "submit/email-queued",
  "submit/audited",
  "mutation/before-commit",
  "mutation/after-commit",
  "email/before-sending",
  "email/after-sending",
] as const;

/** Kills per crash point; more in `npm run test:long`. */
const ROUNDS = Number(process.env.KILLS_PER_PLACE ?? "1");

let dataDir: string;
let sandbox: Awaited<ReturnType<typeof startSandbox>>;
let port: number;

const settings = () => ({
  LATCHKEY_MODE: "test",
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  SMTP_URL: sandbox.smtpUrl,
  LINKS_PER_ADDRESS_HOUR: "100000",
  LINKS_PER_MINUTE: "100000",
  LINK_TRIES_PER_MINUTE: "100000",
});

const READY = [
  `mutation { updateMe(firstName: "Amara", lastName: "Okafor", birthdate: "1994-03-27", nationality: "GB") { me { uuid } } }`,
  `mutation { updateConsents(marketing: false, termsAndConditions: true, backgroundChecks: true, dataAccuracy: true) { me { uuid } } }`,
];
const COMPLETE = `mutation Done($answers: Json) { updateWizardProgress(name: IDENTITY, completedSteps: ["none"], completed: true, answers: $answers) { wizardProgress { id } } }`;
const SUBMIT = "mutation SetSubmitted { submitValidation { submittedValidation { validationSubmitted } } }";
const STATE = "{ me { latestValidation { validationSubmitted progress { submittedDtm } } } }";

interface Ready {
  readonly email: string;
  readonly access: string;
}

const getReady = async (server: RunningServer, email: string): Promise<Ready> => {
  const access = await signIn(server.url, sandbox.outboxUrl, email);
  for (const query of READY) await graphql(server.url, access, query);
  await graphql(server.url, access, COMPLETE, { answers: { documents: "none", none: "acknowledged" } });
  return { email, access };
};

/** Both or neither: the validation's state and its items' times. */
const stateOf = async (server: RunningServer, { access }: Ready): Promise<boolean> => {
  const { data } = await graphql(server.url, access, STATE);
  const { validationSubmitted, progress } = (
    data.me as {
      latestValidation: { validationSubmitted: boolean; progress: { submittedDtm: string | null }[] };
    }
  ).latestValidation;
  expect(progress.every(({ submittedDtm }) => (submittedDtm !== null) === validationSubmitted)).toBe(true);
  return validationSubmitted;
};

/** The Message-IDs of all that arrived, also of one that was sent again. */
const notifications = async (email: string): Promise<readonly string[]> => {
  const emails = await emailsTo(sandbox.outboxUrl, email);
  return emails.flatMap(({ subject, messageId }) =>
    subject === "We have your application" ? [messageId] : [],
  );
};

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "latchkey-crash-"));
  sandbox = await startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
  });
  port = await freePort();
});
afterAll(async () => {
  await sandbox.close();
  await rm(dataDir, { recursive: true, force: true });
});

describe("REL-01 (in part) kill -9 while submitting: all or nothing, and the e-mail at least once, with one Message-ID", () => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round))(
    `at ${PLACES.length} places (round %i)`,
    async (round) => {
      const healthy = await runServer(port, settings());
      const people: Ready[] = [];
      for (const place of PLACES) {
        people.push(await getReady(healthy, `${place.replace("/", ".")}.${round}@example.com`));
      }
      await healthy.stop();

      for (const [index, place] of PLACES.entries()) {
        const server = await runServer(port, { ...settings(), CRASH_AT: place });
        await graphql(server.url, people[index]?.access ?? "", SUBMIT).catch(() => undefined);
        expect(await server.ended, place).toBe("SIGKILL");
      }

      const restarted = await runServer(port, settings());
      for (const person of people) {
        const before = await stateOf(restarted, person);
        const { data } = await graphql(restarted.url, person.access, SUBMIT);
        expect(data).toEqual({ submitValidation: { submittedValidation: { validationSubmitted: true } } });
        expect(await stateOf(restarted, person)).toBe(true);
        if (person.email.startsWith("submit.")) expect(before, person.email).toBe(false);
      }
      const idsOfAll = () => Promise.all(people.map(({ email }) => notifications(email)));
      for (const { email } of people) await until(async () => (await notifications(email)).length > 0);
      // The kill after sending repeats an e-mail, of whoever was first in the queue: it has to be seen here.
      await until(async () => (await idsOfAll()).flat().length > people.length);
      await restarted.stop();
      for (const [index, ids] of (await idsOfAll()).entries()) {
        expect(new Set(ids).size, people[index]?.email).toBe(1);
        // One of the kills comes after sending: nobody gets it more often than that.
        expect(ids.length, people[index]?.email).toBeLessThanOrEqual(2);
      }
    },
  );
});
