import { questions } from "@latchkey/words/it/questions.ts";
import { expect, test } from "vitest";
import { reference as it } from "./it/reference.ts";
import { reference as pt } from "./pt/reference.ts";

/** What the e-mails and the rest of the product say, for whoever comes from one of them. */

test("in Portuguese a link is a “link”; a “ligação” is one to the Internet", () => {
  expect(JSON.stringify(pt)).not.toMatch(/ligação(?! à Internet)/i);
});

test("Italian buttons speak as those of an applicant do", () => {
  expect(it.failure.tryAgain).toBe(questions.notSaved.retry);
  expect([it.send, it.decline.send, it.decline.back].map((text) => text.split(" ")[0])).toEqual([
    "Invia",
    "Invia",
    "Torna",
  ]);
});
