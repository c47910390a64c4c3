import type { Clip } from "#local/demo/clips";
import { roomShapes } from "./rooms.ts";

const round = (n: number) => Math.round(n * 10) / 10;

/** Seven bars on the badge: how loud the voice is now, taller in the middle. */
function bars(level: number, t: number, fill: string): string {
  return Array.from({ length: 7 }, (_, i) => {
    const middle = 1 - Math.abs(i - 3) / 5;
    const wave = 0.75 + 0.25 * Math.sin(t * 11 + i * 1.7);
    const h = round(6 + level * 34 * middle * wave);
    return `<rect x="${183 + i * 17}" y="${round(560 - h / 2)}" width="9" height="${h}" rx="4.5" fill="${fill}"/>`;
  }).join("");
}

/**
 * One frame: the room, and in it the person: initials in a tinted circle, shoulders, an apron with a level meter.
 * `level` 0 to 1, `t` in seconds.
 */
export function frameSvg(clip: Clip, level: number, t: number): string {
  const x = round(Math.sin(t * 0.6) * 4);
  const y = round(-level * 5);
  const tilt = round(Math.sin(t * 0.45) * 1.2);
  const ring = (grow: number, opacity: number) =>
    `<circle cx="240" cy="262" r="${round(112 + grow * level)}" fill="${clip.tint}" opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640" viewBox="0 0 480 640">${roomShapes(clip.room)}
  <g transform="translate(${round(x * 0.5)} ${round(y * 0.35)})">
    <path d="M38 660c0-134 62-222 142-240l60 22 60-22c80 18 142 106 142 240z" fill="${clip.shirt}"/>
    <path d="M180 420l60 78 60-78-22-8h-76z" fill="#FFFFFF" opacity=".9"/>
    <path d="M150 430l16-5 24 92h100l24-92 16 5-16 97q22 10 26 34l12 109H128l12-109q4-24 26-34z" fill="#FFFFFF" opacity=".16"/>
    <rect x="160" y="524" width="160" height="72" rx="20" fill="#FFFDF8"/>${bars(level, t, clip.shirt)}
  </g>
  <g transform="translate(${x} ${y}) rotate(${tilt} 240 420)">
    <rect x="206" y="340" width="68" height="104" rx="30" fill="${clip.tint}"/>
    <path d="M206 372q34 26 68 0v22q-34 24-68 0z" fill="#16201E" opacity=".08"/>
    ${ring(34, 0.28)}${ring(18, 0.4)}
    <circle cx="240" cy="262" r="112" fill="${clip.tint}"/>
    <circle cx="240" cy="262" r="109" fill="none" stroke="#FFFDF8" stroke-width="6"/>
    <text x="240" y="294" font-family="Inter, DejaVu Sans" font-weight="600" font-size="92" letter-spacing="-2" text-anchor="middle" fill="#16201E">${clip.initials}</text>
  </g></svg>`;
}
