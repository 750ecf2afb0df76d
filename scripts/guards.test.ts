import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/**
 * Proves that the lint rules report what they forbid. Each violation is planted in a temporary folder with the
 * configuration of this repository; one run of the linter checks them all.
 */
const root = join(import.meta.dirname, "..");
const RULES = [
  "biome.json",
  ".gitignore",
  "domain/no-joined-answers.grit",
  "domain/no-random.grit",
  "server/no-weak-random.grit",
  "server/scoped-by-agency.grit",
  "server/whole-condition.grit",
];

/** Path → content; one path per case. */
const planted = {
  "domain/src/identity/reads-files.ts":
    'import { readFileSync } from "node:fs";\nexport const read = readFileSync;',
  "domain/src/identity/draws.ts": 'import { useState } from "react";\nexport const use = useState;',
  "domain/src/identity/parses.ts": 'import { z } from "zod";\nexport const text = z;',
  "domain/src/identity/asks-server.ts":
    'import { readMe } from "@latchkey/server/api/applicant/me.ts";\nexport const read = readMe;',
  "domain/src/identity/leaves.ts":
    'import { readMe } from "../../../server/src/api/applicant/me.ts";\nexport const read = readMe;',
  "domain/src/identity/looks-at-clock.ts": "export const now = () => new Date();",
  "domain/src/identity/uses-random.ts": "export const dice = () => Math.random();",
  "domain/src/identity/makes-ids.ts": "export const id = () => crypto.randomUUID();",
  "domain/src/identity/reads-environment.ts": "export const home = () => process.env.HOME;",
  "domain/src/identity/imports-itself.ts":
    'import { a } from "../rules/a.ts";\nimport { b } from "./b.ts";\nexport const both = [a, b];',
  "domain/src/identity/is-tested.test.ts":
    'import { expect } from "vitest";\nexport const now = () => expect(new Date());',

  "server/src/accounts/weak-token.ts": "export const token = () => Math.random();",
  "server/src/accounts/bare-or.ts":
    'import { sql } from "kysely";\nexport const find = (q: { where: (c: unknown) => void }) => q.where(sql<boolean>`a is null or b`);',
  "server/src/accounts/whole-or.ts":
    'import { sql } from "kysely";\nexport const find = (q: { where: (c: unknown) => void }) => q.where(sql<boolean>`(a is null or b)`);',
  "server/src/api/v1/asks-database.ts": "export const read = (services: { db: unknown }) => services.db;",
  "server/src/api/v1/opens-transaction.ts":
    "export const change = (inTransaction: (run: () => void) => void) => inTransaction(() => undefined);",
  "server/src/api/v1/selects.ts":
    'export const all = (tx: { selectFrom: (table: string) => unknown }) => tx.selectFrom("party");',

  "ui/src/button/knows-rules.ts":
    'import { emailIssue } from "@latchkey/domain/rules/email.ts";\nexport const check = emailIssue;',
  "ui/src/button/knows-routes.ts": 'import { Link } from "react-router";\nexport const link = Link;',
  "ui/src/button/knows-copy.ts":
    'import { useTranslation } from "react-i18next";\nexport const use = useTranslation;',

  "words/src/en/knows-frame.ts":
    'import type { FrameTexts } from "@latchkey/browser/i18n/texts.ts";\nexport type Texts = FrameTexts;',
  "words/src/en/knows-i18n.ts": 'import type { i18n } from "i18next";\nexport type I18n = i18n;',
  "words/src/en/knows-domain.ts":
    'import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";\nexport type Name = SectionName;',

  "browser/src/frame/knows-app.ts":
    'import { loadCatalogue } from "@latchkey/applicant/src/locales/load-catalogue.ts";\nexport const load = loadCatalogue;',
  "browser/src/frame/knows-server.ts":
    'import type { MeRow } from "@latchkey/server/api/applicant/me.ts";\nexport type Row = MeRow;',
  "browser/src/frame/knows-domain.ts":
    'import { SIGN_IN_PATH } from "@latchkey/domain/vocabulary/wire.ts";\nexport const path = SIGN_IN_PATH;',

  "sandbox/src/outbox/knows-product.ts":
    'import { emailIssue } from "@latchkey/domain/rules/email.ts";\nexport const check = emailIssue;',
  "server/src/platform/mail/knows-sandbox.ts":
    'import { startSandbox } from "@latchkey/sandbox/start.ts";\nexport const start = startSandbox;',
  "server/src/platform/mail/knows-subject-of-domain.ts":
    'import { policyNamed } from "@latchkey/domain/policies/shipped.ts";\nexport const named = policyNamed;',
  "scripts/knows-journeys.ts":
    'import { hasSensor } from "../journeys/people/second-factors.ts";\nexport const sensor = hasSensor;',
  "server/src/platform/mail/knows-domain.ts":
    'import { emailIssue } from "@latchkey/domain/rules/email.ts";\nexport const check = emailIssue;',
  "server/src/platform/mail/knows-subject.ts":
    'import { findAccount } from "../../accounts/accounts.ts";\nexport const find = findAccount;',
  "server/src/platform/db/embedded/knows-subject.ts":
    'import { findAccount } from "../../../accounts/accounts.ts";\nexport const find = findAccount;',
  "server/src/platform/mail/knows-platform.ts":
    'import { hmac } from "../keys/keyring.ts";\nexport const hash = hmac;',
  "server/src/parties/knows-section.ts":
    'import { submitParty } from "../sections/submit.ts";\nexport const submit = submitParty;',
  "server/src/documents/knows-api.ts":
    'import { builder } from "../api/applicant/builder.ts";\nexport const build = builder;',
  "server/src/references/knows-api.ts":
    'import { builder } from "../api/applicant/builder.ts";\nexport const build = builder;',
  "server/src/identity/knows-subject.ts":
    'import { readDocuments } from "../documents/documents.ts";\nexport const read = readDocuments;',
  "server/src/sections/knows-api.ts":
    'import { builder } from "../api/applicant/builder.ts";\nexport const build = builder;',
  "server/src/api/files/knows-app.ts":
    'import type { AppContext } from "../../app/context.ts";\nexport type Context = AppContext;',
  "server/src/app/knows-all.ts":
    'import { submitParty } from "../sections/submit.ts";\nimport { builder } from "../api/applicant/builder.ts";\nexport const all = [submitParty, builder];',
  "server/src/platform/mail/reads-environment.ts": "export const home = () => process.env.HOME;",
  "server/src/platform/config/config.ts": "export const home = () => process.env.HOME;",

  "applicant/src/questions/knows-registry.ts":
    'import { sections } from "@latchkey/domain/sections/registry.ts";\nexport const all = sections;',
  "applicant/src/app/knows-registry.ts":
    'import { sections } from "@latchkey/domain/sections/registry.ts";\nexport const all = sections;',
  "browser/src/frame/knows-registry.ts":
    'import { sections } from "@latchkey/domain/sections/registry.ts";\nexport const all = sections;',

  "applicant/src/app/knows-server.ts":
    'import { readMe } from "@latchkey/server/api/applicant/me.ts";\nexport const read = readMe;',
  "applicant/src/identity/knows-server.ts":
    'import type { MeRow } from "@latchkey/server/api/applicant/me.ts";\nexport type Row = MeRow;',
  "applicant/src/identity/knows-feature.ts":
    'import { countKey } from "../dashboard/count-key.ts";\nexport const key = countKey;',
  "applicant/src/identity/steps/knows-feature.ts":
    'import { countKey } from "../../dashboard/count-key.ts";\nexport const key = countKey;',
  "applicant/src/dashboard/knows-feature-type.ts":
    'import type { IdentityMe } from "../identity/identity-data.graphql.ts";\nexport type Me = IdentityMe;',
  "applicant/src/sign-in/loads-feature.ts":
    'export const load = () => import("../onboarding/onboarding.tsx");',
  "applicant/src/questions/knows-feature.ts":
    'import { saveIdentity } from "../identity/save-identity.ts";\nexport const save = saveIdentity;',
  "applicant/src/documents/knows-feature.ts":
    'import { saveIdentity } from "../identity/save-identity.ts";\nexport const save = saveIdentity;',
  "applicant/src/identity/steps/knows-shared.ts":
    'import { a } from "../../shell/a.ts";\nimport { b } from "../../questions/b.ts";\nimport { c } from "../../documents/c.ts";\nimport { d } from "../step-facts.ts";\nexport const all = [a, b, c, d];',
  "applicant/src/identity/knows-app.ts":
    'import { AppRoutes } from "../app/routes.tsx";\nexport const routes = AppRoutes;',
  "applicant/src/app/knows-feature.ts":
    'import { countKey } from "../dashboard/count-key.ts";\nexport const key = countKey;',

  "reference/src/app/knows-server.ts":
    'import { readMe } from "@latchkey/server/api/applicant/me.ts";\nexport const read = readMe;',
  "reference/src/app/knows-app.ts":
    'import { createI18n } from "@latchkey/applicant/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "applicant/src/app/knows-reference.ts":
    'import { createI18n } from "@latchkey/reference/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "applicant/src/app/knows-console.ts":
    'import { createI18n } from "@latchkey/console/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "reference/src/app/knows-console.ts":
    'import { createI18n } from "@latchkey/console/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "server/src/api/pages/knows-console.ts":
    'import { createI18n } from "@latchkey/console/src/locales/create-i18n.ts";\nexport const create = createI18n;',

  "console/src/app/knows-server.ts":
    'import { readMe } from "@latchkey/server/api/applicant/me.ts";\nexport const read = readMe;',
  "console/src/app/knows-app.ts":
    'import { createI18n } from "@latchkey/applicant/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "console/src/app/knows-feature.ts":
    'import { teamPage } from "../team/team-route.ts";\nexport const page = teamPage;',
  "console/src/team/knows-feature.ts":
    'import { queuePage } from "../queue/queue-route.ts";\nexport const page = queuePage;',
  "console/src/team/rows/knows-feature.ts":
    'import { queuePage } from "../../queue/queue-route.ts";\nexport const page = queuePage;',
  "console/src/team/knows-app.ts":
    'import { consolePages } from "../app/pages.ts";\nexport const pages = consolePages;',
  "console/src/team/rows/knows-shared.ts":
    'import { a } from "../../shell/a.ts";\nimport { b } from "../../desk/b.ts";\nimport { c } from "../team-route.ts";\nexport const all = [a, b, c];',

  "portal/src/app/knows-console.ts":
    'import { createI18n } from "@latchkey/console/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "console/src/app/knows-portal.ts":
    'import { createI18n } from "@latchkey/portal/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "portal/src/people/knows-feature.ts":
    'import { accountPage } from "../account/account-route.ts";\nexport const page = accountPage;',
  "portal/src/people/knows-shared.ts": 'import { useMe } from "../shell/me.ts";\nexport const me = useMe;',
  "members/src/app/knows-console.ts":
    'import { createI18n } from "@latchkey/console/src/locales/create-i18n.ts";\nexport const create = createI18n;',
  "members/src/sign-in/knows-feature.ts":
    'import { KindsCard } from "../enrolment/kinds-card.tsx";\nexport const card = KindsCard;',
  "members/src/sign-in/knows-shared.ts":
    'import { a } from "../calls/a.ts";\nimport { b } from "../factors/b.ts";\nexport const all = [a, b];',
  "applicant/src/app/knows-members.ts":
    'import { useSave } from "@latchkey/members/saving/use-save.ts";\nexport const save = useSave;',
  "browser/src/forms/knows-members.ts":
    'import { useSave } from "@latchkey/members/saving/use-save.ts";\nexport const save = useSave;',

  "domain/src/identity/summary.ts": "export const line = `a line`;",
  "domain/src/income/summary.ts": 'export const line = (...names: string[]) => names.join(", ");',
  "domain/src/identity/values-in-lines.ts": "export const line = `a line`;",
  "server/src/platform/jobs/hen.ts": 'import { egg } from "./egg.ts";\nexport const hen = () => egg;',
  "server/src/platform/jobs/egg.ts": 'import { hen } from "./hen.ts";\nexport const egg = () => hen;',
  "server/src/platform/jobs/index.ts": 'export { hen } from "./hen.ts";\nexport { egg } from "./egg.ts";',
  "server/src/platform/jobs/everything.ts": 'export * from "./hen.ts";',
  "server/src/platform/jobs/any.ts": "export const read = (value: any) => value;",
  "server/src/platform/jobs/enum.ts": "export enum Mode {\n  Demo,\n}",
  "server/src/platform/jobs/surely.ts": "export const first = (texts: string[]) => texts[0]!.length;",
  "server/src/platform/jobs/without-ending.ts": 'import { hen } from "./hen";\nexport const read = hen;',
  "server/src/platform/jobs/speaks.ts": 'export const speak = () => console.log("hello");',
} as const;
type Path = keyof typeof planted;

