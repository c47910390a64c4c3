"use client";

export { ListError as default } from "#components/candidates/list-error";
