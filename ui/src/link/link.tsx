import type { ComponentProps, ComponentType } from "react";

type AnchorProps = Omit<ComponentProps<"a">, "href">;

/** A router's link component: gets the address as `to`. */
export type LinkAs = ComponentType<AnchorProps & { readonly to: string }>;

export type LinkProps = AnchorProps & {
  readonly href: string;
  /** The router's link; without it this is a plain `<a href>` that loads a new document. */
  readonly linkAs?: LinkAs | undefined;
};

export function Link({ href, linkAs: Routed, ...rest }: LinkProps) {
  return Routed ? <Routed to={href} {...rest} /> : <a href={href} {...rest} />;
}
