import { ListSkeleton } from "#components/results/list-skeleton";

export default function Loading() {
  return <ListSkeleton />;
}
