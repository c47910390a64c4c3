export { ListSkeleton as default } from "#components/candidates/list-skeleton";
