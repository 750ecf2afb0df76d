import type { Residence } from "@latchkey/domain/residence/residence.ts";
import {
  type ResidenceFile,
  type ResidenceValues,
  residenceValues,
} from "@latchkey/domain/residence/values.ts";
import { type Asked, answerLayers } from "../questions/section-opening.ts";
import type { ResidenceMe } from "./residence-data.graphql.ts";

export type HistoryItem = ResidenceMe["residentialHistory"][number];
type Validation = NonNullable<ResidenceMe["latestValidation"]>;

export const homeOfItem = ({ documents: _documents, rent, ...home }: HistoryItem): Residence => ({
  ...home,
  rentMinor: rent === null ? null : Math.round(rent * 100),
});

export const filesOfItems = (
  items: readonly HistoryItem[],
  remedialUuid: string | null,
): readonly ResidenceFile[] =>
  items.flatMap(({ uuid, documents }) =>
    documents
      .filter(({ remedialSectionUuid }) => remedialSectionUuid === remedialUuid)
      .map(({ uuid: id, type, path, fileName }) => ({ id, type, path, fileName, residenceUuid: uuid })),
  );

export const valuesOf = (me: ResidenceMe, validation: Validation, asked: Asked): ResidenceValues =>
  residenceValues(
    {
      residences: me.residentialHistory.map(homeOfItem),
      documents: filesOfItems(me.residentialHistory, asked.query.remedialUuid ?? null),
    },
    ...answerLayers("RESIDENCE", validation, asked),
  );
