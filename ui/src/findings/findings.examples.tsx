import type { Examples } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { Findings } from "./findings.tsx";

export const examples: Examples = {
  levels: () => (
    <Findings
      items={[
        {
          id: "name",
          level: "ok",
          levelLabel: "In order: ",
          title: "The name is the same",
          text: "Passport and bank statement",
        },
        { id: "rent", level: "warn", levelLabel: "To look at: ", title: "The rent differs by £50" },
        {
          id: "expired",
          level: "bad",
          levelLabel: "Wrong: ",
          title: "The passport has expired",
          text: "On 3 March 2026",
          action: <TextLink href="#passport">Show it</TextLink>,
        },
        { id: "bank", level: "none", title: "The bank was not asked" },
      ]}
    />
  ),
  marks: () => (
    <Findings
      items={[
        {
          id: "surname",
          level: "warn",
          levelLabel: "To look at: ",
          title: "The last name differs",
          mark: { number: 1, label: "Show mark 1", onShow: () => undefined },
        },
        {
          id: "face",
          level: "ok",
          levelLabel: "In order: ",
          title: "One face",
          mark: { number: 2, label: "Show mark 2", onShow: () => undefined },
        },
        { id: "scan", level: "none", title: "Not scanned for viruses" },
      ]}
    />
  ),
  roles: () => (
    <Findings
      items={[
        { id: "r", level: "none", icon: "user", title: "Reviewer", text: "Checks cases and decides" },
        { id: "a", level: "none", icon: "shield", title: "Administrator", text: "Team and keys, no cases" },
      ]}
    />
  ),
};
