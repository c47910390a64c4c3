"use client";

import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { Children, type ReactNode } from "react";
import { cn } from "#lib/utils";
import { useCarousel } from "./use-carousel";

const controlClasses =
  "grid size-11 place-items-center rounded-full border bg-card hover:border-input hover:bg-accent [&_svg]:size-5";

/** One slide at a time, which turns by itself until somebody takes over. */
export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const slides = Children.toArray(children);
  const carousel = useCarousel(slides.length);
  const { index } = carousel;
  return (
    <section
      aria-label={label}
      aria-roledescription="carousel"
      tabIndex={-1}
      className="flex flex-col gap-5 outline-none"
      {...carousel.watching}
    >
      {/* Places are counted from here before and after the slides were moved: without it a resized window shows a slide cut. */}
      <div ref={carousel.viewport} className="relative overflow-hidden rounded-xl">
        <div aria-live={carousel.moving ? "off" : "polite"} className="-mr-5 flex touch-pan-y">
          {slides.map((slide, at) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
              key={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              inert={at !== index}
              className="min-w-0 flex-[0_0_100%] pr-5"
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label="Previous"
          onClick={() => carousel.turn(-1)}
          className={controlClasses}
        >
          <ChevronLeft aria-hidden />
        </button>
        <button
          type="button"
          aria-label="Next"
          onClick={() => carousel.turn(1)}
          className={controlClasses}
        >
          <ChevronRight aria-hidden />
        </button>
        {carousel.canPlay ? (
          <button
            type="button"
            aria-label={carousel.playing ? "Pause" : "Play"}
            onClick={carousel.togglePause}
            className={controlClasses}
          >
            {carousel.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
          </button>
        ) : null}
        <div className="ml-2 flex">
          {slides.map((_slide, at) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change their order
              key={at}
              type="button"
              aria-label={`Show ${at + 1} of ${slides.length}`}
              aria-current={at === index}
              onClick={() => carousel.goTo(at)}
              className="group grid h-11 w-8 place-items-center"
            >
              <span
                className={cn(
                  "size-2.5 rounded-full bg-input group-hover:bg-foreground",
                  at === index && "bg-primary group-hover:bg-primary",
                )}
              />
            </button>
          ))}
        </div>
      </div>
    </section>
  );
}
