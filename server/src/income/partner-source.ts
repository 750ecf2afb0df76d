import { incomeSection } from "@latchkey/domain/income/section.ts";
import type { LinkFailure, StoredSource } from "@latchkey/domain/income/source.ts";
import { isUuid } from "@latchkey/domain/rules/parse.ts";
import { assertInputOpen, openSection } from "../parties/open-section.ts";
import { PartnerFailed } from "../partners/partner-call.ts";
import type { Applicant, PartyKey } from "../platform/actor/actor.ts";
import { notFound } from "../platform/refusals/refusals.ts";
import type { Services } from "../platform/work/services.ts";
import type { Work } from "../platform/work/work.ts";
import { readIncome } from "./income-facts.ts";
import { failureOfCall } from "./link-failure.ts";

export interface PartnerStart {
  readonly party: PartyKey;
  readonly applicant: Applicant;
  readonly sourceUuid: string;
  readonly remedialSectionUuid: string | undefined;
  readonly browser: string | undefined;
}

/** A source of one party. */
export interface SourceKey extends PartyKey {
  readonly sourceUuid: string;
}

export const sourceOf = async (work: Work, party: PartyKey, uuid: string): Promise<StoredSource> => {
  const { incomeSources } = await readIncome(work.tx, party);
  const source = isUuid(uuid) ? incomeSources.find((one) => one.uuid === uuid) : undefined;
  if (!source) throw notFound();
  return source;
};

/** @throws ALREADY_SUBMITTED, NOT_FOUND */
export const assertMayProve = async (
  work: Work,
  party: PartyKey,
  {
    by,
    remedialSectionUuid,
  }: { readonly by: "bank" | "konfir"; readonly remedialSectionUuid: string | undefined },
): Promise<void> =>
  assertInputOpen(
    { [by]: true },
    await openSection(work, party, { section: incomeSection, remedialSectionUuid }),
  );

export type Given<Result> = { readonly got: Result } | { readonly failure: LinkFailure };

export const orFailure = async <Result>(
  asked: Promise<Result>,
  { log }: Pick<Services, "log">,
  message: string,
): Promise<Given<Result>> => {
  try {
    return { got: await asked };
  } catch (cause) {
    if (!(cause instanceof PartnerFailed)) throw cause;
    log.warn({ reason: cause.reason, code: cause.code }, message);
    return { failure: failureOfCall(cause) };
  }
};

export const unlessFailed = async <Result>(
  asked: Promise<Result>,
  services: Pick<Services, "log">,
  message: string,
): Promise<Result | undefined> => {
  const given = await orFailure(asked, services, message);
  return "got" in given ? given.got : undefined;
};
