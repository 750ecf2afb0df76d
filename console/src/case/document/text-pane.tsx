import { useKeptFocus } from "@latchkey/browser/navigation/kept-focus.ts";
import type { DocumentText, TextBlock, TextPart } from "@latchkey/domain/review/document-text.ts";
import { Spinner } from "@latchkey/ui/spinner/spinner.tsx";
import { Viewer } from "@latchkey/ui/viewer/viewer.tsx";
import { ViewerMessage } from "@latchkey/ui/viewer/viewer-stage.tsx";
import { ViewerText } from "@latchkey/ui/viewer/viewer-text.tsx";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { FaultMessage } from "./fault-message.tsx";
import { useDocumentText } from "./use-document-text.ts";
import { useViewerKeys } from "./use-viewer-keys.ts";
import { useZoomText, useZoomTools } from "./use-zoom.ts";
import type { ViewerPaneProps } from "./viewer-pane-props.ts";

export function TextPane(props: ViewerPaneProps) {
  const { file, name, view, onChange } = props;
  const { t } = useTranslation("document");
  const { found, retry } = useDocumentText(file);
  useViewerKeys({ view, pages: 1, of: props.isOfTwo ? name : undefined, isOn: props.hasKeys, onChange });
  useKeptFocus();
  return (
    <Viewer
      label={name}
      title={name}
      onUse={props.onUse}
      zoom={useZoomText(view.zoom)}
      tools={useZoomTools(view.zoom, onChange)}
    >
      {found === undefined && (
        <ViewerMessage>
          <Spinner label={t("viewer.textLoading")} />
        </ViewerMessage>
      )}
      {typeof found === "string" && <FaultMessage fault={found} onRetry={retry} />}
      {typeof found === "object" && <ShownText name={name} text={found} zoom={view.zoom} />}
    </Viewer>
  );
}

interface ShownTextProps {
  readonly name: string;
  readonly text: DocumentText;
  readonly zoom: number;
}

function ShownText({ name, text: { blocks, isCut, hasChanges }, zoom }: ShownTextProps) {
  const { t } = useTranslation("document");
  const notes = [
    t("viewer.textNote"),
    ...(hasChanges ? [t("viewer.textChanged")] : []),
    ...(isCut ? [t("viewer.textCut")] : []),
    ...(blocks.length === 0 ? [t("viewer.textNone")] : []),
  ];
  const parts = partsOf(blocks);
  return (
    <ViewerText label={t("viewer.text", { name })} zoom={zoom} notes={notes}>
      {parts.map(({ part, groups }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
        <Fragment key={index}>
          {parts.length > 1 && <p className="viewer__part">{t(`viewer.part.${part}`)}</p>}
          {groups.map((group, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            <Group key={place} blocks={group} />
          ))}
        </Fragment>
      ))}
    </ViewerText>
  );
}

type BlockGroup = readonly TextBlock[];

interface PartOfText {
  readonly part: TextPart;
  readonly groups: BlockGroup[];
}

const partsOf = (blocks: readonly TextBlock[]): readonly PartOfText[] => {
  const parts: PartOfText[] = [];
  for (const block of blocks) {
    if (parts.at(-1)?.part !== block.part) parts.push({ part: block.part, groups: [] });
    const groups = parts.at(-1)?.groups ?? [];
    const group = groups.at(-1) ?? [];
    const goesOn = block.kind === "item" && group[0]?.kind === "item";
    if (goesOn) groups.splice(-1, 1, [...group, block]);
    else groups.push([block]);
  }
  return parts;
};

const HEADINGS = ["h3", "h3", "h4", "h5", "h6"] as const;

function Group({ blocks }: { readonly blocks: BlockGroup }) {
  const { t } = useTranslation("document");
  const [block] = blocks;
  if (!block) return null;
  const { kind, level, text, rows } = block;
  switch (kind) {
    case "heading": {
      const Heading = HEADINGS[level] ?? "h6";
      return <Heading translate="no">{text}</Heading>;
    }
    case "paragraph":
      return <p translate="no">{text}</p>;
    case "picture":
      return <p>{text ? t("viewer.textPicture", { name: text }) : t("viewer.textPictureUnnamed")}</p>;
    case "item":
      return (
        <ul translate="no">
          {blocks.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
            <li key={index}>{item.text}</li>
          ))}
        </ul>
      );
    case "table":
      return <Rows rows={rows} />;
  }
}

function Rows({ rows }: Pick<TextBlock, "rows">) {
  return (
    <table translate="no">
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <tr key={index}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
