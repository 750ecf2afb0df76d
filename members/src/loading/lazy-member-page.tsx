import type { Namespace } from "@latchkey/browser/i18n/i18n.ts";
import { lazyPage } from "@latchkey/browser/routing/lazy-page.tsx";
import type { PageScript } from "@latchkey/browser/routing/page-script.ts";
import type { ComponentType } from "react";
import { PageLoading } from "./page-loading.tsx";

/** @param texts that it needs first, unless the page around it has brought them */
export const lazyMemberPage = (
  script: PageScript<ComponentType>,
  texts: readonly Namespace[] = [],
): ComponentType => lazyPage({ script, component: (Page) => Page, texts, loader: <PageLoading /> });
