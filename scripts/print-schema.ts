import { readFileSync, writeFileSync } from "node:fs";
import fastify from "fastify";
import { printedSchema } from "../server/src/api/applicant/schema.ts";
import { printedConsoleSchema } from "../server/src/api/console/console-schema.ts";
import { printedPortalSchema } from "../server/src/api/portal/portal-schema.ts";
import { apiV1 } from "../server/src/api/v1/api-v1.ts";
import { readConfig } from "../server/src/platform/config/config.ts";
import type { Services } from "../server/src/platform/work/services.ts";

/** The description of the API for programs of agencies; the address and the provider are examples. */
const printedOpenapi = async (): Promise<string> => {
  const config = readConfig({
    LATCHKEY_MODE: "test",
    DATA_DIR: "/nowhere",
    PUBLIC_URL: "https://apply.example.com",
    PROVIDER_NAME: "Latchkey",
  });
  const app = fastify();
  // Routes ask the services only when they answer a request.
  await apiV1(app, { config } as Services);
  const { body } = await app.inject("/api/v1/openapi.json");
  await app.close();
  return `${JSON.stringify(JSON.parse(body), undefined, 2)}\n`;
};

const schemas = {
  "schema.graphql": printedSchema(),
  "console-schema.graphql": printedConsoleSchema(),
  "portal-schema.graphql": printedPortalSchema(),
  "openapi.json": await printedOpenapi(),
};

for (const [name, printed] of Object.entries(schemas)) {
  const file = new URL(`../server/${name}`, import.meta.url);
  if (!process.argv.includes("--check")) writeFileSync(file, printed);
  else if (readFileSync(file, "utf8") !== printed) {
    console.error(`server/${name} is not what the server says. Run: npx tsx scripts/print-schema.ts`);
    process.exitCode = 1;
  }
}
