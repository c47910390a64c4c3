export { PostNotFound as default } from "#components/site/blog/post-not-found";
