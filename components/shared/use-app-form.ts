"use client";

import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from "react-hook-form";
import type { z } from "zod/mini";

type Options<Input extends FieldValues> = {
  /** For a field that is no element of the page's own. */
  defaultValues?: DefaultValues<Input>;
  /** For a form in a dialog, which begins anew each time it opens. */
  shouldUnregister?: boolean;
};

/**
 * The one way that a form is kept: checked by the schema that its handler reads too, and only when it is sent. A check
 * at each key would change the banner, which takes the focus away from whoever types.
 */
export function useAppForm<Input extends FieldValues, Output>(
  schema: z.core.$ZodType<Output, Input>,
  options: Options<Input> = {},
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    mode: "onSubmit",
    reValidateMode: "onSubmit",
    ...options,
  });
}
