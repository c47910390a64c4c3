export type Clock = {
  id: string;
  object: "test_helpers.test_clock";
  created: number;
  deletes_after: number;
  frozen_time: number;
  name: string | null;
  status: "ready";
  status_details: Record<string, never>;
  livemode: false;
};
