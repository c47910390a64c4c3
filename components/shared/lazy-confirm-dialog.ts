"use client";

import { lazyPart } from "./lazy-part";

/** `ConfirmDialog` where few people are ever asked: its script loads with the question. */
export const ConfirmDialog = lazyPart(
  () => import("./confirm-dialog").then((module) => module.ConfirmDialog),
  { close: ({ onOpenChange }) => onOpenChange(false) },
);
