"use client";

import { Children, type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";

type Moved = ComponentType<{ label: string; children: ReactNode }>;

/** The cards one beside the other, to be swiped; what moves them is loaded when they come near, or left out. */
export function Testimonials({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Carousel, setCarousel] = useState<Moved | null>(null);

  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        seen.disconnect();
        import("./carousel").then(
          (module) => setCarousel(() => module.Carousel),
          () => {},
        );
      },
      { rootMargin: "600px" },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);

  const cards = Children.toArray(children);
  return (
    <div ref={place}>
      {Carousel ? (
        <Carousel label={label}>{cards}</Carousel>
      ) : (
        <ul
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
          tabIndex={0}
          aria-label={label}
          className="flex snap-x snap-mandatory gap-5 overflow-x-auto pb-16"
        >
          {cards.map((card, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their order
            <li key={at} className="w-full shrink-0 snap-start">
              {card}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
