import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Checkbox } from "../checkbox/checkbox.tsx";
import type { Examples } from "../example.ts";
import allSet from "../illustrations/all-set.svg";
import { Viewer, ViewerPages, ViewerPair, ViewerTools } from "./viewer.tsx";
import { type ViewerMark, ViewerMessage, ViewerStage } from "./viewer-stage.tsx";
import { ViewerText } from "./viewer-text.tsx";

const marks: readonly ViewerMark[] = [
  { number: 1, level: "ok", x: 0.1, y: 0.1, width: 0.3, height: 0.5 },
  { number: 2, level: "warn", x: 0.1, y: 0.75, width: 0.8, height: 0.2 },
];

function Example({ name = "Passport", pages = 1 }: { readonly name?: string; readonly pages?: number }) {
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [page, setPage] = useState(1);
  return (
    <Viewer
      label={name}
      title={name}
      zoom={`${zoom * 100}%`}
      tools={[
        { key: "out", icon: "zoom-out", label: "Zoom out", onPress: () => setZoom(1), disabled: zoom === 1 },
        { key: "in", icon: "zoom-in", label: "Zoom in", onPress: () => setZoom(zoom + 1) },
        { key: "turn", icon: "rotate", label: "Turn", onPress: () => setTurns(turns + 1) },
        { key: "copy", icon: "download", label: "A copy is made", onPress: () => undefined, busy: true },
      ]}
      pages={
        pages > 1 && (
          <ViewerPages
            label={`Pages of ${name}`}
            count={pages}
            current={page}
            pageLabel={(number) => `Page ${number}`}
            onPick={setPage}
          />
        )
      }
    >
      <ViewerStage
        label={`Page of ${name}`}
        picture={{ address: allSet, alt: `${name}, page ${page}` }}
        zoom={zoom}
        turns={turns}
        marks={marks}
        shown={{ number: 2 }}
        onUndrawable={() => undefined}
      />
    </Viewer>
  );
}

export const examples: Examples = {
  one: () => <Example />,
  pages: () => <Example pages={3} />,
  pair: () => (
    <>
      <ViewerTools>
        <Checkbox variant="dense" label="Zoom both together" defaultChecked />
      </ViewerTools>
      <ViewerPair>
        <Example />
        <Example name="Live photo" />
      </ViewerPair>
    </>
  ),
  text: () => (
    <Viewer label="Letter" title="Letter" zoom="100%" tools={[]}>
      <ViewerText label="Text of Letter" zoom={1} notes={["This is the text of a Word document."]}>
        <p className="viewer__part">Header</p>
        <p>Northgate Ltd</p>
        <h3>To whom it may concern</h3>
        <p>Mara Lindqvist is employed by us.{"\n"}She earns:</p>
        <table>
          <tbody>
            <tr>
              <td>Yearly</td>
              <td>£41,250.00</td>
            </tr>
          </tbody>
        </table>
        <ul>
          <li>Permanent</li>
        </ul>
      </ViewerText>
    </Viewer>
  ),
  message: () => (
    <Viewer label="Payslip" title="Payslip" zoom="100%" tools={[]}>
      <ViewerMessage>
        <p>The file is gone.</p>
        <Button size="small">Try again</Button>
      </ViewerMessage>
    </Viewer>
  ),
};
