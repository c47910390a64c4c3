"use client";

import { Menu, X } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button";
import {
  Sheet,
  SheetClose,
  SheetContent,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from "#components/ui/sheet";
import { type ShellUser, SidebarBody } from "./sidebar-body";

/** The sidebar as a drawer. */
export function MobileMenu({ user }: { user: ShellUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu">
          <Menu aria-hidden className="size-6" />
        </Button>
      </SheetTrigger>
      <SheetContent className="px-3 py-4">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SheetDescription className="sr-only">Your account's pages</SheetDescription>
        <SheetClose asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close menu"
            className="absolute top-3 right-3"
          >
            <X aria-hidden className="size-5" />
          </Button>
        </SheetClose>
        <SidebarBody user={user} onFollow={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
