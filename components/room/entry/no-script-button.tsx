"use client";

import type { ComponentProps } from "react";
import { carried } from "#lib/domain/interviews/link-source";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";

/** A button of the steps before an attempt: until the page's script is there, it asks this address for what comes. */
export function NoScriptButton({
  asks,
  onPress,
  ...props
}: Omit<ComponentProps<typeof RoomButton>, "name" | "value" | "onClick"> & {
  /** What the address asks for, as name and value; nothing for the first step. */
  asks?: [name: string, value: string];
  onPress: () => void;
}) {
  const [name, value] = asks ?? [];
  return (
    <form
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <CarriedArrival />
      <RoomButton type="submit" name={name} value={value} {...props} />
    </form>
  );
}

/** What the link carried goes on with a plain form, whose fields take the place of its address's. */
export function CarriedArrival() {
  const { arrival } = useRoom();
  return Object.entries(carried(arrival)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
