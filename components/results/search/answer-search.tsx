import { Search } from "lucide-react";
import Form from "next/form";
import { Button } from "#components/ui/button";
import { Input } from "#components/ui/input";
import { routes } from "#lib/domain/core/routes";
import { MAX_SEARCHED } from "#lib/domain/results/answer-search";

/** What to look for in all answers; the search lives in the address. */
export function AnswerSearch({ search }: { search: string }) {
  return (
    <Form action={routes.searchAnswers} role="search" className="mb-6 flex max-w-3xl gap-3">
      <Input
        name="q"
        inputMode="search"
        enterKeyHint="search"
        aria-label="Words to find"
        placeholder='For example: bleach, forklift, "night shift"'
        maxLength={MAX_SEARCHED}
        defaultValue={search}
        required
      />
      <Button type="submit">
        <Search /> Search
      </Button>
    </Form>
  );
}
