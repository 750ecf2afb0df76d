import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { appendEvent } from "../src/parties/events.ts";
import type { PartyKey } from "../src/platform/actor/actor.ts";
import { change } from "./parties.ts";
import type { TestServer } from "./test-server.ts";

/** A reviewer asks for a part of a section again, in a case that was sent. @returns the request's id */
export const askAgain = (
  server: TestServer,
  party: PartyKey,
  { section, start, end }: { readonly section: SectionName; readonly start: string; readonly end: string },
): Promise<string> =>
  change(server, async (work) => {
    const owner = { application_id: party.applicationId, party_id: party.partyId, section };
    const { id } = await work.tx
      .insertInto("remedial_section")
      .values({ ...owner, start_step: start, end_step: end, reasons: ["OTHER"] })
      .returning("id")
      .executeTakeFirstOrThrow();
    await work.tx
      .insertInto("progress_item")
      .values({ ...owner, completed_steps: [], answers: "{}", remedial_section_id: id })
      .execute();
    await appendEvent(work, party, "returned");
    return id;
  });
