export const cropEdges = ["top", "right", "bottom", "left"] as const;
export type CropEdge = (typeof cropEdges)[number];

export type CropEdges = Readonly<Record<CropEdge, number>>;

const OPPOSITE = { top: "bottom", right: "left", bottom: "top", left: "right" } as const;

const LEAST = 0.1;

/** @param position share of the picture, from the upper left corner; a tenth of the picture always stays */
export const movedEdge = (edges: CropEdges, edge: CropEdge, position: number): CropEdges => {
  const cut = edge === "right" || edge === "bottom" ? 1 - position : position;
  const most = Math.max(0, 1 - LEAST - edges[OPPOSITE[edge]]);
  return { ...edges, [edge]: Math.min(most, Math.max(0, cut)) };
};
