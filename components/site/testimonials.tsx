"use client";

import { Children, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

const Carousel = lazy(async () => {
  const { Carousel } = await import("./carousel");
  return { default: Carousel };
});

/** The voices one beside the other, to be swiped; what moves them is loaded when they come near. */
export function Testimonials({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);

  useEffect(() => {
    const seen = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        seen.disconnect();
      },
      { rootMargin: "600px" },
    );
    if (place.current) seen.observe(place.current);
    return () => seen.disconnect();
  }, []);

  const cards = Children.toArray(children);
  const list = (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys
      tabIndex={0}
      aria-label="Testimonials"
      className="flex snap-x snap-mandatory gap-5 overflow-x-auto pb-16"
    >
      {cards.map((card, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their order
        <li key={at} className="w-full shrink-0 snap-start">
          {card}
        </li>
      ))}
    </ul>
  );
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={list}>
          <Carousel label="Testimonials">{cards}</Carousel>
        </Suspense>
      ) : (
        list
      )}
    </div>
  );
}
