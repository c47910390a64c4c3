/** A planted failure: of a request that never begins, or of one that fails before or after it did its work. */
export type Fault = {
  method: string;
  path: string;
  status: number;
  times: number;
  when?: "outside" | "before" | "after";
};

export type Answered = { request: string; status: number; body: string; at: number };
