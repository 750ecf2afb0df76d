import { rentDemand } from "@latchkey/domain/compliance/rent-in-advance/rent-demand.ts";
import { heldOutDemands, heldOutHarmless } from "./held-out.ts";
import { seenDemands, seenHarmless } from "./sentences.ts";

interface MeasuredSet {
  readonly name: string;
  readonly demands: readonly string[];
  readonly harmless: readonly string[];
}

export const sentenceSets: readonly MeasuredSet[] = [
  { name: "The rules were written by these", demands: seenDemands, harmless: seenHarmless },
  { name: "Held out", demands: heldOutDemands, harmless: heldOutHarmless },
];

const isFound = (sentence: string): boolean => rentDemand(sentence) !== undefined;

export const missedIn = ({ demands }: MeasuredSet): readonly string[] =>
  demands.filter((sentence) => !isFound(sentence));

export const mistakenIn = ({ harmless }: MeasuredSet): readonly string[] => harmless.filter(isFound);

const row = (set: MeasuredSet): string => {
  const { name, demands, harmless } = set;
  const found = demands.length - missedIn(set).length;
  return `| ${name} | ${found} of ${demands.length} | ${mistakenIn(set).length} of ${harmless.length} |`;
};

const listed = (title: string, sentences: readonly string[]): string =>
  sentences.length === 0 ? "" : `\n${title}\n\n${sentences.map((sentence) => `- ${sentence}`).join("\n")}\n`;

const wrongs = (set: MeasuredSet): string => {
  const wrong = listed("Missed:", missedIn(set)) + listed("Taken for a demand:", mistakenIn(set));
  return wrong && `\n## ${set.name}\n${wrong}`;
};

export const reportText = (): string => `# Rent in advance: how well demands of it are found

Written by \`bench/rent-in-advance/report.ts\`; a test compares this page with what the rules do now. The sentences are written as agents
write, and none is a real one. The held-out ones were written before the rules and not looked at while these were mended: agents word
demands in more ways than both sets, and figures for their letters will be lower. English only.

| Sentences | Demands found | Harmless ones taken for a demand |
| --- | --- | --- |
${sentenceSets.map(row).join("\n")}
${sentenceSets.map(wrongs).join("")}`;
