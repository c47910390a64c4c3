const AT_ONCE = 16;

/** How many requests a second several addresses answer together, asked by a few clients in turn. */
export async function requestsPerSecond(addresses: string[], seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const client = async (from: number) => {
    for (let turn = from; performance.now() < until; turn++) {
      const address = addresses[turn % addresses.length] ?? "";
      const answer = await fetch(address);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => client(index)));
  return answered / seconds;
}
