"use client";

import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#components/ui/button";
import { NativeSelect } from "#components/ui/native-select";
import { BAND_WORDS } from "#lib/domain/evaluation/bands";
import { countInWords } from "#lib/domain/results/list-texts";
import {
  ASSIGNED_FILTERS,
  contactKeyWords,
  MUST_HAVES_FILTERS,
  MUST_HAVES_WORDS,
  NOT_CONTACTED,
  QUALIFIED_FILTERS,
  RATING_FILTERS,
  type RatingFilter,
  RESULT_SORTS,
  type ResultQuery,
  type ResultSort,
  SORT_WORDS,
} from "#lib/domain/results/result-query";
import type { ListFacts } from "#lib/domain/results/results";
import { ATTEMPT_STATUSES } from "#lib/domain/results/status";
import { DAY_PARTS, DAYS } from "#lib/domain/room/availability";
import { DAY_PART_WORDS, dayName } from "#lib/domain/room/day-words";

type ListFiltersProps = {
  query: ResultQuery;
  defaultSort: ResultSort;
  /** To choose one from; empty on one interview's own list. */
  interviews: readonly { id: string; title: string }[];
  facts: Pick<ListFacts, "contacts" | "tags" | "team">;
  onChange: (change: Partial<ResultQuery>) => void;
  /** Stands beside the press. */
  children: ReactNode;
};

const QUALIFIED_WORDS = { yes: "Qualified", no: "Not qualified" } as const;
/** Whoever has none has it for one of several reasons, which the rows give. */
const RATING_WORDS = {
  ...BAND_WORDS,
  rated: "With a score",
  none: "No score",
} as const satisfies Record<RatingFilter, string>;

const ASSIGNED_WORDS = { mine: "Mine", nobody: "Not assigned" } as const;

/** Those that are asked for less often, behind a press until one of them is set. */
const FOLDED = ["qualified", "rating", "mustHaves", "day", "part", "contact", "tag"] as const;

/** Whom the list shows, and in which order: one select each. */
export function ListFilters(props: ListFiltersProps) {
  const { query, defaultSort, interviews, facts, onChange, children } = props;
  const set = FOLDED.filter((name) => query[name] !== null).length;
  const [open, setOpen] = useState(set > 0);
  return (
    <>
      {interviews.length > 1 ? (
        <Filter
          label="Interview"
          all="All interviews"
          className="sm:w-52"
          value={query.interview}
          options={interviews.map(({ id, title }) => [id, title])}
          onPick={(interview) => onChange({ interview })}
        />
      ) : null}
      <Filter
        label="Status"
        all="Any status"
        className="sm:w-36"
        value={query.status}
        options={ATTEMPT_STATUSES.map((status) => [status, status])}
        onPick={(picked) =>
          onChange({ status: ATTEMPT_STATUSES.find((status) => status === picked) ?? null })
        }
      />
      {facts.team || query.assigned !== null ? (
        <Filter
          label="Assigned"
          all="Assigned or not"
          className="sm:w-44"
          value={query.assigned}
          options={ASSIGNED_FILTERS.map((one) => [one, ASSIGNED_WORDS[one]])}
          onPick={(picked) =>
            onChange({ assigned: ASSIGNED_FILTERS.find((one) => one === picked) ?? null })
          }
        />
      ) : null}
      <div className="w-full sm:w-48">
        <NativeSelect
          name="sort"
          aria-label="Sort by"
          value={query.sort}
          onChange={({ target }) =>
            onChange({ sort: RESULT_SORTS.find((sort) => sort === target.value) ?? defaultSort })
          }
        >
          {Object.entries(SORT_WORDS).map(([sort, words]) => (
            <option key={sort} value={sort}>
              {words}
            </option>
          ))}
        </NativeSelect>
      </div>
      <Button
        variant="outline"
        className="max-sm:w-full max-sm:px-2"
        aria-expanded={open}
        aria-controls="more-filters"
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal />
        <span>{set > 0 ? `More filters (${set})` : "More filters"}</span>
      </Button>
      {children}
      <div
        id="more-filters"
        className="col-span-2 grid w-full grid-cols-2 gap-3 sm:grid-cols-4"
        hidden={!open}
      >
        <MoreFilters query={query} facts={facts} onChange={onChange} />
      </div>
    </>
  );
}

