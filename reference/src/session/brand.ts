import { isObject } from "@latchkey/domain/rules/objects.ts";
import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { createContext } from "react";

/** Tells the frame in whose name the page is. */
export const TellBrand = createContext<(brand: BrandOf | undefined) => void>(() => undefined);

export const brandIn = (body: unknown): BrandOf | undefined =>
  isObject(body) && typeof body.name === "string" ? (body as unknown as BrandOf) : undefined;
