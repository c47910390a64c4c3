import type { BrowserContext } from "@playwright/test";

/** A screencast has no pointer: a dot that glides to where the mouse is, and shrinks while it is pressed. */
export async function showPointer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const dot = document.createElement("div");
    dot.setAttribute("aria-hidden", "true");
    Object.assign(dot.style, {
      position: "fixed",
      left: "0",
      top: "0",
      width: "24px",
      height: "24px",
      margin: "-12px",
      borderRadius: "50%",
      background: "rgb(242 169 59 / 65%)",
      border: "2px solid rgb(22 32 30 / 70%)",
      pointerEvents: "none",
      zIndex: "2147483647",
      transform: "translate(-40px, -40px)",
    });
    const glide = (to: string, duration: number) =>
      dot.animate({ transform: to }, { duration, easing: "ease-in-out", fill: "forwards" });
    const at = ({ clientX, clientY }: MouseEvent) => `translate(${clientX}px, ${clientY}px)`;
    const move = (event: MouseEvent) => {
      // A new page's mouse is in the corner before anybody moves it.
      if (event.clientX + event.clientY > 0) glide(at(event), 450);
    };
    addEventListener("mousemove", move, true);
    addEventListener("mousedown", (event) => glide(`${at(event)} scale(0.6)`, 80), true);
    addEventListener("mouseup", (event) => glide(at(event), 160), true);
    addEventListener("DOMContentLoaded", () => document.documentElement.append(dot));
  });
}
