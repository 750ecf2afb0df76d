// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { Avatar } from "../avatar/avatar.tsx";
import { Brand } from "../brand/brand.tsx";
import { Codes } from "../codes/codes.tsx";
import { Subject } from "../questionnaire/questionnaire.tsx";
import { Secret } from "../secret/secret.tsx";
import { TableCode } from "../table/table.tsx";
import { UploadRow } from "../upload-row/upload-row.tsx";
import { AsTyped } from "./as-typed.tsx";

/** The texts that the translator of a browser leaves alone. */
const untranslated = (shown: ReactNode): readonly (string | null)[] =>
  [...render(shown).container.querySelectorAll("[translate=no]")].map(({ textContent }) => textContent);

const row = { name: "payslip.pdf", clearLabel: "Remove", onClear: () => undefined };

describe("the translator of a browser leaves values alone, and no words of ours", () => {
  test.each<[string, ReactNode, readonly string[]]>([
    ["a value", <AsTyped key="0">Leeds LS1 4DL</AsTyped>, ["Leeds LS1 4DL"]],
    ["an initial", <Avatar key="1" letter="A" />, ["A"]],
    ["the provider", <Brand key="2" provider="Harbour" poweredBy="powered by" />, ["Harbour"]],
    ["codes", <Codes key="3" label="Recovery codes" codes={["H7QM4-29XKT"]} />, ["H7QM4-29XKT"]],
    ["a key", <Secret key="4" value="lk_1" copyLabel="Copy" copiedLabel="Copied" />, ["lk_1"]],
    ["the end of a key", <TableCode key="5">…4471</TableCode>, ["…4471"]],
    ["a file", <UploadRow key="6" {...row} state="done" meta="2 MB" />, ["payslip.pdf"]],
    ["the fault of a file", <UploadRow key="7" {...row} state="error" message="Too large" />, []],
    [
      "the name of a subject",
      <Subject key="8" label="Tenant" name="Amara" lines={[{ key: "stay", text: "From August" }]} />,
      ["Amara"],
    ],
  ])("%s", (_what, shown, left) => {
    expect(untranslated(shown)).toEqual(left);
  });
});
