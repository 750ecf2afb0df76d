import { LoadingScreen } from "@latchkey/browser/frame/loading-screen.tsx";
import { useOpeningQuery } from "@latchkey/browser/graphql/opening-query.ts";
import { reporter } from "@latchkey/browser/reporting/reporting.ts";
import type { SectionName } from "@latchkey/domain/vocabulary/sections.ts";
import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import type { NamedSteps } from "@latchkey/domain/wizard/flow.ts";
import { type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { type TypedDocumentNode, useQuery } from "urql";
import { ErrorPage } from "../shell/error-page.tsx";
import { useInitialData } from "../shell/initial-data.tsx";
import { recordKey } from "./question-address.ts";
import { type Asked, askedFor, type SectionValidation } from "./section-opening.ts";
import { useVariant } from "./use-variant.ts";

interface SectionMe {
  readonly latestValidation: SectionValidation | null;
}

interface LoadedSection {
  readonly flow: NamedSteps<string>;
}

type ValidationOf<Me extends SectionMe> = NonNullable<Me["latestValidation"]>;

export interface OpenedSection<Me extends SectionMe, Variant extends string, Loaded> {
  readonly me: Me;
  readonly variant: Variant;
  readonly loaded: Loaded;
  readonly validation: ValidationOf<Me>;
  readonly asked: Asked;
}

interface SectionPageProps<Me extends SectionMe, Variant extends string, Loaded extends LoadedSection> {
  readonly section: SectionName;
  readonly query: TypedDocumentNode<{ readonly me: Me }, Record<string, never>>;
  readonly isVariant: (variant: string) => variant is Variant;
  readonly fetchVariant: (variant: Variant) => Promise<Loaded>;
  readonly children: (opened: OpenedSection<Me, Variant, Loaded>) => ReactNode;
}

/**
 * A link may be older than the case, so a missing variant is expected; an unknown variant means that the page is
 * outdated.
 */
const lacks = (section: SectionName, validation: SectionValidation | null): boolean =>
  validation?.sections.every(({ name }) => name !== section) ?? false;

/** Loads the initial data of a section, and detects if nothing is asked. */
export function SectionPage<Me extends SectionMe, Variant extends string, Loaded extends LoadedSection>(
  props: SectionPageProps<Me, Variant, Loaded>,
) {
  const { section, query, isVariant, fetchVariant } = props;
  const variantIn = (validation: Pick<SectionValidation, "sections"> | null | undefined) =>
    validation?.sections.map(({ variant }) => variant).find(isVariant);
  const expected = variantIn(useInitialData().latestValidation);
  const [{ data, error }, reload] = useQuery(useOpeningQuery(query));
  // The first response starts the wizard; later cache updates by saves do not restart it.
  const [opened, setOpened] = useState<Me>();
  if (data && !opened) setOpened(data.me);
  const variant = opened ? variantIn(opened.latestValidation) : expected;
  const { loaded, hasFailed, retry } = useVariant(variant, fetchVariant);
  if (opened && !variant) {
    return lacks(section, opened.latestValidation) ? <Navigate to={DASHBOARD_PATH} replace /> : <ErrorPage />;
  }
  if (opened && variant && loaded) {
    return <OpenedPage {...props} me={opened} variant={variant} loaded={loaded} />;
  }
  const tryAgain = () => {
    if (hasFailed) retry();
    if (error) reload({ requestPolicy: "network-only" });
  };
  return error || hasFailed ? <ErrorPage onRetry={tryAgain} /> : <LoadingScreen />;
}

type OpenedProps<Me extends SectionMe, Variant extends string, Loaded extends LoadedSection> = Pick<
  SectionPageProps<Me, Variant, Loaded>,
  "section" | "children"
> &
  Pick<OpenedSection<Me, Variant, Loaded>, "me" | "variant" | "loaded">;

function OpenedPage<Me extends SectionMe, Variant extends string, Loaded extends LoadedSection>(
  props: OpenedProps<Me, Variant, Loaded>,
) {
  const { section, children, me, variant, loaded } = props;
  const location = useLocation();
  const validation: ValidationOf<Me> | null = me.latestValidation;
  if (!validation) return <ErrorPage />;
  const asked = askedFor(validation, loaded.flow, { section, search: location.search });
  if (!asked) return <NobodyAsked />;
  if (validation.validationSubmitted || asked.record?.submittedDtm) {
    return <Navigate to={DASHBOARD_PATH} replace />;
  }
  // Another record: its wizard starts with its own values.
  return (
    <Keyed key={recordKey(location)}>{() => children({ me, variant, loaded, validation, asked })}</Keyed>
  );
}

function Keyed({ children }: { readonly children: () => ReactNode }) {
  return children();
}

/** A missing request is reported, not shown (spec 2 §8, spec 3 §4): the person continues where they were. */
function NobodyAsked() {
  useEffect(() => {
    reporter.report(new Error("The remedial section in the address does not exist"), "dashboard");
  }, []);
  return <Navigate to={DASHBOARD_PATH} replace />;
}
