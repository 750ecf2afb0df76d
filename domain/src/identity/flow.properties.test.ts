import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Side, slotType } from "../documents/definitions.ts";
import { identityDocumentKinds } from "../documents/kinds.ts";
import { endsOf, reachableFrom } from "../testing/graph.ts";
import { anIdentity, anUpload, identityContext, noFacts } from "../testing/identities.ts";
import { steadilyFew } from "../testing/steadily.ts";
import { seenOnOpening } from "../wizard/resume.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import { findAllowedDocuments } from "./countries.ts";
import { chosenSlot, type IdentityStep, identityFlow, identitySteps } from "./flow.ts";
import { answersOf, type IdentityValues, identityValues } from "./values.ts";

describe("the graph of identity", () => {
  test("every step is reachable from the start", () => {
    expect([...reachableFrom(identityFlow, "name")].toSorted()).toEqual([...identitySteps].toSorted());
  });

  test.each(identitySteps)("from %s there is a way to an end", (step) => {
    const ends = endsOf(identityFlow);
    expect(ends).toEqual(["none", "uploadBack"]);
    expect(ends.some((name) => reachableFrom(identityFlow, step).has(name))).toBe(true);
  });

  const everyChoice = [undefined, "none" as const, ...identityDocumentKinds].map((documents) =>
    anIdentity(documents && { documents }),
  );
  const returned = (step: IdentityStep) =>
    new Set(everyChoice.map((values) => identityFlow.steps[step].next(values, identityContext)));

  test.each(identitySteps.filter((step) => step !== "upload"))(
    "%s really leads to each of its targets",
    (step) => {
      expect([...returned(step)].filter(Boolean).toSorted()).toEqual(
        [...identityFlow.steps[step].to].toSorted(),
      );
    },
  );

  test("upload leads to guidance for the back, or ends; straight to the back only if a document of two sides had no guidance", () => {
    expect(identityFlow.steps.upload.to).toEqual(["documentSignpostingBack", "uploadBack"]);
    expect(returned("upload")).toEqual(new Set(["documentSignpostingBack", undefined]));
  });
});

/** Picks by dice, so that a walk is a list of numbers that fast-check can shorten. */
const pick = <Option>(options: readonly Option[], dice: number): Option => options[dice % options.length]!;

const NAMES = [
  { first_name: "Amara", middle_name: "", last_name: "Okoye" },
  { first_name: "李小", middle_name: "Ann", last_name: "O'Brien" },
];
const BIRTHDATES = ["1990-05-17", "2008-11-20", "1906-11-20"];
const NATIONALITIES = ["GB", "DE", "US", "IN", "PH", "AG"];

const withSide = (values: IdentityValues, side: Side, dice: number): IdentityValues => {
  const slot = chosenSlot(values, side);
  if (slot === undefined) throw new Error("A side is asked for, but no document is chosen");
  return dice % 2 === 0
    ? { ...values, upload: [...values.upload, anUpload(slot)] }
    : { ...values, withoutDocument: { ...values.withoutDocument, [slot]: "lost" } };
};

const understanding = (values: IdentityValues, side: Side): IdentityValues => {
  const slot = chosenSlot(values, side);
  if (slot === undefined) throw new Error("Guidance is shown, but no document is chosen");
  return { ...values, docSignposting: [...(values.docSignposting ?? []), slot] };
};

/** One valid answer to a step. */
const answer: Readonly<Record<IdentityStep, (values: IdentityValues, dice: number) => IdentityValues>> = {
  name: (values, dice) => ({ ...values, name: pick(NAMES, dice) }),
  birthdate: (values, dice) => ({ ...values, birthdate: pick(BIRTHDATES, dice) }),
  nationality: (values, dice) => ({ ...values, nationality: pick(NATIONALITIES, dice) }),
  documents: (values, dice) => {
    const allowed = findAllowedDocuments(identityContext.countriesDocsMap, values.nationality) ?? [];
    return { ...values, documents: pick([...allowed, "none" as const], dice) };
  },
  none: (values) => ({ ...values, none: "acknowledged" }),
  documentSignposting: (values) => understanding(values, "front"),
  upload: (values, dice) => withSide(values, "front", dice),
  documentSignpostingBack: (values) => understanding(values, "back"),
  uploadBack: (values, dice) => withSide(values, "back", dice),
};

interface Move {
  readonly dice: number;
  /** 0: the current step is answered; else an earlier one again, that many steps back. */
  readonly back: number;
}

