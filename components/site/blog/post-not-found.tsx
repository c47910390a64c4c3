import { routes } from "#lib/domain/core/routes";
import { NotFoundMessage } from "../not-found-message";

/** Where an article should be and isn't; with the reason if it could not be read. */
export function PostNotFound({
  message = "The blog post you're looking for doesn't exist.",
}: {
  message?: string;
}) {
  return (
    <NotFoundMessage
      title="Post Not Found"
      message={message}
      way={{ href: routes.blog, words: "Back to posts" }}
    />
  );
}
