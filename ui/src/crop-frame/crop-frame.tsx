import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import "./crop-frame.css";
import { type CropEdge, type CropEdges, cropEdges, movedEdge } from "./crop-edges.ts";

type CropFrameProps = {
  readonly picture: string;
  readonly alt: string;
  readonly edges: CropEdges;
  readonly labels: Readonly<Record<CropEdge, string>>;
  readonly onChange: (edges: CropEdges) => void;
};

const percent = (share: number): string => `${share * 100}%`;

/** A picture with four edges that are moved by touch, mouse or arrow keys. */
export function CropFrame({ picture, alt, edges, labels, onChange }: CropFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const style = {
    "--top": percent(edges.top),
    "--right": percent(edges.right),
    "--bottom": percent(edges.bottom),
    "--left": percent(edges.left),
  };
  return (
    <div className="crop-frame" ref={frame} style={style}>
      <img src={picture} alt={alt} draggable={false} />
      <span className="crop-frame__page" aria-hidden="true" />
      {cropEdges.map((edge) => (
        <Handle
          key={edge}
          edge={edge}
          label={labels[edge]}
          edges={edges}
          onMove={(position) => onChange(movedEdge(edges, edge, position))}
          boxOf={() => frame.current?.getBoundingClientRect()}
        />
      ))}
    </div>
  );
}

type HandleProps = {
  readonly edge: CropEdge;
  readonly label: string;
  readonly edges: CropEdges;
  readonly onMove: (position: number) => void;
  readonly boxOf: () => DOMRect | undefined;
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -0.01,
  ArrowLeft: -0.01,
  ArrowDown: 0.01,
  ArrowRight: 0.01,
  PageUp: -0.1,
  PageDown: 0.1,
  Home: -1,
  End: 1,
};

function Handle({ edge, label, edges, onMove, boxOf }: HandleProps) {
  const isAcross = edge === "left" || edge === "right";
  const isFar = edge === "right" || edge === "bottom";
  const position = isFar ? 1 - edges[edge] : edges[edge];
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(position + step);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const box = boxOf();
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(isAcross ? (event.clientX - box.left) / box.width : (event.clientY - box.top) / box.height);
  };
  return (
    <span
      className="crop-frame__handle"
      data-edge={edge}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={isAcross ? "horizontal" : "vertical"}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(position * 100)}
      aria-valuetext={`${Math.round(position * 100)} %`}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
    />
  );
}
