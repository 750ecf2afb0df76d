import { useState } from "react";

export interface View {
  /** 1 fits the page into its place. */
  readonly zoom: number;
  /** Quarters, clockwise. */
  readonly turns: number;
  readonly page: number;
}

export const zoomSteps = [1, 1.25, 1.5, 2, 3, 4, 6] as const;

export const zoomedIn = (zoom: number): number => zoomSteps.find((step) => step > zoom) ?? zoom;
export const zoomedOut = (zoom: number): number => zoomSteps.findLast((step) => step < zoom) ?? zoom;

/** Close enough to read small print. */
const TO_READ = 2;

export interface Views {
  readonly view: (documentId: string) => View;
  readonly change: (documentId: string, change: Partial<View>) => void;
  /** Turns to the page, close enough to read it. */
  readonly read: (documentId: string, page: number) => void;
}

const FRESH: View = { zoom: 1, turns: 0, page: 1 };

interface ViewsOptions {
  /** The documents that are shown. */
  readonly ids: readonly string[];
  /** A zoom of one is a zoom of all. */
  readonly isTogether: boolean;
}

export const useViews = ({ ids, isTogether }: ViewsOptions): Views => {
  const [views, setViews] = useState<Readonly<Record<string, View>>>({});
  const view = (documentId: string): View => views[documentId] ?? FRESH;
  const change = (documentId: string, changed: Partial<View>): void =>
    setViews((before) => {
      const { zoom } = changed;
      const zoomed = isTogether && zoom !== undefined ? ids : [];
      const together = zoomed.map((id) => [id, { ...(before[id] ?? FRESH), zoom }]);
      const all: Readonly<Record<string, View>> = { ...before, ...Object.fromEntries(together) };
      return { ...all, [documentId]: { ...(all[documentId] ?? FRESH), ...changed } };
    });
  return {
    view,
    change,
    read: (documentId, page) => change(documentId, { page, zoom: Math.max(view(documentId).zoom, TO_READ) }),
  };
};
