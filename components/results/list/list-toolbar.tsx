"use client";

import { Search, TextSearch, X } from "lucide-react";
import Link from "next/link";
import { useEffect, useOptimistic, useRef, useState, useTransition } from "react";
import { FileLink } from "#components/shared/file-link";
import { useNavigate } from "#components/shared/use-navigate";
import { Button } from "#components/ui/button";
import { Input } from "#components/ui/input";
import { Spinner } from "#components/ui/spinner";
import { loneLinkClasses } from "#components/ui/text-link";
import { searchPath } from "#lib/domain/core/routes";
import { LIST_ID } from "#lib/domain/results/list-texts";
import {
  isNarrowed,
  type ResultQuery,
  type ResultSort,
  resultHref,
  wholeList,
} from "#lib/domain/results/result-query";
import type { ListFacts } from "#lib/domain/results/results";
import { ListFilters } from "./list-filters";
import { rememberOrder } from "./sort-link";

const TYPING_MS = 250;

type ListToolbarProps = {
  query: ResultQuery;
  defaultSort: ResultSort;
  base: string;
  /** How many the list has, in words. */
  total: string;
  interviews: readonly { id: string; title: string }[];
  facts: Pick<ListFacts, "contacts" | "tags" | "team">;
  /** Where the whole list is a CSV file. */
  fileHref: string;
};

/** Search, filters and order. All of it lives in the address, so that reload and back keep it. */
export function ListToolbar(props: ListToolbarProps) {
  const { query, defaultSort, base, total, interviews, facts, fileHref } = props;
  const leave = useNavigate();
  const [pending, startTransition] = useTransition();
  const [shown, setShown] = useOptimistic(query);
  const [text, setText] = useState(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Back brings another search; what is being typed, and its spaces, stay.
  useEffect(() => {
    if (timer.current === undefined)
      setText((typed) => (typed.trim() === query.search ? typed : query.search));
  }, [query.search]);

  /** A choice is a step that Back takes back; letters are not. */
  function go(change: Partial<ResultQuery>, replace = false) {
    if (change.sort) rememberOrder(change.sort);
    clearTimeout(timer.current);
    timer.current = undefined;
    const next = { ...shown, search: text.trim(), cursor: null, ...change };
    startTransition(() => {
      if (leave(resultHref(base, next, defaultSort), { replace, scroll: false })) setShown(next);
    });
  }

  function type(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ search: value.trim() }, true), TYPING_MS);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      id={LIST_ID}
      action={base}
      className="mb-4 grid scroll-mt-20 grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap"
      onSubmit={(event) => {
        event.preventDefault();
        go({});
      }}
    >
      <div className="relative col-span-2 sm:min-w-60 sm:flex-1">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          name="q"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search candidates"
          placeholder="Name, email, or interview"
          className="pr-11 pl-9"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        {text ? (
          <button
            type="button"
            aria-label="Clear search"
            className="absolute top-0 right-0 grid size-11 place-items-center text-muted-foreground hover:text-foreground"
            onClick={() => {
              setText("");
              go({ search: "" });
            }}
          >
            <X className="size-4" />
          </button>
        ) : null}
      </div>
      <ListFilters
        query={shown}
        defaultSort={defaultSort}
        interviews={interviews}
        facts={facts}
        onChange={(change) => go(change)}
      >
        <Button
          asChild
          variant="outline"
          className="max-sm:w-full max-sm:px-2 max-sm:even:col-span-2"
        >
          <Link href={searchPath(text.trim())} prefetch={false}>
            <TextSearch /> Search answers
          </Link>
        </Button>
      </ListFilters>
      <p
        aria-live="polite"
        className="col-span-2 flex items-center gap-2 text-muted-foreground text-sm tabular-nums sm:ml-auto"
      >
        {pending ? <Spinner className="size-4" /> : null}
        <span>{total}</span>
        {isNarrowed(query) ? (
          <Button asChild variant="ghost" size="sm" className="h-11">
            <Link
              href={resultHref(base, wholeList(query.sort), defaultSort)}
              replace
              scroll={false}
              prefetch={false}
              onClick={() => setText("")}
            >
              Show everyone
            </Link>
          </Button>
        ) : null}
        <FileLink href={fileHref} download className={`max-sm:ml-auto ${loneLinkClasses}`}>
          Download CSV
        </FileLink>
      </p>
    </form>
  );
}
