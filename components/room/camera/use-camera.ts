"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { isInsideApp } from "#lib/browser/inside-app";
import { recordingSupported } from "#lib/room-client/recorder";

export type CameraFault = "denied" | "missing" | "busy" | "blocked" | "insecure" | "unsupported";

/** Which devices a person wants; what is left out is the browser's own choice. */
type CameraChoice = { cameraId?: string; microphoneId?: string; soundOnly?: boolean };

export type Camera = {
  stream: MediaStream | null;
  fault: CameraFault | null;
  asking: boolean;
  choice: CameraChoice;
  /** Turns it on; a choice replaces parts of the one before. */
  ask: (choice?: CameraChoice) => Promise<void>;
  /** Turns it on again as it was, without a press, where it was on in this visit and the browser would not ask. */
  resume: () => Promise<void>;
  /** Turns the camera off, light and all. */
  release: () => void;
};

/** The camera and microphone of one visit: asked for once, off whenever no video question is on the screen. */
export function useCamera(): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [fault, setFault] = useState<CameraFault | null>(null);
  const [asking, setAsking] = useState(false);
  const [choice, setChoice] = useState<CameraChoice>({});
  const held = useRef<MediaStream | null>(null);
  const wanted = useRef(0);
  const wasOn = useRef(false);
  const chosen = useRef<CameraChoice>({});

  const release = useCallback(() => {
    wanted.current += 1;
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = null;
    setStream(null);
    setAsking(false);
  }, []);

  const ask = useCallback(
    async (change: CameraChoice = {}) => {
      release();
      const mine = wanted.current;
      chosen.current = { ...chosen.current, ...change };
      setChoice(chosen.current);
      const obstacle = firstObstacle();
      setFault(obstacle);
      if (obstacle !== null) return;
      setAsking(true);
      try {
        const found = await navigator.mediaDevices.getUserMedia(constraintsFor(chosen.current));
        if (mine !== wanted.current) {
          for (const track of found.getTracks()) track.stop();
          return;
        }
        for (const track of found.getTracks()) track.addEventListener("ended", release);
        held.current = found;
        wasOn.current = true;
        setStream(found);
      } catch (error) {
        if (mine === wanted.current) setFault(faultOf(error));
      } finally {
        if (mine === wanted.current) setAsking(false);
      }
    },
    [release],
  );

  const resume = useCallback(async () => {
    if (!wasOn.current || held.current !== null) return;
    const mine = wanted.current;
    if ((await isAllowed(chosen.current)) && mine === wanted.current) await ask();
  }, [ask]);

  useEffect(() => release, [release]);
  return { stream, fault, asking, choice, ask, resume, release };
}

/** Whether the browser remembers the permission; one that can't tell may ask, and nothing was pressed. */
async function isAllowed({ soundOnly }: CameraChoice): Promise<boolean> {
  const names: PermissionName[] = soundOnly ? ["microphone"] : ["camera", "microphone"];
  try {
    const states = await Promise.all(names.map((name) => navigator.permissions.query({ name })));
    return states.every(({ state }) => state === "granted");
  } catch {
    return false;
  }
}

function constraintsFor({
  cameraId,
  microphoneId,
  soundOnly,
}: CameraChoice): MediaStreamConstraints {
  return {
    video: !soundOnly && {
      ...(cameraId ? { deviceId: { ideal: cameraId } } : { facingMode: "user" }),
      width: { ideal: 640 },
      height: { ideal: 480 },
      frameRate: { ideal: 24, max: 30 },
    },
    audio: {
      ...(microphoneId && { deviceId: { ideal: microphoneId } }),
      echoCancellation: true,
      noiseSuppression: true,
      autoGainControl: true,
    },
  };
}

function firstObstacle(): CameraFault | null {
  if (!window.isSecureContext) return "insecure";
  if (!navigator.mediaDevices?.getUserMedia || !recordingSupported()) {
    return isInsideApp(navigator.userAgent) ? "blocked" : "unsupported";
  }
  return null;
}

/** Browsers name the same trouble in several ways. */
export function faultOf(error: unknown): CameraFault {
  const name = error instanceof Error ? error.name : "";
  if (["NotFoundError", "DevicesNotFoundError", "OverconstrainedError"].includes(name)) {
    return "missing";
  }
  if (["NotReadableError", "TrackStartError", "AbortError"].includes(name)) return "busy";
  // An app that shows pages may have no camera to give, whatever a person allows.
  return policyForbids() || isInsideApp(navigator.userAgent) ? "blocked" : "denied";
}

type WithPolicy = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/** A page's policy looks like a person's refusal; some browsers can tell them apart. */
function policyForbids(): boolean {
  const page: WithPolicy = document;
  return page.featurePolicy?.allowsFeature("camera") === false;
}
