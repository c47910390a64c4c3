"use client";

import { useEffect, useId, useState } from "react";
import { RoomButton } from "../button";
import { useRoom } from "../room-context";
import type { Camera } from "./use-camera";

/** Which camera and microphone, if there is more than one; and sound without a picture. */
export function DevicePicker({ camera }: { camera: Camera }) {
  const { messages } = useRoom();
  const m = messages.check;
  const devices = useDevices(camera.stream);
  const { soundOnly } = camera.choice;
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {!soundOnly && (
        <Pick
          label={m.camera}
          devices={devices.filter(({ kind }) => kind === "videoinput")}
          used={deviceOf(camera.stream?.getVideoTracks())}
          onPick={(cameraId) => void camera.ask({ cameraId })}
        />
      )}
      <Pick
        label={m.microphone}
        devices={devices.filter(({ kind }) => kind === "audioinput")}
        used={deviceOf(camera.stream?.getAudioTracks())}
        onPick={(microphoneId) => void camera.ask({ microphoneId })}
      />
      <div className="sm:col-span-2">
        <RoomButton
          look="bare"
          className="!px-0 text-base text-primary"
          onClick={() => void camera.ask({ soundOnly: !soundOnly })}
        >
          {soundOnly ? m.withPicture : m.soundOnly}
        </RoomButton>
        <p className="text-muted-foreground text-sm">{m.soundOnlyHint}</p>
      </div>
    </div>
  );
}

function Pick({
  label,
  devices,
  used,
  onPick,
}: {
  label: string;
  devices: MediaDeviceInfo[];
  used: string | undefined;
  onPick: (id: string) => void;
}) {
  const id = useId();
  if (devices.length < 2) return null;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      <select
        id={id}
        value={used}
        onChange={({ target }) => onPick(target.value)}
        className="mt-1 block h-12 w-full rounded-md border border-input bg-card px-3"
      >
        {devices.map((device, index) => (
          <option key={device.deviceId} value={device.deviceId}>
            {device.label || `${label} ${index + 1}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function deviceOf(tracks: MediaStreamTrack[] | undefined): string | undefined {
  return tracks?.[0]?.getSettings().deviceId;
}

/** The devices that there are, as they come and go; their names are known once permission was given. */
function useDevices(stream: MediaStream | null): MediaDeviceInfo[] {
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    const { mediaDevices } = navigator;
    if (stream === null || !mediaDevices) return;
    const read = () => {
      mediaDevices.enumerateDevices().then(setDevices, () => {});
    };
    read();
    mediaDevices.addEventListener("devicechange", read);
    return () => mediaDevices.removeEventListener("devicechange", read);
  }, [stream]);
  return devices;
}
