import type { Examples } from "../example.ts";
import { Findings } from "../findings/findings.tsx";
import { Pill } from "../pill/pill.tsx";
import { DocRows } from "./doc-row.tsx";

export const examples: Examples = {
  documents: () => (
    <DocRows
      rows={[
        {
          key: "passport",
          icon: "passport",
          name: "Passport",
          meta: "passport-of-amara-okafor-scanned-on-10-march.jpg, 1.2 MB",
          state: (
            <Pill state="missing" small>
              Look closely
            </Pill>
          ),
          more: <Findings items={[{ id: "a", level: "warn", title: "The name differs by one letter" }]} />,
        },
        { key: "statement", icon: "file", name: "Bank statement, January", meta: "PDF, 398 kB" },
      ]}
    />
  ),
};
