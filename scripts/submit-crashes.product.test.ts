import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
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

/** So many servers are killed beside one another: each waits for half of its time. */
const LANES = Math.min(2, ROUNDS);
const lanes = Array.from({ length: LANES }, (_, lane) =>
  Array.from({ length: ROUNDS }, (_, round) => round).filter((round) => round % LANES === lane),
);
/** A round hangs if it takes longer. */
const ROUND_MS = 120_000;

/** What the rounds of a lane share. */
interface Lane {
  readonly dataDir: string;
  readonly port: number;
  readonly sandbox: Awaited<ReturnType<typeof startSandbox>>;
}

const settingsOf = ({ port, dataDir, sandbox }: Lane) => ({
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

const getReady = async ({ sandbox }: Lane, server: RunningServer, email: string): Promise<Ready> => {
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
const notifications = async ({ sandbox }: Lane, email: string): Promise<readonly string[]> => {
  const emails = await emailsTo(sandbox.outboxUrl, email);
  return emails.flatMap(({ subject, messageId }) =>
    subject === "We have your application" ? [messageId] : [],
  );
};

const opened: Lane[] = [];

const openLane = async (): Promise<Lane> => {
  const dataDir = await mkdtemp(join(tmpdir(), "latchkey-crash-"));
  const sandbox = await startSandbox({
    dir: join(dataDir, "sandbox"),
    outboxPort: 0,
    smtpPort: 0,
    addressesPort: 0,
  });
  const lane = { dataDir, sandbox, port: await freePort() };
  opened.push(lane);
  return lane;
};

afterAll(async () => {
  for (const { sandbox, dataDir } of opened) {
    await sandbox.close();
    await rm(dataDir, { recursive: true, force: true });
  }
});

/** A kill at every place. */
const playRound = async (lane: Lane, round: number): Promise<void> => {
  const settings = settingsOf(lane);
  const healthy = await runServer(lane.port, settings);
  const people: Ready[] = [];
  for (const place of PLACES) {
    people.push(await getReady(lane, healthy, `${place.replace("/", ".")}.${round}@example.com`));
  }
  await healthy.stop();

  for (const [index, place] of PLACES.entries()) {
    const server = await runServer(lane.port, { ...settings, CRASH_AT: place });
    await graphql(server.url, people[index]?.access ?? "", SUBMIT).catch(() => undefined);
    expect(await server.ended, place).toBe("SIGKILL");
  }

  const restarted = await runServer(lane.port, settings);
  for (const person of people) {
    const before = await stateOf(restarted, person);
    const { data } = await graphql(restarted.url, person.access, SUBMIT);
    expect(data).toEqual({ submitValidation: { submittedValidation: { validationSubmitted: true } } });
    expect(await stateOf(restarted, person)).toBe(true);
    if (person.email.startsWith("submit.")) expect(before, person.email).toBe(false);
  }
  const idsOfAll = () => Promise.all(people.map(({ email }) => notifications(lane, email)));
  for (const { email } of people) await until(async () => (await notifications(lane, email)).length > 0);
  // The kill after sending repeats an e-mail, of whoever was first in the queue: it has to be seen here.
  await until(async () => (await idsOfAll()).flat().length > people.length);
  await restarted.stop();
  for (const [index, ids] of (await idsOfAll()).entries()) {
    expect(new Set(ids).size, people[index]?.email).toBe(1);
    // One of the kills comes after sending: nobody gets it more often than that.
    expect(ids.length, people[index]?.email).toBeLessThanOrEqual(2);
  }
};

describe("REL-01 (in part) kill -9 while submitting: all or nothing, and the e-mail at least once, with one Message-ID", () => {
  test.concurrent.each(lanes.map((rounds) => ({ rounds })))(
    `at ${PLACES.length} places (rounds $rounds)`,
    async ({ rounds }) => {
      const lane = await openLane();
      for (const round of rounds) await playRound(lane, round);
    },
    ROUNDS * ROUND_MS,
  );
});
