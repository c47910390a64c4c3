import type { GuideStep } from "#lib/domain/company/getting-started";

/** The size of the recordings; the frame has it before anything is there. */
const SIZE = { width: 960, height: 600 } as const;

/** A short silent recording of the product. Nothing of it is loaded until it is pressed. */
export function GuideVideo({ step, title }: { step: GuideStep; title: string }) {
  return (
    <video
      controls
      muted
      playsInline
      preload="none"
      poster={`/guide/${step}.webp`}
      aria-label={`${title}, a short recording without sound. The list below covers the same steps.`}
      className="aspect-[8/5] h-auto w-full rounded-md border bg-muted"
      {...SIZE}
    >
      <source src={`/guide/${step}.mp4`} type="video/mp4" />
    </video>
  );
}
