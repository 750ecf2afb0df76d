import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import { issueAccessToken } from "../server/src/accounts/access-token.ts";
import { startSession } from "../server/src/accounts/sessions.ts";
import { readMe } from "../server/src/api/applicant/me.ts";
import { buildContext } from "../server/src/app/context.ts";
import { seedDemo } from "../server/src/app/seeds/seed-demo.ts";
import { buildServer } from "../server/src/app/server.ts";
import { readConfig } from "../server/src/platform/config/config.ts";

/**
 * The dashboard's GraphQL request against the same SQL through bare Fastify, in one process on the embedded database.
 * Prints microseconds per request and their ratio; the budget is 1.7. Run: npx tsx bench/dashboard-request.ts
 */
const ROUNDS = 7;
const REQUESTS = 400;
const BUDGET = 1.7;

const QUERY = `query Dashboard { me { uuid email name { firstName lastName } guarantor { uuid firstName lastName }
  income { meetsAffordabilityCriteria someoneElsePayingForRent incomeSources { uuid incomeType companyName } }
  latestValidation { uuid validationSubmitted sections { name variant }
    remedialSections { uuid section relatedObjectUuid progressId start end reasons comment }
    progress { id uuid name completedSteps startedDtm completedDtm submittedDtm optional relatedObjectUuid remedialSectionUuid }
    sectionMetaData { enableIdvt } } } }`;

const dataDir = await mkdtemp(join(tmpdir(), "latchkey-bench-"));
const context = await buildContext(
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "1000000" }),
);
await seedDemo(context);
const { id: accountId } = await context.db
  .selectFrom("account")
  .select("id")
  .where("email", "=", "amara.okafor@example.com")
  .executeTakeFirstOrThrow();
const session = await startSession(context.db, accountId, context.config.session);
const bearer = { accountId, sessionId: session.familyId };
const { access } = issueAccessToken(context.keyring, bearer, context.nowSeconds());

const product = await buildServer(context);
const bare = fastify();
bare.post("/graphql", async () => readMe(context.pool, bearer, undefined));

const request = (app: FastifyInstance) =>
  app.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
    payload: JSON.stringify({ query: QUERY, operationName: "Dashboard" }),
  });

/** Microseconds of this process's CPU and of the wall clock per request. */
const measure = async (app: FastifyInstance) => {
  const cpu = process.cpuUsage();
  const start = performance.now();
  for (let count = 0; count < REQUESTS; count += 1) await request(app);
  const { user, system } = process.cpuUsage(cpu);
  return { cpu: (user + system) / REQUESTS, wall: ((performance.now() - start) * 1000) / REQUESTS };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const rounds: { product: { cpu: number; wall: number }; bare: { cpu: number; wall: number } }[] = [];
await measure(product);
await measure(bare);
for (let round = 0; round < ROUNDS; round += 1) {
  rounds.push({ bare: await measure(bare), product: await measure(product) });
}
const figure = (name: "product" | "bare", unit: "cpu" | "wall") =>
  Math.round(median(rounds.map((round) => round[name][unit])));
const ratio = median(rounds.map((round) => round.product.wall / round.bare.wall));
console.log(
  `bare Fastify, same SQL: ${figure("bare", "wall")} µs a request (${figure("bare", "cpu")} µs of CPU)`,
);
console.log(
  `GraphQL dashboard:      ${figure("product", "wall")} µs a request (${figure("product", "cpu")} µs of CPU)`,
);
console.log(`ratio ${ratio.toFixed(2)}, budget ${BUDGET}`);
process.exitCode = ratio > BUDGET ? 1 : 0;
await product.close();
await context.close();
await rm(dataDir, { recursive: true, force: true });
