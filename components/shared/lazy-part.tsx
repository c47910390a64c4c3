"use client";

import {
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { toast } from "sonner";
import { Loading } from "#components/ui/spinner";
import { RetryAlert } from "./retry-alert";
import { useRestoreFocus } from "./use-restore-focus";

export const NOT_LOADED = "This part couldn't be loaded. Check your connection and try again.";
/** As after a release, when the scripts of the page that is open are gone. */
export const STILL_NOT_LOADED =
  "This part still couldn't be loaded. Save or copy what you typed, then reload the page.";

/** One message for all parts: another try takes its place. */
const TOAST = "part-not-loaded";

/** A window on its way has no place of its own, and is mostly there before anyone could read this. */
const WINDOW_LOADING = (
  <Loading className="fixed inset-x-0 bottom-8 z-50 mx-auto w-fit rounded-lg border bg-card px-5 py-3 shadow-lg transition-opacity delay-300 duration-1 starting:opacity-0" />
);

type Options<Props> = {
  /** Shown until the part is there. */
  loading?: ReactNode;
  /** For a window, which has no place of its own on the page: closes it, and a toast says why. */
  close?: (props: Props) => void;
};

type Source<Props> = Options<Props> & {
  load: () => Promise<ComponentType<Props>>;
  loaded: ComponentType<Props> | null;
  failures: number;
};

/**
 * A part of a page whose script loads when it is shown. If it can't be loaded, the page says so in its place, with a
 * way to try again: the page around it, and what was typed there, stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: Options<Props> = {},
): FunctionComponent<Props> {
  const source: Source<Props> = { ...options, load, loaded: null, failures: 0 };
  return (props) => <LazyPart source={source} props={props} />;
}

type LazyPartProps<Props> = { source: Source<Props>; props: Props };

function LazyPart<Props extends object>({ source, props }: LazyPartProps<Props>) {
  const [Part, setPart] = useState(() => source.loaded);
  const [tries, setTries] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const box = useRestoreFocus<HTMLDivElement>(problem);

  const fail = useEffectEvent(() => {
    source.failures += 1;
    const words = source.failures === 1 ? NOT_LOADED : STILL_NOT_LOADED;
    if (source.close === undefined) return setProblem(words);
    toast.error(words, { id: TOAST });
    source.close(props);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try is a reason to load again
  useEffect(() => {
    if (Part !== null) return;
    let gone = false;
    source.load().then(
      (part) => {
        source.loaded = part;
        toast.dismiss(TOAST);
        if (!gone) setPart(() => part);
      },
      () => {
        if (!gone) fail();
      },
    );
    return () => {
      gone = true;
    };
  }, [tries]);

  function again() {
    setProblem(null);
    setTries(tries + 1);
  }

  if (Part !== null) return <Part {...props} />;
  if (problem === null) return source.loading ?? (source.close ? WINDOW_LOADING : null);
  return (
    <div ref={box} tabIndex={-1}>
      <RetryAlert again={again}>{problem}</RetryAlert>
    </div>
  );
}
