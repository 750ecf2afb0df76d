import { type QueueOnly, queueOnlyIn } from "@latchkey/domain/review/queue-views.ts";
import { useListView } from "../desk/use-list-view.ts";
import { type QueueOrder, type QueueView, queueOrders, queueViews } from "./queue.graphql.ts";

interface OwnView extends QueueOnly {
  readonly view: QueueView;
  readonly order: QueueOrder;
}

export const NO_QUEUE_FILTER: QueueOnly = { need: "", reviewer: "" };

const viewIn = (name: string | null): QueueView =>
  queueViews.find((view) => view === name?.toUpperCase()) ?? "OPEN";

const orderIn = (name: string | null): QueueOrder =>
  queueOrders.find((order) => order === name?.toUpperCase()) ?? "WAIT";

const read = (parameters: URLSearchParams): OwnView => ({
  view: viewIn(parameters.get("view")),
  order: orderIn(parameters.get("order")),
  ...queueOnlyIn((name) => parameters.get(name)),
});

const write = ({ view, order, need, reviewer }: OwnView, parameters: URLSearchParams): void => {
  if (view !== "OPEN") parameters.set("view", view.toLowerCase());
  if (order !== "WAIT") parameters.set("order", order.toLowerCase());
  if (need) parameters.set("need", need.toLowerCase());
  if (reviewer) parameters.set("reviewer", reviewer);
};

export const useQueueView = () => useListView<OwnView>({ read, write });

export type QueueViewState = ReturnType<typeof useQueueView>;
