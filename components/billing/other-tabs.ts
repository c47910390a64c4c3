/** Where the tabs of one browser tell each other which checkout is open. */
const NAME = "checkout";

/** Says in the other tabs which checkout is the open one; theirs, if another, was closed by that. */
export function tellOtherTabs(clientSecret: string): void {
  if (typeof BroadcastChannel === "undefined") return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(clientSecret);
  channel.close();
}

/** Calls back when another tab opened another checkout. Answers what ends the watch. */
export function watchOtherTabs(clientSecret: string, closed: () => void): () => void {
  if (typeof BroadcastChannel === "undefined") return () => {};
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }) => {
    if (data !== clientSecret) closed();
  };
  return () => channel.close();
}
