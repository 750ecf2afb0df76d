import type { Exclusion } from "@latchkey/domain/recognition/exclusion.ts";
import type { RecognisedKind } from "@latchkey/domain/recognition/kind-of-line.ts";
import type { RecognitionReason } from "@latchkey/domain/recognition/recognise.ts";
import type { Rhythm } from "@latchkey/domain/recognition/rhythm.ts";

interface Summary {
  readonly kind: string;
  readonly rhythm: string;
  readonly typical: string;
  readonly yearly: string;
}

export interface StatementTexts {
  readonly title: string;
  readonly intro: (date: string) => string;
  readonly holders: string;
  readonly notSaid: string;
  readonly accounts: string;
  readonly aBank: string;
  readonly account: (bank: string, lastDigits: string | undefined) => string;
  readonly period: string;
  readonly fromTo: (from: string, to: string) => string;
  readonly date: string;
  readonly asWritten: string;
  readonly amount: string;
  readonly summary: (summary: Summary) => string;
  readonly kinds: Readonly<Record<RecognisedKind, string>>;
  readonly rhythms: Readonly<Record<Rhythm, string>>;
  readonly because: Readonly<Record<RecognitionReason, string>>;
  readonly apart: string;
  readonly nothing: string;
  readonly unprintable: string;
  readonly notCounted: string;
  readonly why: string;
  readonly payments: string;
  readonly reasons: Readonly<Record<Exclusion, string>>;
}

export const ending = (words: string) => (bank: string, lastDigits: string | undefined) =>
  lastDigits === undefined ? bank : `${bank}, ${words} ${lastDigits}`;
