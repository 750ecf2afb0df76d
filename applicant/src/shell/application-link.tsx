import { RoutedLink } from "@latchkey/browser/routing/routed-link.tsx";
import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { useKnownMe } from "./initial-data.tsx";
import { addressIn } from "./own-applications.ts";

/** In another tab the link shows the same case. */
export const ApplicationLink: LinkAs = ({ to, ...rest }) => {
  const me = useKnownMe();
  return <RoutedLink {...rest} to={me ? addressIn(me, to) : to} />;
};
