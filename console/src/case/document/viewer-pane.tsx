import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { Viewer, ViewerPages } from "@latchkey/ui/viewer/viewer.tsx";
import { ViewerMessage, ViewerStage } from "@latchkey/ui/viewer/viewer-stage.tsx";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FaultMessage } from "./fault-message.tsx";
import { usePagePicture } from "./use-page-picture.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useZoomText, useZoomTools } from "./use-zoom.ts";
import type { ViewerPaneProps } from "./viewer-pane-props.ts";

const TextPane = lazy(async () => ({ default: (await import("./text-pane.tsx")).TextPane }));

/** One document: its page as a picture, its text, or why there is none. */
export function ViewerPane(props: ViewerPaneProps) {
  if (!props.isText) return <PicturePane {...props} />;
  return (
    <Suspense>
      <TextPane {...props} />
    </Suspense>
  );
}

function PicturePane(props: ViewerPaneProps) {
  const { file, name, view, onChange, marksOn, shown } = props;
  const { t } = useTranslation(["document", "desk"]);
  const { state, pages, retry, onUndrawable } = usePagePicture(file, view.page);
  useViewerKeys({ view, pages, of: props.isOfTwo ? name : undefined, isOn: props.hasKeys, onChange });
  const { zoom, turns, page } = view;
  useKeptFocus();
  return (
    <Viewer
      label={name}
      title={name}
      onUse={props.onUse}
      zoom={useZoomText(zoom)}
      tools={[
        ...useZoomTools(zoom, onChange),
        { key: "fit", icon: "fit", label: t("viewer.fit"), onPress: () => onChange({ zoom: 1 }) },
        {
          key: "turn",
          icon: "rotate",
          label: t("viewer.turn"),
          onPress: () => onChange({ turns: (turns + 1) % 4 }),
        },
        {
          key: "download",
          icon: "download",
          label: props.isCopied ? t("viewer.copying") : t("viewer.download"),
          onPress: props.onDownload,
          busy: props.isCopied,
        },
      ]}
      pages={
        pages > 1 && (
          <ViewerPages
            label={t("viewer.pages", { name })}
            count={pages}
            current={page}
            pageLabel={(number) => t("viewer.page", { number })}
            onPick={(picked) => onChange({ page: picked })}
          />
        )
      }
    >
      {state.kind === "loading" && (
        <ViewerMessage>
          <Spinner label={t("viewer.loading")} />
        </ViewerMessage>
      )}
      {state.kind === "failed" && <FaultMessage fault={state.fault} onRetry={retry} />}
      {state.kind === "shown" && (
        <ViewerStage
          label={t("viewer.stage", { name })}
          picture={{ address: state.address, alt: t("viewer.picture", { name, number: page }) }}
          zoom={zoom}
          turns={turns}
          marks={marksOn(page)}
          shown={shown}
          onUndrawable={onUndrawable}
        />
      )}
    </Viewer>
  );
}
