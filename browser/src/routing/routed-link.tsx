import type { LinkAs } from "@latchkey/ui/link/link.tsx";
import { Link } from "react-router";

export const RoutedLink: LinkAs = (props) => <Link {...props} />;
