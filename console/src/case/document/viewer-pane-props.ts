import type { ViewerMark } from "@latchkey/ui/viewer/viewer-stage.tsx";
import type { View } from "./use-view.ts";

export interface ViewerPaneProps {
  /** The file's address, of `documentFilePath` or `outsideFilePath`. */
  readonly file: string;
  readonly name: string;
  readonly isText: boolean;
  readonly view: View;
  readonly onChange: (change: Partial<View>) => void;
  readonly marksOn: (page: number) => readonly ViewerMark[];
  readonly shown: { readonly number: number } | undefined;
  readonly hasKeys: boolean;
  /** There is another one beside it, which the keys might move. */
  readonly isOfTwo: boolean;
  readonly onDownload: () => void;
  readonly isCopied: boolean;
  readonly onUse: () => void;
}
