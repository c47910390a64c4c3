"use client";

export { ResponseNotFound as default } from "#components/candidates/response-not-found";
