import { randomUUID } from "node:crypto";
import { type Client, type GraphQLResult, signIn } from "./client.ts";
import { paysShare, startSingle } from "./parties.ts";
import type { TestServer } from "./test-server.ts";

/** Answering income, with the requests that a browser sends. */

/** Somebody whose case asks for income, and who pays £1,000 a month. */
export const anEarner = async (server: TestServer, policy = "no-references"): Promise<Client> => {
  const email = `${randomUUID()}@example.com`;
  const { partyId } = await startSingle(server, { email }, policy);
  await paysShare(server, partyId, 100_000);
  return signIn(server, email);
};

const SOURCE = `uuid incomeType currency annualGrossIncome netIncome netIncomeFrequency paymentDate companyName companyNumber
  jobTitle startDate endDate financialInstitutionDetails { name } isOnProbation probation { duration unit }
  reference { name email } accountDocuments { id type path fileName remedialSectionUuid }`;

const INCOME = `query GetIncome { me { uuid email konfirEnabled
  guarantor { uuid email firstName lastName phoneNumber }
  income { employmentStatus meetsAffordabilityCriteria someoneElsePayingForRent incomeSources { ${SOURCE} } } } }`;

export const incomeOf = async (client: Client) => (await client.graphql(INCOME)).data.me;

export const sourcesOf = async (client: Client) => (await incomeOf(client)).income.incomeSources;

const ARGUMENTS = {
  uuid: "ID",
  email: "String",
  firstName: "String",
  lastName: "String",
  phoneNumber: "String",
  incomeType: "IncomeType",
  companyName: "String",
  companyNumber: "String",
  jobTitle: "String",
  startDate: "Date",
  endDate: "Date",
  probationDuration: "Int",
  probationDurationUnit: "TimeUnit",
  removeProbation: "Boolean",
  referenceName: "String",
  referenceEmail: "String",
  annualGrossIncome: "Float",
  currency: "Currency",
  netIncome: "Float",
  netIncomeFrequency: "PayFrequency",
  paymentDate: "Date",
  financialInstitutionName: "String",
  accountDocuments: "[AccountDocumentInput!]",
  withdrawnDocuments: "[ID!]",
  remedialSectionUuid: "ID",
  before: "Json",
} as const;

type Said = Partial<Record<keyof typeof ARGUMENTS, unknown>>;

const declared = Object.entries(ARGUMENTS).map(([name, type]) => `$${name}: ${type}`);
const passed = Object.keys(ARGUMENTS).map((name) => `${name}: $${name}`);

/** The contract's mutation, with every variable declared: what is not sent stays undefined. */
export const saveIncome = (client: Client, variables: Said): Promise<GraphQLResult> =>
  client.graphql(
    `mutation UpdateIncome(${declared.join(", ")}) { updateIncome(${passed.join(", ")}) {
      incomeSource { uuid } guarantor { uuid } meetsAffordabilityCriteria me { uuid } } }`,
    variables,
  );

export const removeIncome = (client: Client, uuid: string): Promise<GraphQLResult> =>
  client.graphql(
    "mutation DeleteIncomeSource($uuid: ID!) { deleteIncomeSource(uuid: $uuid) { success me { uuid } } }",
    { uuid },
  );

export const removeGuarantor = (client: Client, remedialSectionUuid?: string): Promise<GraphQLResult> =>
  client.graphql(
    "mutation DeleteGuarantor($remedialSectionUuid: ID) { deleteGuarantor(remedialSectionUuid: $remedialSectionUuid) { success me { uuid } } }",
    { remedialSectionUuid },
  );

export const aJob = {
  incomeType: "T_EMPLOYED_PERM",
  companyName: "Harbour Bakery Ltd",
  jobTitle: "Baker",
  startDate: "2024-02-01",
  removeProbation: true,
} as const;

/** @returns the id of a new source */
export const addIncome = async (client: Client, said: Said = aJob): Promise<string> =>
  (await saveIncome(client, said)).data.updateIncome.incomeSource.uuid;

export const aSalary = {
  annualGrossIncome: 36_000.5,
  currency: "GBP",
  netIncome: 2_400.25,
  netIncomeFrequency: "MONTHLY",
} as const;

export const aGuarantorSaid = {
  email: "margaret@example.com",
  firstName: "Margaret",
  lastName: "Bennett",
  phoneNumber: "+44 (0)7700 900123",
} as const;
