import type { Examples } from "../example.ts";
import { TextLink } from "../text-link/text-link.tsx";
import { AnswerList } from "./answer-list.tsx";

const rows = [
  { key: "name", question: "Your name", answer: "Amara Okafor" },
  { key: "birthdate", question: "Your date of birth", answer: "9 November 1996" },
  {
    key: "addresses",
    question: "Your addresses",
    answer: "14 Alder Row, Leeds LS6 2QB (August 2024 –)\n3 Mill Lane, York YO1 7HT (May 2021 – July 2024)",
  },
];

export const examples: Examples = {
  read: () => <AnswerList rows={rows} />,
  changed: () => (
    <AnswerList
      rows={rows.map((row) => ({
        ...row,
        id: row.key,
        change: (
          <TextLink href="#change" aria-label={`Change: ${row.question}`}>
            Change
          </TextLink>
        ),
      }))}
    />
  ),
};
