import type { Span } from "./types.ts";

/** Where a bucket is and what opens it. */
export type BucketPlace = {
  endpoint: string;
  region: string;
  bucket: string;
  keyId: string;
  secret: string;
};

/** What we ask of a bucket. */
export type Bucket = {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Stores parts of at least 5 MiB, except the last, as one object; nothing if one fails. */
  putParts(key: string, parts: AsyncIterable<Uint8Array>, contentType: string): Promise<void>;
  /** Null if there is no such object. */
  get(key: string, range?: Span): Promise<ReadableStream<Uint8Array> | null>;
  /** Bytes; null if there is no such object. */
  size(key: string): Promise<number | null>;
  /** Every object whose key begins so, in the order of the keys. */
  list(prefix: string): Promise<{ key: string; size: number }[]>;
  /** One that is gone already is no error. */
  delete(key: string): Promise<void>;
  /** An address that opens one object for five minutes. */
  address(key: string, contentDisposition?: string): Promise<string>;
};
