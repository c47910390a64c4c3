"use client";

import { useRef } from "react";
import { WhoMay } from "#components/shared/role";
import { NativeSelect } from "#components/ui/native-select";
import { STATUS_KEYS } from "#lib/domain/results/shortcuts";
import {
  ATTEMPT_STATUSES,
  type AttemptStatus,
  attemptStatus,
  type ShownScores,
} from "#lib/domain/results/status";
import { cn } from "#lib/utils";
import { useShortcuts } from "../shortcuts/use-shortcuts";
import { useStatus } from "./use-status";

const TONES = {
  Pending: "",
  Rejected: "border-score-low/40 bg-score-low-tint text-score-low",
  Hired: "border-score-good/40 bg-score-good-tint text-score-good",
} as const satisfies Record<AttemptStatus, string>;

type StatusSelectProps = {
  attemptId: string;
  name: string;
  status: AttemptStatus;
  scores: ShownScores;
};

/** The employer's decision: shown at once, saved at once, taken back if saving fails. */
export function StatusSelect(props: StatusSelectProps) {
  return (
    <WhoMay to="decide" otherwise={<span className="font-medium">{props.status}</span>}>
      <StatusChoice {...props} />
    </WhoMay>
  );
}

function StatusChoice({ attemptId, name, status, scores }: StatusSelectProps) {
  const { shown, choose, confirm } = useStatus(attemptId, status, scores);
  const byKeys = useRef(false);
  const box = useRef<HTMLDivElement>(null);
  const chooseBy = (key: keyof typeof STATUS_KEYS) => () => {
    if (STATUS_KEYS[key] !== shown) choose(STATUS_KEYS[key], false);
  };
  useShortcuts({ "1": chooseBy("1"), "2": chooseBy("2"), "3": chooseBy("3") }, box);
  return (
    <div ref={box} className="w-32 table:w-28 min-[90rem]:w-32">
      <NativeSelect
        aria-label={`Status of ${name}`}
        value={shown}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onKeyDown={({ key }) => {
          byKeys.current = true;
          if (key === "Enter") confirm();
        }}
        onBlur={() => {
          byKeys.current = false;
          confirm();
        }}
        onChange={(event) => choose(attemptStatus(event.target.value), byKeys.current)}
        className={cn("pr-8 font-medium", TONES[shown])}
      >
        {ATTEMPT_STATUSES.map((word) => (
          <option key={word} value={word}>
            {word}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
