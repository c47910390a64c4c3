"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef } from "react";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";

type Options<Values extends FieldValues> = {
  /** For a field that is no element of the page's own, or begins with what was typed before. */
  defaultValues?: DefaultValues<Values>;
  /** For a form in a dialog, which begins anew each time it opens. */
  shouldUnregister?: boolean;
};

/**
 * The one way that a form is kept: checked by the schema that its handler reads too, and only when it is sent. A check
 * at each key would change the banner, which takes the focus away from whoever types.
 *
 * The schema loads when somebody comes to the form, as nobody needs it to read a page. What is handed on is what was
 * typed: the handler cleans it, and is the only check if the schema can't be loaded.
 */
export function useAppForm<Values extends FieldValues>(
  loadSchema: () => Promise<z.core.$ZodType<unknown, Values>>,
  options: Options<Values> = {},
): UseFormReturn<Values> {
  const load = useRef(() => loadSchema().catch(() => null)).current;
  const sending = useRef(false);
  const form = useForm<Values>({
    resolver: async (values, context, settings) => {
      const schema = await load();
      if (schema === null) return { values, errors: {} };
      return standardSchemaResolver(schema, undefined, { raw: true })(values, context, settings);
    },
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    ...options,
  });

  const { getValues, resetDefaultValues } = form;
  // A form has changed once it differs from how it came, and most fields have what they began with from the page alone.
  // What somebody typed before this ran is a change.
  useEffect(() => {
    const typedEarly = Object.keys(getValues(undefined, { dirtyFields: true }));
    const unknown = Object.fromEntries(typedEarly.map((name) => [name, undefined]));
    resetDefaultValues({ ...getValues(), ...unknown });
  }, [getValues, resetDefaultValues]);

  useEffect(() => {
    document.addEventListener("focusin", load, { once: true });
    return () => document.removeEventListener("focusin", load);
  }, [load]);

  const handleSubmit: typeof form.handleSubmit = (...outcomes) => {
    const submit = form.handleSubmit(...outcomes);
    // While the schema is on its way, a second press is one too many.
    return async (event) => {
      event?.preventDefault();
      if (sending.current) return;
      sending.current = true;
      await submit(event).finally(() => {
        sending.current = false;
      });
    };
  };
  return { ...form, handleSubmit };
}
