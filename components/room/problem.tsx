/** Why something didn't work, read aloud as it appears; nothing while there is nothing to say. */
export function Problem({ children }: { children: string }) {
  if (children === "") return null;
  return (
    <p role="alert" className="mt-4 rounded-lg bg-destructive-tint p-4 text-destructive">
      {children}
    </p>
  );
}
