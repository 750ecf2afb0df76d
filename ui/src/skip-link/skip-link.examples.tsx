import type { Examples } from "../example.ts";
import { SkipLink } from "./skip-link.tsx";

export const whole = true;

export const examples: Examples = {
  page: () => (
    <>
      <SkipLink>Skip to main content</SkipLink>
      <main id="main">
        <h1>Page</h1>
      </main>
    </>
  ),
};
