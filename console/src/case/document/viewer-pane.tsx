import { regions } from "@latchkey/browser/i18n/format.ts";
import { useLanguage } from "@latchkey/browser/i18n/use-language.ts";
import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import { Button } from "@latchkey/ui/button/button.tsx";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { Viewer, ViewerPages } from "@latchkey/ui/viewer/viewer.tsx";
import { type ViewerMark, ViewerMessage, ViewerStage } from "@latchkey/ui/viewer/viewer-stage.tsx";
import { useTranslation } from "react-i18next";
import { isPassing } from "./page-pictures.ts";
import { usePagePicture } from "./use-page-picture.ts";
import { type View, zoomedIn, zoomedOut } from "./use-view.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";

interface ViewerPaneProps {
  readonly partyId: string;
  readonly documentId: string;
  readonly name: string;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
  readonly marksOn: (page: number) => readonly ViewerMark[];
  readonly shown: { readonly number: number } | undefined;
  /** Single keys move this one. */
  readonly hasKeys: boolean;
  /** There is another one beside it, which the keys might move. */
  readonly isOfTwo: boolean;
  readonly onDownload: () => void;
  /** A copy of it is being made. */
  readonly isCopied: boolean;
  readonly onUse: () => void;
}

/** One document: its page as a picture, or why there is none. */
export function ViewerPane(props: ViewerPaneProps) {
  const { partyId, documentId, name, view, onChange, marksOn, shown } = props;
  const { t } = useTranslation(["document", "desk"]);
  const { language } = useLanguage();
  const { state, pages, retry, onUndrawable } = usePagePicture(partyId, documentId, view.page);
  useViewerKeys({ view, pages, of: props.isOfTwo ? name : undefined, isOn: props.hasKeys, onChange });
  const { zoom, turns, page } = view;
  useKeptFocus();
  return (
    <Viewer
      label={name}
      title={name}
      onUse={props.onUse}
      zoom={new Intl.NumberFormat(regions[language], { style: "percent" }).format(zoom)}
      tools={[
        {
          key: "out",
          icon: "zoom-out",
          label: t("viewer.zoomOut"),
          onPress: () => onChange({ zoom: zoomedOut(zoom) }),
          disabled: zoomedOut(zoom) === zoom,
        },
        {
          key: "in",
          icon: "zoom-in",
          label: t("viewer.zoomIn"),
          onPress: () => onChange({ zoom: zoomedIn(zoom) }),
          disabled: zoomedIn(zoom) === zoom,
        },
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
      {state.kind === "failed" && (
        <ViewerMessage>
          <p role="alert">{t(`fault.${state.fault}`)}</p>
          {isPassing(state.fault) && (
            <Button size="small" icon="refresh" onClick={retry}>
              {t("desk:tryAgain")}
            </Button>
          )}
        </ViewerMessage>
      )}
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
