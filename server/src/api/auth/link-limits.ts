import type { Visitor } from "../../platform/actor/actor.ts";
import type { Services } from "../../platform/work/services.ts";

/** A refused request of one network does not count towards the global limit: one network could lock out all others. */
export const mayAskForLink = async ({ limiter }: Services, visitor: Visitor): Promise<boolean> => {
  const own = await limiter.take("links-per-address", visitor);
  return own.allowed && (await limiter.takeFromAll("links-in-all")).allowed;
};