interface Diagnostic {
  readonly category: string;
  readonly severity: string;
  readonly message: string;
  readonly location: { readonly path: string };
}

let folder: string;
let found: readonly Diagnostic[] = [];

const lint = (at: string): readonly Diagnostic[] => {
  const program = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [program, "lint", "--reporter=json", "--max-diagnostics=none", "."];
  const { stdout } = spawnSync(process.execPath, args, { cwd: at, encoding: "utf8" });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "latchkey-guards-"));
  const placeFor = (path: string): string => {
    const place = join(folder, path);
    mkdirSync(dirname(place), { recursive: true });
    return place;
  };
  for (const file of RULES) copyFileSync(join(root, file), placeFor(file));
  for (const [path, content] of Object.entries(planted)) writeFileSync(placeFor(path), `${content}\n`);
  found = lint(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const errorsIn = (path: Path): readonly string[] =>
  found
    .filter(({ location, severity }) => location.path === path && severity === "error")
    .map(({ category, message }) => `${category}: ${message}`);

const refused = (path: Path, rule: string) => expect(errorsIn(path).join("\n")).toContain(rule);

describe("a summary joins no parts of an answer", () => {
  test.each(["domain/src/identity/summary.ts", "domain/src/income/summary.ts"] as const)(
    "%s is refused",
    (path) => refused(path, "keeps what was answered in parts"),
  );

  test("other files may", () => expect(errorsIn("domain/src/identity/values-in-lines.ts")).toEqual([]));
});

describe("domain imports nothing but itself", () => {
  test.each([
    "domain/src/identity/reads-files.ts",
    "domain/src/identity/draws.ts",
    "domain/src/identity/parses.ts",
    "domain/src/identity/asks-server.ts",
    "domain/src/identity/leaves.ts",
  ] as const)("%s is refused", (path) => refused(path, "domain is pure"));

  test("its own files are allowed", () =>
    expect(errorsIn("domain/src/identity/imports-itself.ts")).toEqual([]));
});

describe("domain has no clock, no randomness, no environment", () => {
  test.each([
    ["domain/src/identity/looks-at-clock.ts", "noRestrictedGlobals"],
    ["domain/src/identity/uses-random.ts", "domain has no randomness"],
    ["domain/src/identity/makes-ids.ts", "noRestrictedGlobals"],
    ["domain/src/identity/reads-environment.ts", "noRestrictedGlobals"],
  ] as const)("%s is refused", (path, message) => refused(path, message));

  test("its tests may use what they need", () =>
    expect(errorsIn("domain/src/identity/is-tested.test.ts")).toEqual([]));
});

describe("folders import only what they may", () => {
  test.each([
    ["ui/src/button/knows-rules.ts", "ui knows neither"],
    ["ui/src/button/knows-routes.ts", "ui knows neither"],
    ["ui/src/button/knows-copy.ts", "ui knows neither"],
    ["words/src/en/knows-frame.ts", "words are texts"],
    ["words/src/en/knows-i18n.ts", "words are texts"],
    ["browser/src/frame/knows-app.ts", "browser serves every app"],
    ["browser/src/frame/knows-server.ts", "browser serves every app"],
    ["sandbox/src/outbox/knows-product.ts", "the sandbox is the outside world"],
    ["server/src/platform/mail/knows-sandbox.ts", "the server imports domain and words only"],
    ["applicant/src/questions/knows-registry.ts", "the registry brings every section along"],
    ["applicant/src/app/knows-registry.ts", "the registry brings every section along"],
    ["browser/src/frame/knows-registry.ts", "the registry brings every section along"],
    ["applicant/src/app/knows-server.ts", "browsers know the server only"],
    ["applicant/src/identity/knows-server.ts", "browsers know the server only"],
    ["applicant/src/app/knows-reference.ts", "browsers know the server only"],
    ["reference/src/app/knows-server.ts", "the pages of a reference know the server only"],
    ["reference/src/app/knows-app.ts", "the pages of a reference know the server only"],
    ["applicant/src/app/knows-console.ts", "browsers know the server only"],
    ["reference/src/app/knows-console.ts", "the pages of a reference know the server only"],
    ["server/src/api/pages/knows-console.ts", "the server imports domain and words only"],
    ["console/src/app/knows-server.ts", "the console knows the server only"],
    ["console/src/app/knows-app.ts", "the console knows the server only"],
    ["applicant/src/app/knows-members.ts", "browsers know the server only"],
    ["browser/src/forms/knows-members.ts", "browser serves every app"],
    ["members/src/app/knows-console.ts", "members serve console and portal"],
    ["portal/src/app/knows-console.ts", "the portal knows the server only"],
    ["console/src/app/knows-portal.ts", "the console knows the server only"],
    ["portal/src/people/knows-feature.ts", "features of the portal never meet"],
    ["members/src/sign-in/knows-feature.ts", "pages of members never meet"],
  ] as const)("%s is refused", (path, message) => refused(path, message));

  test("words may know domain", () => expect(errorsIn("words/src/en/knows-domain.ts")).toEqual([]));

  test("browser may know domain", () => expect(errorsIn("browser/src/frame/knows-domain.ts")).toEqual([]));

  test("the server may know domain", () =>
    expect(errorsIn("server/src/platform/mail/knows-domain.ts")).toEqual([]));
});

describe("the layers of the server know only those below them", () => {
  test.each([
    ["server/src/platform/mail/knows-subject.ts", "platform knows no subject"],
    ["server/src/platform/mail/knows-subject-of-domain.ts", "platform knows no subject"],
    ["server/src/platform/db/embedded/knows-subject.ts", "platform knows no subject"],
    ["server/src/parties/knows-section.ts", "subjects know neither"],
    ["server/src/documents/knows-api.ts", "subjects know neither"],
    ["server/src/references/knows-api.ts", "subjects know neither"],
    ["server/src/sections/knows-api.ts", "sections know neither"],
    ["server/src/api/files/knows-app.ts", "only app knows what it composes"],
  ] as const)("%s is refused", (path, message) => refused(path, message));

  test.each([
    "server/src/platform/mail/knows-platform.ts",
    "server/src/identity/knows-subject.ts",
    "server/src/app/knows-all.ts",
  ] as const)("%s is allowed", (path) => expect(errorsIn(path)).toEqual([]));
});

test("scripts know no journeys", () => refused("scripts/knows-journeys.ts", "never the other way"));

describe("features of the applicant app never import each other", () => {
  test.each([
    "applicant/src/identity/knows-feature.ts",
    "applicant/src/identity/steps/knows-feature.ts",
    "applicant/src/identity/knows-app.ts",
    "applicant/src/dashboard/knows-feature-type.ts",
    "applicant/src/sign-in/loads-feature.ts",
    "applicant/src/questions/knows-feature.ts",
    "applicant/src/documents/knows-feature.ts",
  ] as const)("%s is refused", (path) => refused(path, "features never meet"));

  test.each(["applicant/src/identity/steps/knows-shared.ts", "applicant/src/app/knows-feature.ts"] as const)(
    "%s is allowed",
    (path) => expect(errorsIn(path)).toEqual([]),
  );
});

describe("features of the console never import each other", () => {
  test.each([
    "console/src/team/knows-feature.ts",
    "console/src/team/rows/knows-feature.ts",
    "console/src/team/knows-app.ts",
  ] as const)("%s is refused", (path) => refused(path, "features of the console never meet"));

  test.each([
    "console/src/team/rows/knows-shared.ts",
    "console/src/app/knows-feature.ts",
    "members/src/sign-in/knows-shared.ts",
    "portal/src/people/knows-shared.ts",
  ] as const)("%s is allowed", (path) => expect(errorsIn(path)).toEqual([]));
});

describe("everywhere", () => {
  test.each([
    ["server/src/platform/mail/reads-environment.ts", "noProcessEnv"],
    ["server/src/platform/jobs/hen.ts", "noImportCycles"],
    ["server/src/platform/jobs/egg.ts", "noImportCycles"],
    ["server/src/platform/jobs/index.ts", "noBarrelFile"],
    ["server/src/platform/jobs/everything.ts", "noReExportAll"],
    ["server/src/platform/jobs/any.ts", "noExplicitAny"],
    ["server/src/platform/jobs/enum.ts", "noEnum"],
    ["server/src/platform/jobs/surely.ts", "noNonNullAssertion"],
    ["server/src/platform/jobs/without-ending.ts", "useImportExtensions"],
    ["server/src/platform/jobs/speaks.ts", "noConsole"],
  ] as const)("%s breaks %s", (path, rule) => refused(path, rule));

  test("only the configuration reads the environment", () =>
    expect(errorsIn("server/src/platform/config/config.ts")).toEqual([]));

  test("AUTH-04 (in part) tokens of the server cannot be drawn from a weak source", () =>
    refused("server/src/accounts/weak-token.ts", "Random values come from node:crypto"));

  test("a raw condition with or stands in parentheses, since others are joined with and", () => {
    refused("server/src/accounts/bare-or.ts", "Put parentheses round a raw condition with or");
    expect(errorsIn("server/src/accounts/whole-or.ts")).toEqual([]);
  });

  test.each(["asks-database", "opens-transaction", "selects"])(
    "what agencies use reaches the database with the rights of one agency alone: %s",
    (name) => refused(`server/src/api/v1/${name}.ts`, "through agencies/agency-rights.ts alone"),
  );
});
