import { handleUpload } from "#lib/http/uploads";

export {
  handleUpload as DELETE,
  handleUpload as HEAD,
  handleUpload as OPTIONS,
  handleUpload as PATCH,
  handleUpload as POST,
};
