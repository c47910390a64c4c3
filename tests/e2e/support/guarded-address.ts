/** How one file under app/ meets people who have no business there. */
export type GuardedAddress = {
  /** With {interview}, {attempt}, {media}, {key}, {question} and {department} of a company that is not the visitor's. */
  path: string;
  /** The requests that it takes; GET if left out. */
  methods?: readonly string[];
  /** A body that the owner's own request would carry, with the same placeholders. */
  body?: object;
  /** `page`: to the sign-in; `handler`: 401. */
  kind: "page" | "handler";
  /** What another company's employer gets: 404 for an address of one thing, 200 if they see their own; by request if they differ. */
  stranger: number | Readonly<Record<string, number>>;
};

/** What a handler of the signed-in employer's own things answers; it names nobody else's. */
export const own = (
  path: string,
  method: string,
  stranger: number,
  body?: object,
): GuardedAddress => {
  return { path, body, stranger, methods: [method], kind: "handler" };
};
/** What a stranger would remove is not there for them. */
export const gone = (path: string) => own(path, "DELETE", 404);
/** What another company's employer gets for one of its requests. */
export function answerToStranger({ stranger }: GuardedAddress, method: string): number | undefined {
  return typeof stranger === "number" ? stranger : stranger[method];
}

/** `text` with its placeholders as `ids` names them. */
export function withIds(text: string, ids: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? name);
}
