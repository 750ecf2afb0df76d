import type { Examples } from "../example.ts";
import { Timeline } from "./timeline.tsx";

export const examples: Examples = {
  events: () => (
    <Timeline
      items={[
        { key: "3", text: "Priya Nair took the case", at: "2026-03-12T13:20Z", atText: "12 Mar 2026, 13:20" },
        {
          key: "2",
          state: "done",
          text: "Amara Okafor sent the application",
          at: "2026-03-12T09:14Z",
          atText: "12 Mar 2026, 09:14",
        },
        {
          key: "1",
          state: "missing",
          text: "The invitation came back",
          at: "2026-03-09T10:03Z",
          atText: "9 Mar 2026, 10:03",
        },
      ]}
    />
  ),
};
