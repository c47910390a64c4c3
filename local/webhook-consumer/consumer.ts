/** A message, once by its id. */
export type Arrival = {
  id: string;
  type: string;
  times: number;
  /** ISO, of the first time. */
  at: string;
  verified: boolean;
  body: string;
};

export type Consumer = {
  secret: string;
  down: boolean;
  /** Calls that were refused since it is down. */
  refused: number;
  arrivals: Arrival[];
};
