"use client";

import { LibraryBig } from "lucide-react";
import { lazyPart } from "#components/shared/lazy-part";
import { Button } from "#components/ui/button";
import { Dialog } from "#components/ui/dialog";
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
    <Dialog
      trigger={
        <Button variant="outline" className="border-dashed">
          <LibraryBig /> Add from library
        </Button>
      }
      className="max-w-2xl"
      title="Question library"
      description="Questions about what people did or would do. Use what fits; you can edit every word."
    >
      <LibraryChoice {...props} />
    </Dialog>
  );
}
