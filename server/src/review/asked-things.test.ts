import { languages } from "@latchkey/domain/vocabulary/languages.ts";
import { remedialReasons } from "@latchkey/domain/vocabulary/reasons.ts";
import { expect, test } from "vitest";
import { reasonWords } from "./asked-things.ts";

test.each(languages)(
  "the reasons in an e-mail carry no soft hyphens, which some programs show: %s",
  (language) => {
    const words = remedialReasons.map((code) => reasonWords([code], { hasNote: true, language }));
    expect(words.filter((text) => text.includes("\u00ad"))).toEqual([]);
  },
);
