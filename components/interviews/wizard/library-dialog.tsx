"use client";

import { LibraryBig } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
import { Loading } from "#components/ui/spinner";
import type { LibraryChoiceProps } from "./library-choice";

// Loaded when the dialog opens, with the whole library.
const LibraryChoice = lazyPart(
  () => import("./library-choice").then((module) => module.LibraryChoice),
  { loading: <Loading /> },
);

/** Good questions by trade, to take over and change. */
export function LibraryDialog(props: LibraryChoiceProps) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline" className="border-dashed">
          <LibraryBig /> Add from library
        </Button>
      </DialogTrigger>
      <DialogContent className="max-w-2xl">
        <DialogHeader>
          <DialogTitle>Question library</DialogTitle>
          <DialogDescription>
            Questions about what people did or would do. Use what fits; you can edit every word.
          </DialogDescription>
        </DialogHeader>
        <LibraryChoice {...props} />
      </DialogContent>
    </Dialog>
  );
}
