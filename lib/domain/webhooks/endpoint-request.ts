import * as z from "zod/mini";
import { addressText } from "../text/text.ts";
import { URL_LIMIT } from "./webhook.ts";

export const NOT_A_URL = "Enter the full URL, like https://example.com/rolecall";

/** What the form sends. Whether the address can be called is asked when it is added, and again at each delivery. */
export const endpointSchema = z.object({
  url: addressText(URL_LIMIT).check(
    z.minLength(1, "Enter your endpoint's URL"),
    z.url({
      protocol: /^https?$/,
      error: NOT_A_URL,
    }),
  ),
});

/** What the list's switch sends: an endpoint that was turned off is turned on again. */
export const enableSchema = z.object({ enabled: z.literal(true) });