const moves = fc.array(
  fc.record({
    dice: fc.nat(99),
    back: fc.oneof(
      { weight: 3, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }) },
    ),
  }),
  { maxLength: 25, size: "max" },
);

const standingAt = (values: IdentityValues) => walk(identityFlow, values, identityContext);

const moved = (values: IdentityValues, { dice, back }: Move): IdentityValues => {
  const { path } = standingAt(values);
  const step = path[Math.max(0, path.length - 1 - back)]!;
  return answer[step](values, dice);
};

const nobody = identityValues(noFacts);
const afterMoves = (taken: readonly Move[]): IdentityValues => taken.reduce(moved, nobody);

describe("people who walk through identity", () => {
  test("come everywhere: the walks below meet every step", () => {
    const met = fc.sample(moves, steadilyFew).flatMap((taken) => standingAt(afterMoves(taken)).path);
    expect([...new Set(met)].toSorted()).toEqual([...identitySteps].toSorted());
  });

  test("are never stranded: who goes on answering arrives, however they came to where they are", () => {
    fc.assert(
      fc.property(moves, fc.nat(99), (taken, dice) => {
        let values = afterMoves(taken);
        for (let left = identitySteps.length; standingAt(values).state !== "ended"; left -= 1) {
          expect(left).toBeGreaterThan(0);
          values = moved(values, { dice, back: 0 });
        }
        expect(mayComplete(identityFlow, values, identityContext)).toBe(true);
      }),
      steadilyFew,
    );
  });

  test("answering the current step always leads to another one, or to the end", () => {
    fc.assert(
      fc.property(moves, fc.nat(99), (taken, dice) => {
        const before = standingAt(afterMoves(taken));
        if (before.state === "ended") return;
        const after = standingAt(moved(afterMoves(taken), { dice, back: 0 }));
        expect(after.path.slice(0, before.path.length)).toEqual(before.path);
        expect(after.path.length > before.path.length || after.state === "ended").toBe(true);
      }),
      steadilyFew,
    );
  });

  test("go on declared ways only, pass no step twice, and complete exactly at an end", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const values = afterMoves(taken);
        const { path, state } = standingAt(values);
        expect(path[0]).toBe("name");
        expect(new Set(path).size).toBe(path.length);
        for (const [index, name] of path.slice(1).entries()) {
          expect(identityFlow.steps[path[index]!].to).toContain(name);
        }
        expect(mayComplete(identityFlow, values, identityContext)).toBe(state === "ended");
      }),
      steadilyFew,
    );
  });

  test("may leave anywhere and come back on another device", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const left = afterMoves(taken);
        const { path } = standingAt(left);
        const { first_name, middle_name, last_name } = left.name;
        const facts = {
          firstName: first_name,
          middleName: middle_name,
          lastName: last_name,
          birthdate: left.birthdate,
          nationality: left.nationality,
          documents: left.upload,
        };
        const back = identityValues(facts, JSON.parse(JSON.stringify(answersOf(left))));
        expect(standingAt(back)).toEqual(standingAt(left));

        const request = { completedSteps: path.slice(0, -1), completed: false };
        expect(seenOnOpening(identityFlow, back, identityContext, request)).toEqual(path);
        for (const [index, wanted] of path.entries()) {
          expect(seenOnOpening(identityFlow, back, identityContext, { ...request, wanted })).toEqual(
            path.slice(0, index + 1),
          );
        }
      }),
      steadilyFew,
    );
  });

  test("with any stored nonsense still stand somewhere", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.string(), (answers, birthdate, nationality) => {
        const values = identityValues({ ...noFacts, birthdate, nationality }, answers);
        expect(identitySteps).toContain(standingAt(values).path.at(-1));
      }),
      steadilyFew,
    );
  });

  test.each(identityDocumentKinds)("can bring a %s to the end", (kind) => {
    const { countryCode } = identityContext.countriesDocsMap.find(({ allowedIdentityDocs }) =>
      allowedIdentityDocs.includes(kind),
    )!;
    const sides: readonly Side[] = ["front", "back"];
    const values = anIdentity({
      nationality: countryCode,
      documents: kind,
      understood: sides,
      uploaded: sides,
    });
    expect(standingAt(values).state).toBe("ended");
    expect(values.upload.map(({ type }) => type)).toContain(slotType(kind, "front"));
  });
});
