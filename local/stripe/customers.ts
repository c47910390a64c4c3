import { mustFind } from "./answer.ts";
import { invalid } from "./failure.ts";
import type { Customer } from "./state/customers.ts";
import type { State } from "./state.ts";

/** @throws Failure `resource_missing`, which names the mode that a customer was made in if that is the other one */
export function findCustomer(state: State, id: string, param = "customer"): Customer {
  const mode = state.otherMode?.[id];
  if (mode === undefined) return mustFind(state.customers, "customer", id, param);
  const used = mode === "test" ? "live" : "test";
  throw invalid(
    `No such customer: '${id}'; a similar object exists in ${mode} mode, but a ${used} mode key was used to make this request.`,
    { code: "resource_missing", param },
    404,
  );
}

/** From here on a customer is one of the other mode, with everything of theirs. */
export function moveToMode(state: State, id: string, mode: "test" | "live"): void {
  findCustomer(state, id);
  delete state.customers[id];
  for (const { id: subscription, customer } of Object.values(state.subscriptions))
    if (customer === id) delete state.subscriptions[subscription];
  state.otherMode = { ...state.otherMode, [id]: mode };
}
