import { useState } from "react";
import type { Examples } from "../example.ts";
import { DropZone } from "./drop-zone.tsx";

type SampleProps = {
  readonly error?: string;
  readonly full?: boolean;
  readonly narrow?: boolean;
  readonly paper?: boolean;
};

function Sample({ error, full, narrow, paper }: SampleProps) {
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <DropZone
        title={full ? "You have added both sides" : "Drop your file here"}
        rules={full ? "To change one, remove it first." : "PDF, JPG or PNG, up to 10 MB"}
        overTitle="Let go to add it"
        chooseLabel="Choose a file"
        photoLabel="Take a photo"
        error={error}
        full={full}
        narrow={narrow}
        multiple
        pages={
          paper
            ? {
                cameraLabel: "Photograph the pages",
                photosLabel: "Use photos of the pages",
                onPhotos: (photos) => setNames(photos.map(({ name }) => name)),
                onCamera: () => undefined,
              }
            : undefined
        }
        onFiles={(files) => setNames(files.map(({ name }) => name))}
      />
      <p role="status">{names.join(", ")}</p>
    </>
  );
}

export const examples: Examples = {
  empty: () => <Sample />,
  error: () => <Sample error="Add at least one file, or choose “I do not have this document”" />,
  full: () => <Sample full />,
  narrow: () => <Sample narrow />,
  paper: () => <Sample paper />,
};