type MoreFiltersProps = Pick<ListFiltersProps, "query" | "facts" | "onChange">;

function MoreFilters({ query, facts, onChange }: MoreFiltersProps) {
  return (
    <>
      <Filter
        label="Qualified"
        all="Qualified or not"
        value={query.qualified}
        options={QUALIFIED_FILTERS.map((one) => [one, QUALIFIED_WORDS[one]])}
        onPick={(picked) =>
          onChange({ qualified: QUALIFIED_FILTERS.find((one) => one === picked) ?? null })
        }
      />
      <Filter
        label="Rating"
        all="Any rating"
        value={query.rating}
        options={RATING_FILTERS.map((one) => [one, RATING_WORDS[one]])}
        onPick={(picked) =>
          onChange({ rating: RATING_FILTERS.find((one) => one === picked) ?? null })
        }
      />
      <Filter
        label="Must-haves"
        all="Any must-haves"
        value={query.mustHaves}
        options={MUST_HAVES_FILTERS.map((one) => [one, MUST_HAVES_WORDS[one]])}
        onPick={(picked) =>
          onChange({ mustHaves: MUST_HAVES_FILTERS.find((one) => one === picked) ?? null })
        }
      />
      <Filter
        label="Day"
        all="Any day"
        value={query.day}
        options={DAYS.map((day) => [day, dayName(day)])}
        onPick={(picked) => onChange({ day: DAYS.find((day) => day === picked) ?? null })}
      />
      <Filter
        label="Time of day"
        all="Any time"
        value={query.part}
        options={DAY_PARTS.map((part) => [part, DAY_PART_WORDS[part].name])}
        onPick={(picked) => onChange({ part: DAY_PARTS.find((part) => part === picked) ?? null })}
      />
      <Filter
        label="Contact"
        all="Contacted or not"
        value={query.contact}
        options={contactOptions(facts.contacts, query.contact)}
        onPick={(contact) => onChange({ contact })}
      />
      {facts.tags.length > 0 || query.tag !== null ? (
        <Filter
          label="Tag"
          all="Any tag"
          value={query.tag}
          options={tagOptions(facts.tags, query.tag)}
          onPick={(tag) => onChange({ tag })}
        />
      ) : null}
    </>
  );
}

/** The tags of the list; what is asked for stays in sight. */
function tagOptions(tags: readonly string[], asked: string | null): [string, string][] {
  const known = new Set(tags);
  if (asked !== null) known.add(asked);
  return [...known].map((tag) => [tag, tag]);
}

/** Whom nobody called, and what came of the others' calls, with how many each has; what is asked for stays in sight. */
function contactOptions(contacts: ListFacts["contacts"], asked: string | null): [string, string][] {
  const known = contacts.map(({ key, words, people }): [string, string] => [
    key,
    `${contactKeyWords(key, words)} (${countInWords(people)})`,
  ]);
  const options: [string, string][] = [
    [NOT_CONTACTED, contactKeyWords(NOT_CONTACTED, null)],
    ...known,
  ];
  const isThere = asked === null || options.some(([key]) => key === asked);
  return isThere ? options : [...options, [asked, contactKeyWords(asked, null)]];
}

type FilterProps = {
  label: string;
  all: string;
  className?: string;
  value: string | null;
  options: (readonly [string, string])[];
  onPick: (value: string | null) => void;
};

function Filter({ label, all, className = "", value, options, onPick }: FilterProps) {
  return (
    <div className={`w-full ${className}`}>
      <NativeSelect
        name={label.toLowerCase()}
        aria-label={label}
        value={value ?? ""}
        className={value === null ? "" : "border-primary font-medium"}
        onChange={({ target }) => onPick(target.value || null)}
      >
        <option value="">{all}</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
