import { useListView } from "../desk/use-list-view.ts";
import { type QueueOrder, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";

interface OwnView {
  readonly view: QueueView;
  readonly order: QueueOrder;
}

const viewIn = (name: string | null): QueueView =>
  queueViews.find((view) => view === name?.toUpperCase()) ?? "OPEN";

const orderIn = (name: string | null): QueueOrder =>
  queueOrders.find((order) => order === name?.toUpperCase()) ?? "WAIT";

const read = (parameters: URLSearchParams): OwnView => ({
  view: viewIn(parameters.get("view")),
  order: orderIn(parameters.get("order")),
});

const write = ({ view, order }: OwnView, parameters: URLSearchParams): void => {
  if (view !== "OPEN") parameters.set("view", view.toLowerCase());
  if (order !== "WAIT") parameters.set("order", order.toLowerCase());
};

export const useQueueView = () => useListView<OwnView>({ read, write });

export type QueueViewState = ReturnType<typeof useQueueView>;
