import type { CSSProperties, ReactNode } from "react";
import { OUR_COLOR, readableBrand } from "#lib/domain/company/contrast";

/**
 * The company's color as the main color of its rooms, corrected until it reads (4.5:1) in light and in dark; ours is there
 * already. For pages: a candidate's browser computes nothing of it.
 */
export function BrandColors({ color, children }: { color: string; children: ReactNode }) {
  if (color === OUR_COLOR) return children;
  const { light, dark } = readableBrand(color);
  const variables: CSSProperties & Record<`--${string}`, string> = {
    "--brand-light": light.fill,
    "--brand-light-text": light.text,
    "--brand-dark": dark.fill,
    "--brand-dark-text": dark.text,
  };
  return (
    <div
      style={variables}
      className="[--primary-foreground:var(--brand-light-text)] [--primary-hover:color-mix(in_srgb,var(--brand-light)_88%,black)] [--primary:var(--brand-light)] [--ring:var(--brand-light)] dark:[--primary-foreground:var(--brand-dark-text)] dark:[--primary-hover:color-mix(in_srgb,var(--brand-dark)_88%,white)] dark:[--primary:var(--brand-dark)] dark:[--ring:var(--brand-dark)]"
    >
      {children}
    </div>
  );
}
