"use client";

import { Search, X } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { Input } from "#components/ui/input";
import { NativeSelect } from "#components/ui/native-select";
import { Spinner } from "#components/ui/spinner";
import {
  RESULT_SORTS,
  type ResultQuery,
  type ResultSort,
  resultHref,
  SORT_WORDS,
} from "#lib/domain/results/result-query";

const TYPING_MS = 250;

type ListToolbarProps = {
  query: ResultQuery;
  defaultSort: ResultSort;
  base: string;
  total: number;
};

/** Search and order. Both live in the address, so that reload and back keep them. */
export function ListToolbar({ query, defaultSort, base, total }: ListToolbarProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [text, setText] = useState(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function go(change: Partial<ResultQuery>) {
    clearTimeout(timer.current);
    const next = { ...query, search: text.trim(), page: 1, ...change };
    startTransition(() => router.replace(resultHref(base, next, defaultSort), { scroll: false }));
  }

  function type(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ search: value.trim() }), TYPING_MS);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      action={base}
      className="mb-4 flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        go({});
      }}
    >
      <div className="relative min-w-60 flex-1 basis-full sm:max-w-sm sm:basis-0">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          name="q"
          inputMode="search"
          enterKeyHint="search"
          aria-label="Search candidates"
          placeholder="Search by name, email or interview"
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
      <div className="w-52">
        <NativeSelect
          name="sort"
          aria-label="Sort by"
          value={query.sort}
          onChange={(event) =>
            go({ sort: RESULT_SORTS.find((sort) => sort === event.target.value) ?? defaultSort })
          }
        >
          {Object.entries(SORT_WORDS).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </div>
      <p
        aria-live="polite"
        className="ml-auto flex items-center gap-2 text-muted-foreground text-sm tabular-nums"
      >
        {pending ? <Spinner className="size-4" /> : null}
        {total} {total === 1 ? "candidate" : "candidates"}
      </p>
    </form>
  );
}
