"use client";

import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useRead } from "#components/shared/use-read";
import { Button } from "#components/ui/button";
import { DialogFooter } from "#components/ui/dialog";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { TAGS_PATH } from "#lib/domain/core/response-routes";
import type { BulkChoice } from "#lib/domain/results/bulk-request";
import { TAG_LIMIT } from "#lib/domain/results/tags";
import { usedTagsSchema } from "#lib/domain/results/tags-request";
import { fold } from "#lib/domain/text/fold";
import type { Sending } from "../send-dialog";

const schema = () => import("#lib/domain/results/tags-request").then((module) => module.tagSchema);

type TagFormProps = {
  choice: BulkChoice;
  /** What the one candidate has; null for several. */
  own: readonly string[] | null;
  sending: Sending;
};

/** One tag, typed or taken from those in use, to add or to remove. */
export function TagForm({ choice, own, sending: { submit, busy, error } }: TagFormProps) {
  const read = useRead(TAGS_PATH, usedTagsSchema);
  // None until they are read, and none if they can't be.
  const used = read === null || read === "failed" ? [] : read.tags;
  const { register, handleSubmit, watch, setValue, formState } = useAppForm(schema, {
    defaultValues: { tag: "" },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const typed = fold(watch("tag").trim());
  const isTyped = (tag: string) => fold(tag) === typed;
  const has = own?.some(isTyped) ?? null;
  const offered = [...new Set([...(own ?? []), ...used])];
  const save = (on: boolean) =>
    handleSubmit(async ({ tag }) => {
      const said = on ? `Tagged “${tag}”.` : `Removed “${tag}”.`;
      const done = ({ note }: Record<string, unknown>) => `${said} ${note ?? ""}`.trim();
      await submit({ path: TAGS_PATH, body: { choice, tag, on }, done });
    });
  return (
    <form onSubmit={save(has !== true)} className="flex flex-col gap-4">
      <Field label="Tag" error={formState.errors.tag?.message}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            {...register("tag")}
            maxLength={TAG_LIMIT}
            placeholder="Night shift"
          />
        )}
      </Field>
      {offered.length > 0 ? (
        <fieldset className="flex max-h-48 flex-wrap gap-2 overflow-y-auto p-0.5">
          <legend className="mb-1.5 font-medium text-sm">In use</legend>
          {offered.map((tag) => (
            <Button
              key={tag}
              variant="outline"
              aria-pressed={isTyped(tag)}
              className="min-w-0 max-w-full aria-pressed:border-primary"
              onClick={() => setValue("tag", tag, { shouldDirty: true })}
            >
              <span dir="auto" className="truncate">
                {tag}
              </span>
            </Button>
          ))}
        </fieldset>
      ) : null}
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        {has === false ? null : (
          <Button
            type={has ? "submit" : "button"}
            variant="outline"
            aria-disabled={busy}
            onClick={has ? undefined : save(false)}
          >
            Remove tag
          </Button>
        )}
        {has ? null : (
          <Button type="submit" aria-disabled={busy}>
            {busy ? "Saving…" : "Add tag"}
          </Button>
        )}
      </DialogFooter>
    </form>
  );
}
