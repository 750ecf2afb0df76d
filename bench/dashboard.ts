import fastify, { type FastifyInstance } from "fastify";
import { issueAccessToken } from "../server/src/accounts/access-token.ts";
import { startSession } from "../server/src/accounts/sessions.ts";
import { readMe } from "../server/src/api/applicant/me.ts";
import { buildContext } from "../server/src/app/context.ts";
import { seedDemo } from "../server/src/app/seeds/seed-demo.ts";
import { buildServer } from "../server/src/app/server.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import { type Figure, median } from "./support/figures.ts";
import { inFolder } from "./support/processes.ts";

/** The dashboard's GraphQL request against the same SQL through bare Fastify, in one process on the embedded database. */

const WARM_UP = 20_000;
const ROUNDS = 9;
const REQUESTS = 1_000;
const MOST = 1.7;
const BUDGET = 2.5;

const QUERY = `query Dashboard { me { uuid email name { firstName lastName } guarantor { uuid firstName lastName }
  income { meetsAffordabilityCriteria someoneElsePayingForRent incomeSources { uuid incomeType companyName } }
  latestValidation { uuid validationSubmitted sections { name variant }
    remedialSections { uuid section relatedObjectUuid progressId start end reasons comment }
    progress { id uuid name completedSteps startedDtm completedDtm submittedDtm optional relatedObjectUuid remedialSectionUuid }
    sectionMetaData { enableIdvt } } } }`;

const openBoth = async (dataDir: string) => {
  const context = await buildContext(
    readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "fatal", REQUESTS_PER_MINUTE: "1000000" }),
  );
  await seedDemo(context);
  const { id: accountId } = await context.db
    .selectFrom("account")
    .select("id")
    .where("email", "=", "amara.okafor@example.com")
    .executeTakeFirstOrThrow();
  const owner = { audience: "applicant", ownerId: accountId } as const;
  const session = await startSession(context.db, owner, context.config.session);
  const bearer = { accountId, sessionId: session.familyId };
  const { access } = issueAccessToken(context.keyring, bearer, context.nowSeconds());
  const product = await buildServer(context);
  const bare = fastify();
  bare.post("/graphql", async () => readMe(context.pool, bearer, undefined));
  return {
    product,
    bare,
    access,
    close: async () => {
      await product.close();
      await context.close();
    },
  };
};

/** Microseconds of this process's CPU per request. */
const cpuOf = async (app: FastifyInstance, access: string, requests: number): Promise<number> => {
  const before = process.cpuUsage();
  for (let count = 0; count < requests; count += 1) {
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/graphql",
      headers: { authorization: `Bearer ${access}`, "content-type": "application/json" },
      payload: JSON.stringify({ query: QUERY, operationName: "Dashboard" }),
    });
    if (statusCode !== 200) throw new Error(`The dashboard was answered with ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / requests;
};

export const dashboard = (): Promise<readonly Figure[]> =>
  inFolder(async (folder) => {
    const { product, bare, access, close } = await openBoth(folder);
    try {
      await cpuOf(product, access, WARM_UP);
      await cpuOf(bare, access, WARM_UP);
      const rounds: { ours: number; theirs: number }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        rounds.push({
          theirs: await cpuOf(bare, access, REQUESTS),
          ours: await cpuOf(product, access, REQUESTS),
        });
      return [
        {
          name: "dashboard, CPU against bare Fastify",
          value: median(rounds.map(({ ours, theirs }) => ours / theirs)),
          unit: "×",
          most: MOST,
          budget: BUDGET,
        },
        { name: "dashboard, CPU", value: median(rounds.map(({ ours }) => ours)), unit: "µs" },
      ];
    } finally {
      await close();
    }
  });
