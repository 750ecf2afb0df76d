export interface Judged {
  readonly kind: string;
  readonly group: string;
  readonly truth: string;
  readonly outcome: string;
  readonly zone: "exact" | "name misread" | "wrong" | "unread" | undefined;
}

export interface Timed {
  readonly what: string;
  readonly ms: number;
}

export interface Measured {
  readonly judged: readonly Judged[];
  readonly times: readonly Timed[];
  readonly peak: number;
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

const share = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${part}/${whole} (${((part * 100) / whole).toFixed(1)} %)`;

/**
 * Precision: the share of refusals for this reason that were right. Recall: the share of such pictures that
 * were refused.
 */
export const summaryTable = (all: readonly Judged[], refusals: readonly string[]): string => {
  const judged = all.filter(({ truth }) => truth !== "either");
  const good = judged.filter(({ truth }) => truth === "ok");
  const rows = refusals.map((refusal) => {
    const said = judged.filter(({ outcome }) => outcome === refusal);
    const deserved = judged.filter(({ truth }) => truth === refusal);
    const right = said.filter(({ truth }) => truth === refusal).length;
    const refusedAtAll = deserved.filter(({ outcome }) => outcome !== "ok").length;
    return [
      refusal,
      share(right, said.length),
      share(right, deserved.length),
      share(refusedAtAll, deserved.length),
    ];
  });
  const refused = good.filter(({ outcome }) => outcome !== "ok").length;
  return `${table(["Check", "Precision", "Recall", "Refused for any reason"], rows)}\n\nGood ones refused: ${share(refused, good.length)}.`;
};

const counts = (values: readonly string[]): string =>
  [...new Set(values)]
    .toSorted()
    .map((value) => `${value} ${values.filter((other) => other === value).length}`)
    .join(", ");

const withMistakes = (variants: number, mistakes: string, rows: number): string => {
  const right = `Judged right every time: ${variants - rows} of ${variants} variants.`;
  return rows === 0 ? right : `${right}\n\n${mistakes}`;
};

/** Only variants with a mistake have a row. */
export const variantTable = (all: readonly Judged[]): string => {
  const groups = [...new Set(all.map(({ truth, group }) => `${truth}|${group}`))];
  const rows = groups.flatMap((key) => {
    const [truth = "", group = ""] = key.split("|");
    const members = all.filter((one) => one.truth === truth && one.group === group);
    const isRight = members.every(({ outcome }) => outcome === truth);
    return isRight ? [] : [[group, truth, counts(members.map(({ outcome }) => outcome))]];
  });
  return withMistakes(groups.length, table(["Variant", "Truth", "Said"], rows), rows.length);
};

export const recognitionTable = (all: readonly Judged[]): string => {
  const zones = all.filter(({ zone, truth }) => zone !== undefined && truth !== "cut-off");
  const groups = [...new Set(zones.map(({ group }) => group))];
  const rows = groups.flatMap((group) => {
    const members = zones.filter((one) => one.group === group);
    const count = (zone: string) => members.filter((one) => one.zone === zone).length;
    const read = share(count("exact") + count("name misread"), members.length);
    return count("exact") === members.length ? [] : [[group, read, count("name misread"), count("wrong")]];
  });
  const good = zones.filter(({ truth }) => truth === "ok");
  const read = good.filter(({ zone }) => zone === "exact" || zone === "name misread").length;
  const head = [
    "Variant",
    "Read, all digits hold",
    "of these a letter of the name wrong",
    "number or date wrong",
  ];
  return `Read on documents that are in order: ${share(read, good.length)}.\n\n${withMistakes(groups.length, table(head, rows), rows.length)}`;
};

const shareRight = (judged: readonly Judged[]): number =>
  judged.filter(({ outcome, truth }) => outcome === truth).length / Math.max(1, judged.length);

const byFace = (all: readonly Judged[]): readonly (readonly [string, readonly Judged[]])[] =>
  [...new Set(all.map(({ kind }) => kind))]
    .filter((kind) => kind !== "")
    .map((kind) => [kind, all.filter((one) => one.kind === kind)] as const);

export const faceTable = (all: readonly Judged[]): string => {
  const rows = byFace(all).map(([face, judged]) => {
    const good = judged.filter(({ truth }) => truth === "ok");
    const wrong = judged.filter(({ outcome, truth }) => outcome !== truth);
    return [
      face,
      share(good.filter(({ outcome }) => outcome === "ok").length, good.length),
      share(judged.length - wrong.length, judged.length),
      counts(wrong.map(({ group, outcome }) => `${group}: ${outcome}`)),
    ];
  });
  return table(["Face", "Good ones accepted", "All judged right", "Wrong"], rows);
};

export const fairness = (all: readonly Judged[]): string => {
  const faces = byFace(all)
    .map(([face, judged]) => ({ face, right: shareRight(judged.filter(({ truth }) => truth === "ok")) }))
    .toSorted((one, other) => one.right - other.right);
  const [worst, best] = [faces[0], faces.at(-1)];
  if (!(worst && best)) return "";
  const percent = (part: number) => `${Math.round(part * 100)} %`;
  const least = faces.filter(({ right }) => right === worst.right).map(({ face }) => face);
  return `Fairness: good photos are accepted in ${percent(worst.right)} (${least.join("; ")}) to ${percent(best.right)} of the cases, depending on whose face it is: a gap of ${Math.round((best.right - worst.right) * 100)} points between ${faces.length} faces.`;
};

const quantile = (values: readonly number[], at: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * at))] ??
  0;

export const timeTable = (times: readonly Timed[]): string => {
  const rows = [...new Set(times.map(({ what }) => what))].map((what) => {
    const values = times.filter((one) => one.what === what).map(({ ms }) => ms);
    return [what, values.length, Math.round(quantile(values, 0.5)), Math.round(quantile(values, 0.95))];
  });
  return table(["Check", "Files", "Median ms", "p95 ms"], rows);
};
