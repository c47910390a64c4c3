import { useState } from "react";
import { toast } from "sonner";
import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogTitle,
} from "#components/ui/alert-dialog";
import { Button } from "#components/ui/button";
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from "#components/ui/dialog";
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
    name: "AlertDialog",
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
    <AlertDialog open={open} onOpenChange={setOpen}>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        Open
      </Button>
      <AlertDialogContent>
        <AlertDialogTitle>Delete this interview?</AlertDialogTitle>
        <AlertDialogDescription>Its answers go with it.</AlertDialogDescription>
        <DialogFooter>
          <AlertDialogCancel>Cancel</AlertDialogCancel>
          <AlertDialogAction>Delete</AlertDialogAction>
        </DialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}

function ADialog({ title, text }: { title: string; text: string }) {
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button variant="outline">Open</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle className="[overflow-wrap:anywhere]">{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button>Done</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
