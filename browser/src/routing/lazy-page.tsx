import { type ComponentType, type ReactNode, use, useEffect, useState } from "react";
import { I18nContext } from "react-i18next";
import { areTextsHere, loadTexts, type Namespace } from "../i18n/i18n.ts";
import type { PageScript } from "./page-script.ts";

export interface LazyPageOptions<Module, Props extends object> {
  readonly script: PageScript<Module>;
  readonly component: (module: Module) => ComponentType<Props>;
  readonly texts: readonly Namespace[];
  readonly loader: ReactNode;
}

type Progress<Props> = { readonly Page: ComponentType<Props> } | { readonly failure: unknown } | undefined;

/**
 * A page with a chunk of its own, drawn as soon as it has loaded. It does not suspend: React holds back what replaces a
 * fallback of `Suspense` for 300 ms, which would delay pages on a fast line.
 */
export function lazyPage<Module, Props extends object = object>({
  script,
  component,
  texts,
  loader,
}: LazyPageOptions<Module, Props>): ComponentType<Props> {
  return function LazyPage(props: Props) {
    const { i18n } = use(I18nContext);
    const [progress, setProgress] = useState<Progress<Props>>(() => {
      const module = script.loaded();
      return module !== undefined && texts.every((name) => areTextsHere(i18n, name))
        ? { Page: component(module) }
        : undefined;
    });
    const isWaiting = progress === undefined;
    useEffect(() => {
      if (!isWaiting) return;
      let isWanted = true;
      Promise.all([script.load(), ...texts.map((name) => loadTexts(i18n, name))]).then(
        ([module]) => isWanted && setProgress({ Page: component(module) }),
        (failure: unknown) => isWanted && setProgress({ failure }),
      );
      return () => {
        isWanted = false;
      };
    }, [isWaiting, i18n]);
    if (progress === undefined) return loader;
    if ("failure" in progress) throw progress.failure;
    return <progress.Page {...props} />;
  };
}
