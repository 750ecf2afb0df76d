import type { FastifyInstance } from "fastify";
import type { AppServices } from "../../api/app-services.ts";
import { seedDemo } from "../seeds/seed-demo.ts";
import { demoRoutes } from "./demo.routes.ts";

/** What a demo has beyond the product: sample people, and the page to become one of them. Loaded by a demo alone. */
export interface Demo {
  readonly seed: (context: AppServices) => Promise<void>;
  readonly routes: (app: FastifyInstance, context: AppServices) => void;
}

export const demo: Demo = { seed: seedDemo, routes: demoRoutes };
