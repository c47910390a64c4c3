"use client";

import Link from "next/link";
import { Component, type ReactNode } from "react";
import { AuthContext } from "#components/shared/auth";
import { PreferencesProvider } from "#components/shared/preferences-provider";
import { Toaster } from "#components/ui/toaster";
import { AREAS } from "./areas";
import { owner } from "./examples/owner";
import type { Shown } from "./states";

const AUTH = {
  user: owner,
  owner: null,
  isAuthenticated: true,
  loading: false,
  signOut: async () => true,
};

const anchor = (name: string, state = "") => `${name} ${state}`.trim().replace(/\W+/g, "-");

/** One area: an index of its parts and their states, then each of them. Nobody is signed in, so requests are refused. */
export function Gallery({ area }: { area: string | undefined }) {
  const chosen = area !== undefined && area in AREAS ? area : "ui";
  const parts = AREAS[chosen] ?? [];
  return (
    <PreferencesProvider>
      <AuthContext value={AUTH}>
        <Index chosen={chosen} parts={parts} />
        <main className="flex flex-col gap-12 px-4 py-6 sm:px-8">
          {parts.map((part) => (
            <Part key={part.name} part={part} />
          ))}
        </main>
        <Toaster />
      </AuthContext>
    </PreferencesProvider>
  );
}

function Index({ chosen, parts }: { chosen: string; parts: readonly Shown[] }) {
  const link = "inline-flex min-h-11 items-center underline underline-offset-4";
  return (
    <header className="border-b bg-card px-4 py-4 text-sm sm:px-8">
      <nav aria-label="Areas" className="flex flex-wrap gap-x-3">
        {Object.keys(AREAS).map((name) => (
          <Link
            key={name}
            href={`/dev/gallery/${name}`}
            className={link}
            aria-current={name === chosen ? "page" : undefined}
          >
            {name === chosen ? <strong>{name}</strong> : name}
          </Link>
        ))}
      </nav>
      <nav aria-label="Parts" className="mt-4 flex flex-col border-t pt-4">
        {parts.map(({ name, states }) => (
          <div key={name} className="flex flex-wrap gap-x-3">
            <a href={`#${anchor(name)}`} className={`font-medium ${link}`}>
              {name}
            </a>
            {Object.keys(states).map((state) => (
              <a key={state} href={`#${anchor(name, state)}`} className={link}>
                {state}
              </a>
            ))}
          </div>
        ))}
      </nav>
    </header>
  );
}

function Part({ part: { name, note, states } }: { part: Shown }) {
  return (
    <section id={anchor(name)} aria-label={name} className="flex flex-col gap-6">
      <h2 className="font-bold font-display text-2xl">{name}</h2>
      {note ? <p className="text-muted-foreground">{note}</p> : null}
      {Object.entries(states).map(([state, draw]) => (
        <section
          key={state}
          id={anchor(name, state)}
          aria-label={`${name}: ${state}`}
          className="flex min-w-0 flex-col gap-2"
        >
          <h3 className="font-medium text-muted-foreground text-sm">{state}</h3>
          <div
            // What is fixed to the window stays in its own frame.
            style={{ contain: "layout" }}
            className="min-w-0 border-y border-dashed sm:rounded-lg sm:border sm:p-6"
          >
            <Failing>
              <State draw={draw} />
            </Failing>
          </div>
        </section>
      ))}
    </section>
  );
}

const State = ({ draw }: { draw: () => ReactNode }) => draw();

/** One state that can't be drawn leaves the others there. */
class Failing extends Component<{ children: ReactNode }, { why: string | null }> {
  override state = { why: null };
  static getDerivedStateFromError(error: unknown) {
    return { why: String(error) };
  }
  override render() {
    return this.state.why === null ? (
      this.props.children
    ) : (
      <p role="alert" className="text-destructive">
        {this.state.why}
      </p>
    );
  }
}
