"use client";

import { ArrowDown, ArrowUp, X } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { toast } from "sonner";
import { useSend } from "#components/shared/use-send";
import { Badge } from "#components/ui/badge";
import { Button } from "#components/ui/button";
import { request } from "#lib/browser/request";
import { shortlistApiPath, shortlistPersonPath } from "#lib/domain/core/response-routes";
import { responsePath } from "#lib/domain/core/routes";
import { blindName, type ListedPerson, moved } from "#lib/domain/results/shortlist";
import { SelectRow } from "../list/select-box";
import { Opinions } from "./opinions";

const UNDO_MS = 10_000;

type ListedPersonRowProps = {
  shortlistId: string;
  person: ListedPerson;
  /** Their place, from 0. */
  at: number;
  /** Whether a link hides the names. */
  blind: boolean;
  /** Everybody on the list, in order. */
  order: string[];
};

/** One person of a shortlist: moved by a place, taken off and put back, and what readers said of them. */
export function ListedPersonRow({ shortlistId, person, at, blind, order }: ListedPersonRowProps) {
  const router = useRouter();
  const { send, busy, error, rest } = useSend();
  const { id, number, name, interviewTitle, rating, status, inside, opinions } = person;
  useEffect(() => {
    if (error) toast.error(error.message);
  }, [error]);

  async function change(path: string, body: object, method: "PATCH" | "DELETE") {
    if (busy || !(await send(path, body, method))) return false;
    rest();
    router.refresh();
    return true;
  }
  const path = shortlistPersonPath(shortlistId, id);
  async function takeOff() {
    if (!(await change(path, {}, "DELETE"))) return;
    toast.success(`${name} is off the list.`, {
      duration: UNDO_MS,
      action: { label: "Undo", onClick: () => void putBack() },
    });
  }
  /** Their row isn't there anymore, so what fails stands in a toast of its own. */
  async function putBack() {
    const answer = await request(path, { method: "PUT", body: {} });
    if (answer.ok) router.refresh();
    else toast.error(answer.refusal.message ?? `${name} couldn't be put back. Try again.`);
  }
  const move = (by: 1 | -1) =>
    change(shortlistApiPath(shortlistId), { order: moved(order, id, by) }, "PATCH");
  const [first, last] = [at === 0, at === order.length - 1];

  return (
    <li className="flex flex-col gap-3 px-5 py-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-3">
        <SelectRow id={id} name={name} />
        <span aria-hidden className="w-6 text-muted-foreground tabular-nums">
          {at + 1}
        </span>
        <div className="min-w-0 flex-1 basis-40">
          <Link
            href={responsePath(id)}
            prefetch={false}
            dir="auto"
            className="inline-block min-h-11 content-center font-semibold hover:underline [overflow-wrap:anywhere]"
          >
            {name}
          </Link>
          <p className="text-muted-foreground text-sm [overflow-wrap:anywhere]">
            {[
              interviewTitle,
              rating === null ? "No rating" : rating.toFixed(1),
              status,
              ...(blind ? [`${blindName(number)} where names are hidden`] : []),
            ].join(" · ")}
          </p>
          {inside ? <Badge variant="medium">Not for clients or partners</Badge> : null}
        </div>
        <div className="flex">
          <Button
            variant="ghost"
            size="icon"
            aria-disabled={first || busy}
            onClick={() => first || move(-1)}
          >
            <ArrowUp />
            <span className="sr-only">Move {name} up</span>
          </Button>
          <Button
            variant="ghost"
            size="icon"
            aria-disabled={last || busy}
            onClick={() => last || move(1)}
          >
            <ArrowDown />
            <span className="sr-only">Move {name} down</span>
          </Button>
          <Button variant="ghost" size="icon" aria-disabled={busy} onClick={() => void takeOff()}>
            <X />
            <span className="sr-only">Take {name} off the list</span>
          </Button>
        </div>
      </div>
      <Opinions opinions={opinions} />
    </li>
  );
}
