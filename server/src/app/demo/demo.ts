import type { FastifyInstance } from "fastify";
import type { AppServices } from "../../api/app-services.ts";
import { seedDemo } from "../seeds/seed-demo.ts";
import { demoRoutes } from "./demo.routes.ts";

export interface Demo {
  readonly seed: (context: AppServices) => Promise<void>;
  readonly routes: (app: FastifyInstance, context: AppServices) => void;
}

export const demo: Demo = { seed: seedDemo, routes: demoRoutes };
