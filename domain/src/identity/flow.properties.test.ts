import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slotType } from "../documents/definitions.ts";
import { identityDocumentKinds } from "../documents/kinds.ts";
import { TODAY, YESTERDAY } from "../testing/civil-days.ts";
import { reachableFrom } from "../testing/graph.ts";
import { anIdentity, anUpload, identityContext, noFacts } from "../testing/identities.ts";
import { steadilyFew } from "../testing/steadily.ts";
import { stepNames } from "../wizard/flow.ts";
import { seenOnOpening } from "../wizard/resume.ts";
import { mayComplete, walk } from "../wizard/walk.ts";
import type { AnyIdentityFlow, AnyIdentityStep } from "./any-flow.ts";
import { findAllowedDocuments } from "./countries.ts";
import { chosenSlot } from "./evidence.ts";
import { skippingCamera, takingAfterAll } from "./live-photo.ts";
import { offeredPrimary, offeredSecondary } from "./right-to-rent-choices.ts";
import { sideOfStep } from "./sides-of-steps.ts";
import { answersOf, type IdentityValues, identityValues, secondarySteps, visaStatuses } from "./values.ts";
import { identityFlowOf } from "./walk.ts";

const variants = ["IDENTITY_DEFAULT", "IDENTITY_RTR"] as const;
type Variant = (typeof variants)[number];

const context = { ...identityContext, idvtEnabled: true };

const firstChoice = (variant: Variant) => (variant === "IDENTITY_RTR" ? "primaryDocument" : "documents");

/** A reviewer may start a request at any step; people who were never asked come from the beginning. */
const ordinarySteps = (flow: AnyIdentityFlow) =>
  stepNames(flow).filter((name) => name !== "missingInformation" && name !== "genericUpload");

/** Picks by dice, so that a walk is a list of numbers that fast-check can shorten. */
const pick = <Option>(options: readonly Option[], dice: number): Option => options[dice % options.length]!;

const NAMES = [
  { first_name: "Amara", middle_name: "", last_name: "Okoye" },
  { first_name: "李小", middle_name: "Ann", last_name: "O'Brien" },
];
const BIRTHDATES = ["1990-05-17", "2008-11-20", "1906-11-20"];
const NATIONALITIES = ["GB", "DE", "US", "IN", "PH", "AG", "HK", "IE"];
const EXPIRIES = [TODAY, YESTERDAY, "2031-01-01"];
const VISA = "TIME_LIMITED_PASSPORT_VISA_PAGE";

type Answer = (values: IdentityValues, dice: number) => Partial<IdentityValues>;

/** Answers to steps that are about no document's side. */
const answers: Readonly<Partial<Record<AnyIdentityStep, Answer>>> = {
  name: (_values, dice) => ({ name: pick(NAMES, dice) }),
  birthdate: (_values, dice) => ({ birthdate: pick(BIRTHDATES, dice) }),
  nationality: (_values, dice) => ({ nationality: pick(NATIONALITIES, dice) }),
  documents: ({ nationality }, dice) => {
    const allowed = findAllowedDocuments(context.countriesDocsMap, nationality) ?? [];
    return { documents: pick([...allowed, "none" as const], dice) };
  },
  // As the screen does: another choice is another visa.
  primaryDocument: (values, dice) => ({
    primaryDocument: pick([...offeredPrimary(values, TODAY), "none" as const], dice),
    expiry: {},
    expiredVisa: undefined,
  }),
  status: (_values, dice) => ({ status: pick(visaStatuses, dice) }),
  biometricEducation: () => ({ biometricEducation: "understood" }),
  expiredVisa: () => ({ expiredVisa: "acknowledged" }),
  secondaryDocumentOne: (values, dice) => ({
    secondaryDocumentOne: pick(
      [...offeredSecondary(values, "secondaryDocumentOne", TODAY), "none" as const],
      dice,
    ),
  }),
  secondaryDocumentTwo: (values, dice) => ({
    secondaryDocumentTwo: pick(
      [...offeredSecondary(values, "secondaryDocumentTwo", TODAY), "none" as const],
      dice,
    ),
  }),
  none: () => ({ none: "acknowledged", noneOf: secondarySteps }),
  shareCode: (_values, dice) => (dice % 2 === 0 ? { shareCode: "R1234ABCD" } : { withoutShareCode: "yes" }),
  livePhotoSignposting: ({ docSignposting = [] }) => ({ docSignposting: [...docSignposting, "LIVE_PHOTO"] }),
  livePhotoPermissions: (_values, dice) => ({ permissionGranted: dice % 2 === 0 ? "yes" : "no" }),
  livePhotoCamera: ({ upload }, dice) =>
    dice % 2 === 0 ? { upload: [...upload, anUpload("LIVE_PHOTO")] } : skippingCamera,
  livePhotoOptOut: (_values, dice) =>
    dice % 2 === 0 ? takingAfterAll : { optOutDecision: "continue_without" },
};

