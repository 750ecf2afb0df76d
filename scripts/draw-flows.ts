import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { identityDocumentKinds } from "../domain/src/documents/kinds.ts";
import { countriesDocsMap } from "../domain/src/identity/countries.ts";
import { identityFlow } from "../domain/src/identity/flow.ts";
import { identityValues } from "../domain/src/identity/values.ts";
import { chartOf } from "../domain/src/wizard/chart.ts";
import { type Flow, stepNames } from "../domain/src/wizard/flow.ts";

/** Draws the sections from their flows into docs/flows; with `--check` fails when a drawing is another. */
const folder = new URL("../docs/flows/", import.meta.url);

/** Steps that have no successor for at least one of these values. */
const lastSteps = <Values, Context, Name extends string>(
  flow: Flow<Values, Context, Name>,
  samples: readonly Values[],
  context: Context,
): readonly Name[] =>
  stepNames(flow).filter((name) =>
    samples.some((values) => flow.steps[name].next(values, context) === undefined),
  );

const identity = (): string => {
  const nobody = { firstName: null, middleName: null, lastName: null, birthdate: null, nationality: null };
  const context = { today: "2026-01-01", countriesDocsMap };
  const samples = [...identityDocumentKinds, "none"].map((documents) =>
    identityValues({ ...nobody, documents: [] }, { documents }),
  );
  return chartOf(identityFlow, {
    start: identityFlow.start(context),
    lastSteps: lastSteps(identityFlow, samples, context),
  });
};

const page = (title: string, source: string, chart: string): string => `# ${title}

Written by \`npx tsx scripts/draw-flows.ts\` from \`${source}\`. An arrow is a place that the step may lead to; which one it
is depends on the answers.

\`\`\`mermaid
${chart}
\`\`\`
`;

const drawings: Readonly<Record<string, string>> = {
  "identity-default.md": page("Identity, standard variant", "domain/src/identity/flow.ts", identity()),
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
