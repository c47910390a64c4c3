import { ListSkeleton } from "#components/candidates/list-skeleton";

export default function Loading() {
  return <ListSkeleton />;
}
