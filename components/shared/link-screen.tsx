import type { ReactNode, RefObject } from "react";
import { textAttributes } from "#lib/domain/text/languages";
import { Brand } from "./brand";

type LinkScreenProps = {
  language: string;
  title: string;
  children: ReactNode;
  /** Takes the focus where a press changes what the page says. */
  heading?: RefObject<HTMLHeadingElement | null>;
};

/** The frame of the small pages that a mailed or shared link opens, in the language of whoever got it. */
export function LinkScreen({ language, title, children, heading }: LinkScreenProps) {
  return (
    <main
      {...textAttributes(language)}
      className="mx-auto flex min-h-dvh max-w-xl flex-col justify-center gap-6 px-6 py-16"
    >
      <Brand />
      <h1
        ref={heading}
        {...(heading && { tabIndex: -1 })}
        className="font-display font-semibold text-3xl tracking-tight [overflow-wrap:anywhere]"
      >
        {title}
      </h1>
      {children}
    </main>
  );
}
