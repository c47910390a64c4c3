import type { DataStore } from "@tus/server";
import { AppError } from "#lib/domain/core/errors";

/** Bytes from `start` to `end`, both included. */
export type Span = { start: number; end: number };

/** Where recordings live. Keys look like `{attempt id}/{recording id}.webm`; anything else does not exist. */
export type MediaStore = {
  /** Whether it answers and would take a file. @throws if it doesn't */
  check(): Promise<void>;
  /** Stores a whole file, or nothing. Answers its size in bytes and its SHA-256 in hex. */
  put(key: string, body: AsyncIterable<Uint8Array>): Promise<{ byteSize: number; sha256: string }>;
  /** The file, or a part of it. @throws AppError `not_found` */
  openRead(key: string, range?: Span): Promise<ReadableStream<Uint8Array>>;
  /** Bytes; null if there is no such file. */
  size(key: string): Promise<number | null>;
  /** Removes a file; one that is gone already is no error. */
  delete(key: string): Promise<void>;
  /** Removes every file of a recording, by the key of any of them: copies and unfinished ones too. */
  deleteAll(key: string): Promise<void>;
  /** Hands a file on this machine to a tool that reads paths. @throws AppError `not_found` */
  withFile<T>(key: string, use: (path: string) => Promise<T>): Promise<T>;
  /**
   * Where whoever holds the address reads the file for five minutes; null if the file is only read through us.
   * With a `fileName` a browser saves it under that name.
   */
  address(key: string, fileName?: string): Promise<string | null>;
};

/** Where uploads on their way live, as tus writes them. */
export type UploadStore = {
  tus: DataStore;
  /** How much of an upload is here; `size` is null until its end is known. Null if there is no such upload. */
  state(id: string): Promise<{ offset: number; size: number | null } | null>;
  /** The bytes of an upload. */
  read(id: string): AsyncIterable<Uint8Array>;
  /** Forgets an upload; one that is gone already is no error. */
  remove(id: string): Promise<void>;
};

const KEY = /^[0-9a-f-]{36}\/[0-9a-f-]{36}(?:\.[a-z]{2,12})?\.(?:webm|mp4)$/;
const UPLOAD_ID = /^[0-9a-f-]{36}$/;

/** The key, if a file may have it. @throws AppError `not_found` */
export function validatedKey(key: string): string {
  if (!KEY.test(key)) throw recordingNotFound(key);
  return key;
}

/** Whether an upload may have this name. */
export function isUploadId(id: string): boolean {
  return UPLOAD_ID.test(id);
}

/** The error for a recording that is not in the store. */
export function recordingNotFound(key: string): AppError {
  return new AppError("not_found", "This recording can't be found.", {
    log: `no recording ${key}`,
  });
}
