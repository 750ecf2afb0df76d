import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { Link } from "react-router";

/** A link of the design system that navigates with the router. */
export const RoutedLink: LinkAs = (props) => <Link {...props} />;
