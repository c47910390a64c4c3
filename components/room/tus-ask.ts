/** Why a take could not be sent this time. */
export class SendFault extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string) {
    super(`${status} ${reason}`);
    this.status = status;
    this.reason = reason;
  }
}

type Question = {
  method: "HEAD" | "POST" | "PATCH";
  address: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  /** Bytes of the body that have left this device. */
  onLeft?: (bytes: number) => void;
  signal: AbortSignal;
};

/** How much of the upload is there, and how much it will be; null while its end is not known. */
type Reply = { offset: number; length: number | null };

/** One request of the tus protocol, by the one interface that tells what has left. @throws SendFault */
export function ask({ method, address, headers, body, onLeft, signal }: Question): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, address);
    request.setRequestHeader("tus-resumable", "1.0.0");
    for (const [name, value] of Object.entries(headers ?? {}))
      request.setRequestHeader(name, value);
    if (onLeft) request.upload.onprogress = ({ loaded }) => onLeft(loaded);
    request.onerror = () => reject(new SendFault(0, "network"));
    request.onabort = () => reject(new SendFault(0, "aborted"));
    request.onload = () => {
      if (request.status >= 400) return reject(refusalOf(request));
      const length = request.getResponseHeader("upload-length");
      resolve({
        offset: Number(request.getResponseHeader("upload-offset")),
        length: length === null ? null : Number(length),
      });
    };
    request.onloadend = () => signal.removeEventListener("abort", abort);
    signal.addEventListener("abort", abort);
    request.send(body);
    if (signal.aborted) abort();
  });
}

function refusalOf({ status, responseText }: XMLHttpRequest): SendFault {
  const [, reason] = /"reason":"(\w+)"/.exec(responseText) ?? [];
  return new SendFault(status, reason ?? (status === 413 ? "too_large" : "refused"));
}
