import { ListSkeleton } from "#components/results/list/list-skeleton";

export default function Loading() {
  return <ListSkeleton />;
}
