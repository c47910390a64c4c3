"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { TESTIMONIALS } from "#lib/domain/site/claims";
import { TestimonialCard } from "./testimonial-card";

const Carousel = lazy(async () => {
  const { Carousel } = await import("./carousel");
  return { default: Carousel };
});

/** The voices one beside the other, to be swiped; what moves them is loaded when they come near. */
export function Testimonials() {
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

  const cards = TESTIMONIALS.map((voice) => <TestimonialCard key={voice.name} voice={voice} />);
  const list = (
    <ul className="flex snap-x snap-mandatory gap-5 overflow-x-auto pb-16">
      {cards.map((card) => (
        <li key={card.key} className="w-full shrink-0 snap-start">
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
