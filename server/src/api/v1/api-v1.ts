import swagger from "@fastify/swagger";
import { API_PATH } from "@latchkey/domain/vocabulary/api-wire.ts";
import type { FastifyInstance } from "fastify";
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from "fastify-type-provider-zod";
import type { Services } from "../../platform/work/services.ts";
import { languageOf } from "../pages/documents.ts";
import { pageRequest } from "../pages/pages.ts";
import { pageSender } from "../pages/send-page.ts";
import { agencyRoute } from "./agency.route.ts";
import { apiPage } from "./api-page.ts";
import { applicationRoutes } from "./applications.routes.ts";
import { withErrorExamples } from "./error-examples.ts";
import { eventsRoute } from "./events.route.ts";
import { peopleRoutes } from "./people.routes.ts";
import { answerProblems } from "./problems.ts";
import { reportLinkRoutes, reportRoutes } from "./reports.routes.ts";
import { tenancyEndRoute } from "./tenancy-end.route.ts";
import { usageRoute } from "./usage.route.ts";
import { withUsedShapes } from "./used-schemas.ts";
import { answerUnknown, collectMethods } from "./wrong-method.ts";

const openapi = ({ config }: Services) => ({
  openapi: "3.1.0",
  info: {
    title: `${config.provider.name}: applications`,
    version: "1",
    description:
      "Create applications and follow them. Amounts are whole pence. Errors are problem+json (RFC 9457): `code` is for programs, `errors` names each place that is wrong. Webhooks (Standard Webhooks) tell of changes at an address that you give us: `application.status`, `application.outcome` and `right_to_rent.follow_up`, with `applicationId`, `partyId` (the `id` of a person), `reference`, and `status`, `outcome` or `checkBy` in `data`. Verify the signature; an event may come twice, or in another order. The same events can be read in pages (`GET /events`).",
  },
  servers: [{ url: new URL(API_PATH, config.publicUrl).href }],
  components: {
    securitySchemes: {
      key: { type: "http" as const, scheme: "bearer", description: "A key of the form lk_live_…" },
    },
  },
});

export const apiV1 = async (server: FastifyInstance, services: Services): Promise<void> => {
  const sendPage = pageSender(services.config);
  await server.register(
    async (app) => {
      app.setValidatorCompiler(validatorCompiler);
      app.setSerializerCompiler(serializerCompiler);
      answerProblems(app, services);
      await app.register(swagger, {
        openapi: openapi(services),
        stripBasePath: true,
        transform: jsonSchemaTransform,
        transformObject: (document) => withErrorExamples(withUsedShapes(jsonSchemaTransformObject(document))),
      });
      const methods = collectMethods(app);
      agencyRoute(app, services);
      applicationRoutes(app, services);
      peopleRoutes(app, services);
      reportRoutes(app, services);
      reportLinkRoutes(app, services);
      tenancyEndRoute(app, services);
      usageRoute(app, services);
      eventsRoute(app, services);
      app.get("/openapi.json", { exposeHeadRoute: false, schema: { hide: true } }, async (_request, reply) =>
        reply.type("application/json").serializer(JSON.stringify).send(app.swagger()),
      );
      const asPage = {
        exposeHeadRoute: false,
        prefixTrailingSlash: "no-slash",
        schema: { hide: true },
      } as const;
      app.get("/", asPage, async (request, reply) => {
        const language = languageOf(pageRequest(request, API_PATH));
        return sendPage(reply.serializer(String), {
          document: "notice",
          file: `plain.${language}.html`,
          language,
          ...apiPage(app.swagger()),
        });
      });
      answerUnknown(app, methods);
    },
    { prefix: API_PATH },
  );
};
