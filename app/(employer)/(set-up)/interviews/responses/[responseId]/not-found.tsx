import { ResponseNotFound } from "#components/results/response/response-not-found";

export default function NotFound() {
  return <ResponseNotFound />;
}
