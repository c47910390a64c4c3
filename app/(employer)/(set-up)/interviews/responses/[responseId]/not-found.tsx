import { ResponseNotFound } from "#components/results/response-not-found";

export default function NotFound() {
  return <ResponseNotFound />;
}
