import { NativeSelect } from "#components/ui/native-select";
import { SPEEDS } from "./use-player";

type PlayerSpeedProps = { speed: number; onChoose: (speed: number) => void };

/** How fast this and every other recording plays; not every browser's own controls have it. */
export function PlayerSpeed({ speed, onChoose }: PlayerSpeedProps) {
  return (
    <div className="w-24">
      <NativeSelect
        aria-label="Playback speed"
        value={speed}
        onChange={(event) => onChoose(Number(event.target.value))}
        className="text-sm"
      >
        {SPEEDS.map((one) => (
          <option key={one} value={one}>
            {one}×
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