/** Guidance is understood, with a day where one is asked; an upload is given, or said to be impossible. */
const sideAnswer = (variant: Variant, step: AnyIdentityStep, dice: number): Answer => {
  const chosen = sideOfStep(step, firstChoice(variant));
  if (!chosen) throw new Error(`Nothing answers ${step}`);
  return (values) => {
    const slot = chosenSlot(values, chosen);
    if (slot === undefined) throw new Error(`${step} is shown, but no document is chosen`);
    if (step.startsWith("documentSignposting")) {
      const expiry = slot === VISA ? { expiry: { [VISA]: pick(EXPIRIES, dice) } } : {};
      return { docSignposting: [...(values.docSignposting ?? []), slot], ...expiry };
    }
    return dice % 2 === 0
      ? { upload: [...values.upload, anUpload(slot)] }
      : { withoutDocument: { ...values.withoutDocument, [slot]: "lost" } };
  };
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

/** Everything about one variant that the properties below need. */
const variantAtWork = (variant: Variant) => {
  const flow = identityFlowOf(variant);
  const standingAt = (values: IdentityValues) => walk(flow, values, context);
  const answerTo = (step: AnyIdentityStep, dice: number): Answer =>
    answers[step] ?? sideAnswer(variant, step, dice);
  const moved = (values: IdentityValues, { dice, back }: Move): IdentityValues => {
    const { path } = standingAt(values);
    const step = path[Math.max(0, path.length - 1 - back)]!;
    return { ...values, ...answerTo(step, dice)(values, dice) };
  };
  const afterMoves = (taken: readonly Move[]): IdentityValues => taken.reduce(moved, identityValues(noFacts));
  return { flow, standingAt, moved, afterMoves };
};

describe.each(variants)("the graph of %s", (variant) => {
  const flow = identityFlowOf(variant);
  const steps = ordinarySteps(flow);

  test("every step is reachable from the start, or by a request for more", () => {
    expect([...reachableFrom(flow, "name")].toSorted()).toEqual([...steps].toSorted());
    expect([...reachableFrom(flow, "missingInformation")].toSorted()).toEqual(
      [...stepNames(flow)].toSorted(),
    );
  });

  test("a request may start at every step but its own notice", () => {
    for (const start of flow.steps.missingInformation.to) {
      const next = flow.steps.missingInformation.next(anIdentity(), { ...context, request: { start } }, []);
      expect(next).toBe(start);
    }
  });
});

describe.each(variants)("people who walk through %s", (variant) => {
  const { flow, standingAt, moved, afterMoves } = variantAtWork(variant);
  const steps = ordinarySteps(flow);

  // Guidance before a back that needs none: every document of two sides has guidance today.
  const NEVER = ["uploadSecondaryBack", "uploadSecondaryTwoBack"];

  test("come everywhere: the walks below meet every step", () => {
    const met = fc
      .sample(moves, { ...steadilyFew, numRuns: 4_000 })
      .flatMap((taken) => standingAt(afterMoves(taken)).path);
    const missed = steps.filter((step) => !met.includes(step));
    expect(missed.filter((step) => !NEVER.includes(step))).toEqual([]);
  });

  test("are never stranded: who goes on answering arrives, however they came to where they are", () => {
    fc.assert(
      fc.property(moves, fc.infiniteStream(fc.nat(99)), (taken, throws) => {
        let values = afterMoves(taken);
        for (let left = 3 * steps.length; standingAt(values).state !== "ended"; left -= 1) {
          expect(left).toBeGreaterThan(0);
          // Other answers each time: an expired visa shown again and again leads round and round.
          values = moved(values, { dice: throws.next().value, back: 0 });
        }
        expect(mayComplete(flow, values, context)).toBe(true);
      }),
      steadilyFew,
    );
  });

  test("answering the current step always leads to another one, or to the end", () => {
    fc.assert(
      fc.property(moves, fc.nat(99), (taken, dice) => {
        const values = afterMoves(taken);
        const before = standingAt(values);
        if (before.state === "ended") return;
        const after = standingAt(moved(values, { dice, back: 0 }));
        expect(after.path.at(-1) !== before.path.at(-1) || after.state !== "open").toBe(true);
      }),
      steadilyFew,
    );
  });

  test("go on declared ways only, pass no step but the notice twice, and complete exactly at an end", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const values = afterMoves(taken);
        const { path, state } = standingAt(values);
        expect(path[0]).toBe("name");
        const once = state === "again" ? path.slice(0, -1) : path;
        const repeated = once.filter((name, index) => once.indexOf(name) !== index);
        expect(repeated.filter((name) => name !== "none")).toEqual([]);
        for (const [index, name] of path.slice(1).entries()) {
          expect(flow.steps[path[index]!].to).toContain(name);
        }
        expect(mayComplete(flow, values, context)).toBe(state === "ended");
      }),
      steadilyFew,
    );
  });

  test("may leave anywhere and come back on another device", () => {
    fc.assert(
      fc.property(moves, (taken) => {
        const left = afterMoves(taken);
        const { first_name, middle_name, last_name } = left.name;
        const facts = {
          firstName: first_name,
          middleName: middle_name,
          lastName: last_name,
          birthdate: left.birthdate,
          nationality: left.nationality,
          shareCode: left.shareCode,
          documents: left.upload,
        };
        const back = identityValues(facts, JSON.parse(JSON.stringify(answersOf(left))));
        const { path } = standingAt(back);
        expect(standingAt(back)).toEqual(standingAt(left));
        const request = { completedSteps: path.slice(0, -1), completed: false };
        expect(seenOnOpening(flow, back, context, request).at(-1)).toBe(path.at(-1));
      }),
      steadilyFew,
    );
  });

  test("with any stored nonsense still stand somewhere", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), fc.string(), (said, birthdate, nationality) => {
        const values = identityValues({ ...noFacts, birthdate, nationality }, said);
        expect(steps).toContain(standingAt(values).path.at(-1));
      }),
      steadilyFew,
    );
  });
});

describe("the standard variant", () => {
  const { standingAt } = variantAtWork("IDENTITY_DEFAULT");

  test.each(identityDocumentKinds)("brings a %s to the end", (kind) => {
    const { countryCode } = context.countriesDocsMap.find(
      (row) => row.countryCode !== "GB" && row.allowedIdentityDocs.includes(kind),
    )!;
    const sides = ["front", "back"] as const;
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
