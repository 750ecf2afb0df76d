// What the dashboard costs when it is written as in a tutorial: Apollo Server, a resolver for each field, a statement for
// each table. It checks nobody's rights, which is in its favour.
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const installed = createRequire(join(process.env.APOLLO_FOLDER, "package.json"));
const load = (name) => import(pathToFileURL(installed.resolve(name)).href);
const { ApolloServer } = await load("@apollo/server");
const { default: pg } = await load("pg");
const { startStandaloneServer } = await load("@apollo/server/standalone");

const pool = new pg.Pool({ ...JSON.parse(process.env.PG_CONFIG), max: 10 });
const rowsOf = async (text, values) => (await pool.query(text, values)).rows;
const ofParty =
  (table, columns) =>
  ({ party }) =>
    rowsOf(`select ${columns} from ${table} where application_id = $1 and party_id = $2`, [
      party.application_id,
      party.id,
    ]);
const identityOf = ofParty("identity_facts", "first_name, last_name");
const incomeOf = ofParty("income_facts", "meets_affordability, someone_else_pays");
const sourcesOf = ofParty("income_source", "id, income_type, company_name");
const remedialsOf = ofParty(
  "remedial_section",
  "id, section, related_object_uuid, start_step, end_step, reasons, comment",
);
const progressOf = ofParty(
  "progress_item",
  "id, uuid, section, completed_steps, started_at, completed_at, submitted_at, optional, related_object_uuid, remedial_section_id",
);

const typeDefs = `
  type Name { firstName: String lastName: String }
  type Source { uuid: ID! incomeType: String! companyName: String }
  type Income { meetsAffordabilityCriteria: Boolean! someoneElsePayingForRent: Boolean! incomeSources: [Source!]! }
  type Section { name: String! variant: String! }
  type Remedial { uuid: ID! section: String! relatedObjectUuid: ID start: String! end: String! reasons: [String!]! comment: String }
  type Progress { id: Int! uuid: ID! name: String! completedSteps: [String!]! startedDtm: String completedDtm: String submittedDtm: String
    optional: Boolean! relatedObjectUuid: ID remedialSectionUuid: ID }
  type Validation { uuid: ID! sections: [Section!]! remedialSections: [Remedial!]! progress: [Progress!]! }
  type Me { uuid: ID! email: String! name: Name! income: Income! latestValidation: Validation! }
  type Query { me: Me! }
`;

const iso = (date) => date?.toISOString() ?? null;

const resolvers = {
  Query: {
    me: async (_root, _args, { email }) => {
      const [party] = await rowsOf(
        "select p.id, p.application_id, p.sections, a.email from party p join account a on a.id = p.account_id where a.email = $1",
        [email],
      );
      return { party };
    },
  },
  Me: {
    uuid: ({ party }) => party.id,
    email: ({ party }) => party.email,
    name: async (me) => (await identityOf(me))[0] ?? {},
    income: async (me) => ({ ...me, facts: (await incomeOf(me))[0] }),
    latestValidation: (me) => me,
  },
  Name: { firstName: ({ first_name }) => first_name, lastName: ({ last_name }) => last_name },
  Income: {
    meetsAffordabilityCriteria: ({ facts }) => facts?.meets_affordability ?? false,
    someoneElsePayingForRent: ({ facts }) => facts?.someone_else_pays ?? false,
    incomeSources: sourcesOf,
  },
  Source: {
    uuid: ({ id }) => id,
    incomeType: ({ income_type }) => income_type,
    companyName: ({ company_name }) => company_name,
  },
  Validation: {
    uuid: ({ party }) => party.id,
    sections: ({ party }) => party.sections,
    remedialSections: remedialsOf,
    progress: progressOf,
  },
  Section: { name: (variant) => variant.split("_")[0], variant: (variant) => variant },
  Remedial: {
    uuid: ({ id }) => id,
    relatedObjectUuid: ({ related_object_uuid }) => related_object_uuid,
    start: ({ start_step }) => start_step,
    end: ({ end_step }) => end_step,
  },
  Progress: {
    name: ({ section }) => section,
    completedSteps: ({ completed_steps }) => completed_steps,
    startedDtm: ({ started_at }) => iso(started_at),
    completedDtm: ({ completed_at }) => iso(completed_at),
    submittedDtm: ({ submitted_at }) => iso(submitted_at),
    relatedObjectUuid: ({ related_object_uuid }) => related_object_uuid,
    remedialSectionUuid: ({ remedial_section_id }) => remedial_section_id,
  },
};

await startStandaloneServer(new ApolloServer({ typeDefs, resolvers, csrfPrevention: false }), {
  listen: { port: Number(process.env.PORT), host: "localhost" },
  context: async ({ req }) => ({ email: req.headers["x-email"] }),
});
process.once("disconnect", () => process.exit());
