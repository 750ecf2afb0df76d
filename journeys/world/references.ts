import type { World } from "./world.ts";

/** What the database has of a landlord's answer. */
export const expectAnswer = (world: World, email: string, state: string, condition: string): Promise<void> =>
  world.change(
    `do $body$ begin
      if not exists (select 1 from reference where referee->>'email' = '${email}' and state = '${state}' and ${condition})
      then raise exception 'no such answer'; end if;
    end $body$`,
  );
