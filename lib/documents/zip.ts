import { makeZip } from "client-zip";

/** A file of an archive. */
export type Packed = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Files as one archive, each asked for when the one before has been read; a reader who goes ends them. */
export function zipped(files: AsyncGenerator<Packed>): ReadableStream<Uint8Array> {
  const packed = makeZip(inputs(files)).getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await packed.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    // What ends the files there is thrown out of it too.
    cancel: (reason) => packed.cancel(reason).catch(() => undefined),
  });
}

async function* inputs(files: AsyncGenerator<Packed>) {
  const named = new Map<string, number>();
  for await (const { name, bytes } of files) {
    const nth = (named.get(name) ?? 0) + 1;
    named.set(name, nth);
    yield { name: nth === 1 ? name : name.replace(/(?=\.\w{1,8}$)/, `_${nth}`), input: bytes };
  }
}
