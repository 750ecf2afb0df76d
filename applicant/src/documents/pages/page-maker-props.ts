import type { SlotState } from "../use-slot.ts";

export interface PageMakerUse {
  readonly key: string;
  readonly isLost: boolean;
  readonly taken: readonly File[];
  readonly take: (photos: readonly File[]) => void;
  readonly areWaiting: boolean;
  readonly setWaiting: (areWaiting: boolean) => void;
  readonly onCamera: (isOpen: boolean) => void;
}

export interface PageMakerProps {
  readonly slot: SlotState;
  readonly maxBytes: number;
  readonly error: string | undefined;
  readonly maker: PageMakerUse;
}
