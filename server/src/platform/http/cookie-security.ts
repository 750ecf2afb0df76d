export interface CookieSecurity {
  readonly secure: boolean;
  readonly hostPrefix: "__Host-" | "";
  readonly pathPrefix: "__Secure-" | "";
}

/**
 * Over https every cookie is `Secure` and prefixed. Over http none is, on loopback either: WebKit drops a `Secure` cookie from
 * http://localhost, so that no Safari could sign in to the demo.
 */
export const cookieSecurity = ({ protocol }: Pick<URL, "protocol">): CookieSecurity =>
  protocol === "https:"
    ? { secure: true, hostPrefix: "__Host-", pathPrefix: "__Secure-" }
    : { secure: false, hostPrefix: "", pathPrefix: "" };
