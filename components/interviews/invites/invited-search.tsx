"use client";

import { Search } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { useNavigate } from "#components/shared/use-navigate";
import { Button } from "#components/ui/button";
import { Input } from "#components/ui/input";
import { invitesPath } from "#lib/domain/core/routes";
import { INVITED_SEARCH_LIMIT } from "#lib/domain/interviews/invite";

type InvitedSearchProps = { interviewId: string; search: string };

/** One field for whoever was invited. It lives in the address, so that reload, back and the next page keep it. */
export function InvitedSearch({ interviewId, search }: InvitedSearchProps) {
  const go = useNavigate();
  const [text, setText] = useState(search);
  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>
    <form
      role="search"
      action={`${invitesPath(interviewId)}#invited`}
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        go(invitesPath(interviewId, { search: text.trim() }), { scroll: false });
      }}
    >
      <div className="relative flex-1 basis-48 sm:max-w-80">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          name="q"
          type="search"
          enterKeyHint="search"
          aria-label="Search invited people"
          placeholder="Name, number, or email"
          className="pl-9"
          maxLength={INVITED_SEARCH_LIMIT}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Button type="submit" variant="outline">
        Search
      </Button>
      {search === "" ? null : (
        <Button variant="ghost" asChild>
          <Link href={`${invitesPath(interviewId)}#invited`} scroll={false} prefetch={false}>
            Show everyone
          </Link>
        </Button>
      )}
    </form>
  );
}
