import { ResponseNotFound } from "#components/candidates/response-not-found";

export default function NotFound() {
  return <ResponseNotFound />;
}
