import { connect, createServer, type Socket } from "node:net";
import type { Target } from "./product.ts";

export type Fault = { kind: "kill" | "reset"; after: number };

export type Line = {
  url: string;
  /** Faults to come: each hits whatever request carries the byte of that number, counted from now. */
  plan(faults: readonly Fault[]): void;
  /** Faults of the plan that have not happened. */
  left(): number;
  close(): Promise<void>;
};

/** A line between a browser and the web servers, each connection to the next of them, which breaks as planned. */
export async function openLine(targets: readonly Target[]): Promise<Line> {
  let plan: Fault[] = [];
  let carried = 0;
  let turn = 0;
  const open = new Set<Socket>();

  const server = createServer((near) => {
    // As a load balancer does: nobody is sent to a server that is known to be away.
    const running = targets.filter((one) => one.isUp());
    const target = running[turn++ % running.length];
    if (!target) return near.resetAndDestroy();
    const far = connect(target.port, "127.0.0.1");
    const cut = () => {
      near.resetAndDestroy();
      far.resetAndDestroy();
    };
    open.add(near);
    near.on("error", cut).on("close", () => {
      open.delete(near);
      far.destroy();
    });
    far.on("error", cut);
    far.pipe(near);
    near.on("data", (bytes) => {
      carried += bytes.length;
      far.write(bytes);
      const [next] = plan;
      if (!next || carried < next.after) return;
      plan = plan.slice(1);
      if (next.kind === "kill") target.kill();
      else cut();
    });
    near.on("end", () => far.end());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    plan(faults) {
      carried = 0;
      plan = [...faults];
    },
    left: () => plan.length,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        for (const socket of open) socket.destroy();
      }),
  };
}
