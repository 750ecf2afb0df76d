import { isObject } from "@latchkey/domain/rules/objects.ts";
import type { BrandOf } from "@latchkey/ui/brand/brand.tsx";
import { createContext } from "react";

/** Tells the frame in whose name the page is. */
export const TellBrand = createContext<(brand: BrandOf | undefined) => void>(() => undefined);

const accentIn = (accent: unknown): BrandOf["accent"] =>
  isObject(accent) && typeof accent.colour === "string" && typeof accent.text === "string"
    ? { colour: accent.colour, text: accent.text }
    : null;

export const brandIn = (body: unknown): BrandOf | undefined =>
  isObject(body) && typeof body.name === "string"
    ? {
        name: body.name,
        logo: typeof body.logo === "string" ? body.logo : null,
        accent: accentIn(body.accent),
      }
    : undefined;
