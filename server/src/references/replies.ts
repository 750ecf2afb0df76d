import { type AccountantReply, contradictsBusiness } from "@latchkey/domain/references/accountant.ts";
import { contradictsEmployment, type EmploymentReply } from "@latchkey/domain/references/employment.ts";
import { contradictsTenancy, type RentalReply } from "@latchkey/domain/references/rental.ts";
import type { Currency } from "@latchkey/domain/vocabulary/money.ts";
import type { Work } from "../platform/work/work.ts";
import type { OpenBusiness, OpenEmployment, Reply } from "./answer-review.ts";

export const rentalReply = (reply: RentalReply): Reply => {
  const { review: text, ...answers } = reply;
  return { answers, text, contradicts: contradictsTenancy(reply) };
};

/** The applicant's stated yearly income; undefined: the source is gone, or is in another currency. */
const statedMinor = async (
  { tx }: Work,
  reviewId: string,
  currency: Currency,
): Promise<number | undefined> => {
  const source = await tx
    .selectFrom("reference")
    .innerJoin("income_source as source", "source.id", "reference.source_id")
    .select(["source.annual_gross_minor", "source.currency"])
    .where("reference.id", "=", reviewId)
    .executeTakeFirst();
  return source?.currency === currency ? (source.annual_gross_minor ?? undefined) : undefined;
};

export const employmentReply = async (
  work: Work,
  { reviewId, shown }: OpenEmployment,
  reply: EmploymentReply,
): Promise<Reply> => {
  const stated = await statedMinor(work, reviewId, shown.currency);
  return { answers: reply, text: reply.note, contradicts: contradictsEmployment(reply, stated) };
};

export const accountantReply = async (
  work: Work,
  { reviewId, shown }: OpenBusiness,
  reply: AccountantReply,
): Promise<Reply> => {
  const stated = await statedMinor(work, reviewId, shown.currency);
  return { answers: reply, text: reply.note, contradicts: contradictsBusiness(reply, stated) };
};
