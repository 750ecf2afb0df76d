import type { Examples } from "../example.ts";
import { Findings } from "../findings/findings.tsx";
import { Pill } from "../pill/pill.tsx";
import { TextLink } from "../text-link/text-link.tsx";
import { type PersonCard, PersonCards } from "./person-card.tsx";

const person = (name: string, state?: PersonCard["state"]): PersonCard => ({
  key: name,
  state,
  name: <a href="#case">{name}</a>,
  status: (
    <Pill state="progress" small>
      In review
    </Pill>
  ),
  facts: [{ key: "share", term: "Share", text: "£1,035 (50%)" }],
  results: [{ key: "income", term: "Income", text: "£32,300 counted" }],
  foot: <TextLink href="#case">Open the case</TextLink>,
});

export const examples: Examples = {
  missing: () => (
    <PersonCards
      label="People"
      isBelowHeading
      people={[
        {
          ...person("Ewan Fairley", "missing"),
          results: (
            <Findings
              items={[
                { id: "payslip", level: "none", icon: "clock", title: "Payslip", text: "Due on 3 December" },
              ]}
            />
          ),
        },
      ]}
    />
  ),
  household: () => (
    <PersonCards
      label="People"
      people={[
        person("Amara Okafor", "provisional"),
        person("Lukas Brandt"),
        person("Sam Whitlock", "missing"),
      ]}
    />
  ),
};
