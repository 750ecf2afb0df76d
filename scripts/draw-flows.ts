import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { identityDocumentKinds } from "../domain/src/documents/kinds.ts";
import type { AnyIdentityFlow, AnyIdentityStep, IdentityVariant } from "../domain/src/identity/any-flow.ts";
import type { IdentityContext } from "../domain/src/identity/context.ts";
import { countriesDocsMap } from "../domain/src/identity/countries.ts";
import { LIVE_PHOTO } from "../domain/src/identity/live-photo.ts";
import { rightToRentDocuments } from "../domain/src/identity/right-to-rent-rules.ts";
import { identityFlowOf } from "../domain/src/identity/section.ts";
import { type IdentityValues, identityValues, secondarySteps } from "../domain/src/identity/values.ts";
import type { IncomeContext } from "../domain/src/income/context.ts";
import { incomeFlow } from "../domain/src/income/flow.ts";
import { noDetails, type StoredSource } from "../domain/src/income/source.ts";
import { incomeValues } from "../domain/src/income/values.ts";
import { residenceFlow } from "../domain/src/residence/flow.ts";
import { chartOf } from "../domain/src/wizard/chart.ts";
import { stepNames } from "../domain/src/wizard/flow.ts";

const folder = new URL("../docs/flows/", import.meta.url);

const lastSteps = (
  flow: AnyIdentityFlow,
  samples: readonly IdentityValues[],
  context: IdentityContext,
): readonly AnyIdentityStep[] =>
  stepNames(flow).filter(
    (name) =>
      name !== "missingInformation" &&
      samples.some((values) => {
        const paths = secondarySteps.map((choice) => [choice, name]);
        return paths.some((path) => flow.steps[name].next(values, context, path) === undefined);
      }),
  );

const facts = {
  firstName: null,
  middleName: null,
  lastName: null,
  birthdate: null,
  shareCode: null,
  documents: [],
};
const context: IdentityContext = { today: "2026-01-01", countriesDocsMap, idvtEnabled: false };

const standardSamples = [...identityDocumentKinds, "none"].map((documents) =>
  identityValues({ ...facts, nationality: "DE" }, { documents }),
);

const rightToRentSamples = ["GB", "FR", "US", "IN"].flatMap((nationality) =>
  [...rightToRentDocuments, "none"].map((document) =>
    identityValues(
      { ...facts, nationality },
      {
        primaryDocument: document,
        secondaryDocumentOne: document,
        secondaryDocumentTwo: document,
        optOutDecision: "continue_without",
      },
    ),
  ),
);

const photographed = identityValues({
  ...facts,
  nationality: "GB",
  documents: [{ id: "photo", type: LIVE_PHOTO, path: "", fileName: "" }],
});

const identity = (variant: IdentityVariant, samples: readonly IdentityValues[]): string => {
  const flow = identityFlowOf(variant);
  const withPhoto = [
    ...samples,
    photographed,
    { ...photographed, optOutDecision: "continue_without" as const },
  ];
  return chartOf(flow, {
    start: flow.start(context),
    lastSteps: lastSteps(flow, withPhoto, context),
    anywhere: ["missingInformation"],
  });
};

/** The last step of residence has no successor. A policy may skip its first question. */
const residence = chartOf(residenceFlow, {
  start: "in-uk",
  lastSteps: stepNames(residenceFlow).filter((name) => residenceFlow.steps[name].to.length === 0),
  anywhere: ["missingInformation"],
});

const pension: StoredSource = { ...noDetails, uuid: "pension", incomeType: "T_PENSION" };

/** A person whose criteria are met without a file, in each way in which income may end then. */
const incomeSamples = [
  {
    sources: [pension],
    answers: { documents: "PENSION_STATEMENT", withoutDocument: { PENSION_STATEMENT: "lost" } },
  },
  {
    sources: [pension],
    answers: { documents: "BANK_STATEMENT", withoutDocument: { BANK_STATEMENT: "lost" } },
  },
  { sources: [{ ...pension, incomeType: "T_ZERO_PERCENT_RENT_SHARE" as const }], answers: {} },
].map(({ sources, answers }) => ({
  ...incomeValues(
    {
      sources,
      guarantor: null,
      documents: [],
      meetsAffordabilityCriteria: true,
      someoneElsePaysForRent: false,
      konfirCompleted: false,
    },
    "pension",
    {
      zeroPercentNotice: "acknowledged",
      guarantorConfirmation: "acknowledged",
      noDocumentsNotice: "acknowledged",
      additionalIncome: "enough",
      success: "read",
      konfir: "skipped",
      ...answers,
    },
  ),
  incomeUploadSuccess: "read" as const,
}));

const incomeContext: IncomeContext = {
  today: "2026-01-01",
  variant: "INCOME_DEFAULT",
  conditions: [],
  email: "",
  konfirEnabled: false,
};

/** konfirComplete has no successor; other steps may end the section, depending on the known values. */
const income = chartOf(incomeFlow, {
  start: "whoIsPaying",
  lastSteps: stepNames(incomeFlow).filter((name) => {
    const { to, answered, next } = incomeFlow.steps[name];
    if (to.length === 0) return true;
    return incomeSamples.some(
      (values) =>
        answered(values, incomeContext, []) &&
        name !== "missingInformation" &&
        next(values, incomeContext, []) === undefined,
    );
  }),
  anywhere: ["missingInformation"],
});

const page = (title: string, source: string, chart: string): string => `# ${title}

Written by \`npx tsx scripts/draw-flows.ts\` from \`${source}\`. An arrow is a place that the step may lead to; which one it
is depends on the answers.

\`\`\`mermaid
${chart}
\`\`\`
`;

const drawings: Readonly<Record<string, string>> = {
  "identity-default.md": page(
    "Identity, standard variant",
    "domain/src/identity/flow.ts",
    identity("IDENTITY_DEFAULT", standardSamples),
  ),
  "identity-right-to-rent.md": page(
    "Identity, right-to-rent variant",
    "domain/src/identity/right-to-rent-flow.ts",
    identity("IDENTITY_RTR", rightToRentSamples),
  ),
  "income-default.md": page("Income", "domain/src/income/flow.ts", income),
  "residence-default.md": page("Residence", "domain/src/residence/flow.ts", residence),
};

for (const [name, drawn] of Object.entries(drawings)) {
  const file = new URL(name, folder);
  if (!process.argv.includes("--check")) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, drawn);
  } else if (!existsSync(file) || readFileSync(file, "utf8") !== drawn) {
    console.error(`docs/flows/${name} is not what the flow says. Run: npx tsx scripts/draw-flows.ts`);
    process.exitCode = 1;
  }
}
