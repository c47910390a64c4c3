"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { FormError } from "#components/shared/form-error";
import { useUnsavedChanges } from "#components/shared/unsaved-changes";
import { useAppForm } from "#components/shared/use-app-form";
import { useSend } from "#components/shared/use-send";
import { Button } from "#components/ui/button";
import { Checkbox } from "#components/ui/checkbox";
import { DialogFooter } from "#components/ui/dialog";
import { Field, FieldError, Fieldset } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { RadioCard, RadioGroup } from "#components/ui/radio-group";
import {
  MEMBER_ROLES,
  ROLE_LABELS,
  ROLE_MEANINGS,
  type TeamPerson,
} from "#lib/domain/company/team";
import { memberPath } from "#lib/domain/core/team-routes";

const schema = () =>
  import("#lib/domain/company/team-request").then((module) => module.inviteMemberSchema);

type MemberFormProps = {
  /** Whose role is changed; left out, somebody is invited. */
  person?: TeamPerson;
  interviews: { id: string; title: string }[];
  onDone: () => void;
};

/** Who joins, as what, and of which interviews. */
export function MemberForm({ person, interviews, onDone }: MemberFormProps) {
  const router = useRouter();
  const { send, busy, error } = useSend();
  const { register, handleSubmit, watch, setValue, formState } = useAppForm(schema, {
    defaultValues: {
      email: person?.email ?? "",
      role: person?.role === "manager" ? "manager" : "viewer",
      // One that is gone has no box to take it out by.
      interviews:
        person?.interviews?.filter((id) => interviews.some((one) => one.id === id)) ?? null,
    },
  });
  useUnsavedChanges(formState.isDirty, "dialog");
  const role = watch("role");
  const chosen = watch("interviews");
  const { errors } = formState;
  const choose = (next: string[] | null) => setValue("interviews", next, { shouldDirty: true });

  const save = handleSubmit(async ({ email, ...member }) => {
    if (busy) return;
    const answer = person
      ? await send(memberPath(person.userId), member, "PATCH")
      : await send("/api/team/invitations", { email, ...member });
    if (answer === null) return;
    toast.success(person ? "Role saved" : `Invitation sent to ${email}`);
    onDone();
    router.refresh();
  });

  return (
    <form method="post" noValidate onSubmit={save} className="flex flex-col gap-5">
      {person ? null : (
        <Field label="Their email address" error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...register("email")} type="email" inputMode="email" />
          )}
        </Field>
      )}
      <Fieldset legend="Role">
        <RadioGroup
          aria-label="Role"
          value={role}
          onValueChange={(value) => {
            const wanted = MEMBER_ROLES.find((one) => one === value);
            if (!wanted) return;
            setValue("role", wanted, { shouldDirty: true });
            if (wanted === "manager") choose(null);
          }}
        >
          {MEMBER_ROLES.map((one) => (
            <RadioCard key={one} value={one} label={ROLE_LABELS[one]} hint={ROLE_MEANINGS[one]} />
          ))}
        </RadioGroup>
      </Fieldset>
      {role === "viewer" && (interviews.length > 0 || chosen !== null) ? (
        <Fieldset legend="Which interviews?">
          <div className="-mt-3">
            <Checkbox
              label="All interviews, also new ones"
              checked={chosen === null}
              onChange={({ target }) => choose(target.checked ? null : [])}
            />
            {chosen === null
              ? null
              : interviews.map(({ id, title }) => (
                  <Checkbox
                    key={id}
                    label={title}
                    checked={chosen.includes(id)}
                    onChange={({ target }) => {
                      const others = chosen.filter((one) => one !== id);
                      choose(target.checked ? [...others, id] : others);
                    }}
                  />
                ))}
          </div>
          <FieldError>{errors.interviews?.message}</FieldError>
        </Fieldset>
      ) : null}
      <FormError>{error?.message}</FormError>
      <DialogFooter>
        <Button type="submit" aria-disabled={busy}>
          {busy ? "One moment…" : person ? "Save" : "Send invitation"}
        </Button>
      </DialogFooter>
    </form>
  );
}
