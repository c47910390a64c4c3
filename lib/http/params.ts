import { z } from "zod";
import { identifier } from "#lib/domain/text";

/** What the addresses of several handlers name. Nothing longer than these is one of ours. */
export const attemptParams = z.object({ attemptId: z.uuid() });
export const interviewParams = z.object({ key: identifier(64) });
export const linkParams = z.object({ token: identifier(100) });
