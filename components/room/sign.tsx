/** Lucide's drawings, circles as paths. Its own component weighs more than all that the room shows of it. */
const PATHS = {
  camera:
    "M13.997 4a2 2 0 0 1 1.76 1.05l.486.9A2 2 0 0 0 18.003 7H20a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2h1.997a2 2 0 0 0 1.759-1.048l.489-.904A2 2 0 0 1 10.004 4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  cloud: "M12 13v8M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242m-12 .758 4-4 4 4",
  dashed: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z",
  done: "M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm4 7-5.5 5.5L8 12",
  languages: "m5 8 6 6m-7 0 6-6 2-3M2 5h12M7 2h1m14 20-5-10-5 10m2-4h6",
  mic: "M12 19v3m7-12v2a7 7 0 0 1-14 0v-2m7-8a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3z",
  offline:
    "M12 20h.01M8.5 16.429a5 5 0 0 1 7 0M5 12.859a10 10 0 0 1 5.17-2.69m8.83 2.69a10 10 0 0 0-2.007-1.523M2 8.82a15 15 0 0 1 4.177-2.643M22 8.82a15 15 0 0 0-11.288-3.764M2 2l20 20",
  warning:
    "m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4m0 4h.01",
};

/** Of a circle, the first in the middle of its top. */
const EIGHT_DASHES = { pathLength: 16, strokeDasharray: 1, strokeDashoffset: 0.5 };

export type SignOf = keyof typeof PATHS;

/** A small picture beside words, which say the same. */
export function Sign({ of, className }: { of: SignOf; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={PATHS[of]} {...(of === "dashed" && EIGHT_DASHES)} />
    </svg>
  );
}
