"use client";

import type { ComponentProps } from "react";
import { RoomButton } from "./button";

/** A button of the steps before an attempt: until the page's script is there, it asks this address for what comes. */
export function PlainButton({
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
      <RoomButton type="submit" name={name} value={value} {...props} />
    </form>
  );
}
