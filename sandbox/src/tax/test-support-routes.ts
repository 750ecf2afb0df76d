import type { FastifyInstance } from "fastify";
import { checkClient, checkVersion } from "./checks.ts";
import type { Grants } from "./grants.ts";
import { Refused } from "./refusals.ts";
import { type Scenarios, summaryKinds } from "./scenarios.ts";
import { readTaxYear } from "./tax-year.ts";
import type { TestUsers } from "./test-users.ts";

interface TestSupport {
  readonly grants: Grants;
  readonly users: TestUsers;
  readonly scenarios: Scenarios;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;

const routeUsers = (app: FastifyInstance, { grants, users }: TestSupport): void => {
  app.post("/create-test-user/individuals", async (request, reply) => {
    checkClient(request, grants);
    checkVersion(request, "1.0");
    if (!Array.isArray(fieldOf(request.body, "serviceNames"))) throw new Refused("INVALID_REQUEST");
    const { userId, password, fullName, nino, utr } = users.create();
    const [firstName, lastName] = fullName.split(" ");
    return reply.code(201).send({
      userId,
      password,
      userFullName: fullName,
      emailAddress: `${userId}@example.test`,
      individualDetails: {
        firstName,
        lastName,
        dateOfBirth: "1960-06-01",
        address: { line1: "45 Spring Rise", line2: "Harbourwick", postcode: "ZZ1 1AB" },
      },
      saUtr: utr,
      nino,
      mtdItId: `XJIT${utr.padStart(11, "0")}`,
    });
  });
};

interface SupportPath {
  readonly utr: string;
  readonly taxYear: string;
}

const routeScenarios = (app: FastifyInstance, { grants, scenarios }: TestSupport): void => {
  for (const kind of summaryKinds) {
    const path = `/individual-paye-test-support/sa/:utr/${kind}/annual-summary/:taxYear`;
    app.post<{ Params: SupportPath }>(path, async (request, reply) => {
      checkClient(request, grants);
      checkVersion(request, "1.0");
      const { utr, taxYear } = request.params;
      if (!/^[0-9]{10}$/.test(utr)) throw new Refused("SA_UTR_INVALID");
      if (typeof readTaxYear(taxYear) === "string") throw new Refused("TAX_YEAR_INVALID");
      const summarised = { kind, utr, taxYear };
      if (!scenarios.plan(summarised, fieldOf(request.body, "scenario"))) {
        throw new Refused("SCENARIO_INVALID");
      }
      return reply.code(201).send(scenarios.find(summarised));
    });
  }
};

export const routeTestSupport = (app: FastifyInstance, support: TestSupport): void => {
  routeUsers(app, support);
  routeScenarios(app, support);
};
