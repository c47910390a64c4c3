/** Where the tabs of one browser tell each other which checkout is open. */
const NAME = "checkout";

/** Says in the other tabs which checkout is the open one, null if it was paid; theirs, if another, is over. */
export function tellOtherTabs(clientSecret: string | null): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(clientSecret);
  channel.close();
}

/** Calls back when another tab opened another checkout, or paid this one. Answers what ends the watch. */
export function watchOtherTabs(clientSecret: string, closed: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data !== clientSecret) closed();
  };
  return () => channel.close();
}
