import { useState } from "react";
import type { Examples } from "../example.ts";
import { NavTabs } from "./nav-tabs.tsx";
import { Tabs } from "./tabs.tsx";

const kinds = [
  { name: "passkey", label: "Passkey", icon: "key" },
  { name: "app", label: "Authenticator app", icon: "phone" },
] as const;

function Kinds() {
  const [current, setCurrent] = useState<(typeof kinds)[number]["name"]>("passkey");
  return (
    <Tabs label="Kind of second step" tabs={kinds} current={current} onChoose={setCurrent}>
      <p>{current === "passkey" ? "Your phone or computer proves it." : "Scan the code with your app."}</p>
    </Tabs>
  );
}

export const examples: Examples = {
  page: () => <Kinds />,
  "links-on-page": () => (
    <NavTabs
      label="Sections"
      isOnPage
      tabs={[
        { href: "#people", label: "People", current: true },
        { href: "#account", label: "Your account" },
      ]}
    />
  ),
  links: () => (
    <NavTabs
      label="Parts of the case"
      tabs={[
        { href: "#queue", label: "Queue", count: { number: 14, label: "waiting" } },
        { href: "#team", label: "Team", current: true },
      ]}
    />
  ),
};
