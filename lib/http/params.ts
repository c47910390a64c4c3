import { z } from "zod";

/** What the addresses of several handlers name. Nothing longer than these is one of ours. */
export const attemptParams = z.object({ attemptId: z.uuid() });
export const interviewParams = z.object({ key: z.string().min(1).max(64) });
export const linkParams = z.object({ token: z.string().min(1).max(100) });
