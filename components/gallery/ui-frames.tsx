import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "#components/shared/confirm-dialog";
import { Button } from "#components/ui/button";
import { Dialog, DialogFooter } from "#components/ui/dialog";
import {
  Sheet,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from "#components/ui/sheet";
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from "#components/ui/table";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "#components/ui/tabs";
import { Tooltip } from "#components/ui/tooltip";
import { LONG_NAME, LONG_TEXT, LONG_TITLE } from "./examples/long";
import type { Shown } from "./states";

const PEOPLE = ["Maribel Santos", LONG_NAME];

/** What holds other parts, or opens over the page. */
export const FRAMES: readonly Shown[] = [
  {
    name: "Table",
    states: {
      full: () => (
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead>Name</TableHead>
              <TableHead>Interview</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {PEOPLE.map((name) => (
              <TableRow key={name}>
                <TableCell className="[overflow-wrap:anywhere]">{name}</TableCell>
                <TableCell label="Interview">House cleaner</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ),
    },
  },
  {
    name: "Tabs",
    states: {
      full: () => (
        <Tabs defaultValue="first">
          <TabsList>
            <TabsTrigger value="first">Answers</TabsTrigger>
            <TabsTrigger value="second">Reviews</TabsTrigger>
            <TabsTrigger value="third" disabled>
              Not now
            </TabsTrigger>
          </TabsList>
          <TabsContent value="first">What they said.</TabsContent>
          <TabsContent value="second">What it was worth.</TabsContent>
        </Tabs>
      ),
    },
  },
  {
    name: "Dialog",
    states: {
      full: () => <ADialog title="Share interview" text="Anyone with the link can answer." />,
      long: () => <ADialog title={LONG_TITLE} text={LONG_TEXT.repeat(3)} />,
    },
  },
  {
    name: "Confirm dialog",
    states: {
      full: () => <AQuestion />,
    },
  },
  {
    name: "Sheet",
    states: {
      full: () => (
        <Sheet>
          <SheetTrigger asChild>
            <Button variant="outline">Open</Button>
          </SheetTrigger>
          <SheetContent className="p-6">
            <SheetTitle>Menu</SheetTitle>
            <SheetDescription>What a phone has no room for.</SheetDescription>
          </SheetContent>
        </Sheet>
      ),
    },
  },
  {
    name: "Tooltip",
    states: {
      full: () => (
        <Tooltip content="A general score of 7 or more" atClick>
          <Button variant="outline">Qualified</Button>
        </Tooltip>
      ),
    },
  },
  {
    name: "Toaster",
    states: {
      full: () => (
        <>
          <Button variant="outline" onClick={() => toast.success("Link copied!")}>
            Success
          </Button>{" "}
          <Button variant="outline" onClick={() => toast.error("It couldn't be copied")}>
            Error
          </Button>
        </>
      ),
    },
  },
];

function AQuestion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Open
      </Button>
      <ConfirmDialog
        title="Delete this interview?"
        action={{ label: "Delete" }}
        open={open}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      >
        Its answers go with it.
      </ConfirmDialog>
    </>
  );
}

function ADialog({ title, text }: { title: string; text: string }) {
  return (
    <Dialog trigger={<Button variant="outline">Open</Button>} title={title} description={text}>
      <DialogFooter>
        <Button>Done</Button>
      </DialogFooter>
    </Dialog>
  );
}
