import { createUnsavedText, type UnsavedText } from "@latchkey/browser/unsaved/unsaved-text.ts";
import type { EndpointAnswers } from "@latchkey/members/testing/endpoint.ts";
import { type PartAt, pageRoute, showHookWith, showPartOf } from "@latchkey/members/testing/show-part.tsx";
import type { ReactNode } from "react";
import { Root } from "../app/root.tsx";
import type { SignedInStaff } from "../shell/staff.graphql.ts";
import { StaffProvider } from "../shell/staff.ts";
import { deskEndpoint } from "./desk-endpoint.ts";
import { allTexts } from "./desk-texts.ts";

interface Showing extends Partial<PartAt> {
  readonly answers?: EndpointAnswers;
  readonly staff?: SignedInStaff;
  readonly unsaved?: UnsavedText;
}

/** Nothing changes them, so that all parts can read the same. */
let texts: ReturnType<typeof allTexts> | undefined;

/** One part of the console, inside of what is around every page, with a fake endpoint. */
export const showPart = async (part: ReactNode, showing: Showing = {}) => {
  const { path = "/console", answers = {}, staff } = showing;
  const { unsaved = createUnsavedText("this tab", undefined) } = showing;
  texts ??= allTexts();
  const i18n = await texts;
  return showPartOf(
    {
      endpoint: deskEndpoint(answers),
      draw: (root, inner) => (
        <Root {...root} i18n={i18n} unsaved={unsaved}>
          <StaffProvider value={staff}>{inner}</StaffProvider>
        </Root>
      ),
    },
    part,
    { ...showing, path },
  );
};

/** Draws what a hook of the console returns inside of `showPart`. */
export const showHook = <Result,>(hook: () => Result, showing: Showing = {}) =>
  showHookWith((part) => showPart(part, showing), hook);

/** One page of the console at its address, without the navigation around it. */
export const showPage = (page: ReactNode, pattern: string, showing: Showing & { readonly path: string }) =>
  showPart(pageRoute(page, pattern), showing);
