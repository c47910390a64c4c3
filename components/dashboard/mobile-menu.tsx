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

/** The sidebar as a drawer (accounts spec §2.13). */
export function MobileMenu({ user }: { user: ShellUser }) {
  const [open, setOpen] = useState(false);
  return (
    <Sheet open={open} onOpenChange={setOpen}>
      <SheetTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu" className="[&_svg]:size-6">
          <Menu aria-hidden />
        </Button>
      </SheetTrigger>
      <SheetContent side="left" className="px-3 py-4">
        <SheetTitle className="sr-only">Menu</SheetTitle>
        <SheetDescription className="sr-only">The pages of your account</SheetDescription>
        <SheetClose asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label="Close menu"
            className="absolute top-3 right-3 [&_svg]:size-5"
          >
            <X aria-hidden />
          </Button>
        </SheetClose>
        <SidebarBody user={user} onFollow={() => setOpen(false)} />
      </SheetContent>
    </Sheet>
  );
}
