import { Button } from "../button/button.tsx";
import type { Examples } from "../example.ts";
import picture from "../illustrations/doorway.svg";
import { PageList } from "./page-list.tsx";
import { PagePanel, PageTools } from "./page-panel.tsx";
import { PageRow } from "./page-row.tsx";

const nothing = () => undefined;

const row = (page: number, off = false) => (
  <PageRow
    key={page}
    picture={page === 3 ? undefined : picture}
    name={`Page ${page}`}
    edit={{ label: `Crop or turn page ${page}`, text: "Crop or turn", onPress: nothing }}
    up={{ label: `Move page ${page} up`, off: page === 1, onPress: nothing }}
    down={{ label: `Move page ${page} down`, off: page === 3, onPress: nothing }}
    remove={{ label: `Delete page ${page}`, onPress: nothing }}
    off={off}
  />
);

export const examples: Examples = {
  three: () => <PageList label="Your pages">{[row(1), row(2), row(3)]}</PageList>,
  panel: () => (
    <PagePanel
      title="Pages in a panel"
      figure="1 page, 0.4 MB of 10 MB"
      actions={
        <>
          <Button icon="camera">Photograph page 2</Button>
          <Button variant="primary">Add these pages</Button>
        </>
      }
    >
      <PageList label="Pages of the panel">{[row(1)]}</PageList>
      <PageTools>
        <Button variant="quiet">Turn</Button>
        <Button variant="quiet">Show the whole photo</Button>
      </PageTools>
    </PagePanel>
  ),
  busy: () => <PageList label="Pages at work">{[row(1, true)]}</PageList>,
};
