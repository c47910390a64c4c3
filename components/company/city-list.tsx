import { cn } from "#lib/utils";
import type { SuggestedCity } from "./city-service";

type CityListProps = {
  id: string;
  cities: SuggestedCity[];
  active: number;
  onChoose: (city: SuggestedCity) => void;
  onPoint: (index: number) => void;
};

/** The suggestions under a combobox; focus stays in its input. How many there are is read aloud. */
export function CityList({ id, cities, active, onChoose, onPoint }: CityListProps) {
  return (
    <>
      <p role="status" className="sr-only">
        {cities.length > 0
          ? `${cities.length} ${cities.length === 1 ? "city" : "cities"} found, use the arrow keys to choose`
          : ""}
      </p>
      <div
        id={id}
        role="listbox"
        aria-label="Cities"
        hidden={cities.length === 0}
        className="absolute inset-x-0 top-full z-20 mt-1 overflow-hidden rounded-md border bg-popover py-1 text-popover-foreground shadow-soft"
      >
        {cities.map((city, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the input, as in every combobox
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={city.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => onPoint(index)}
            onClick={() => onChoose(city)}
            className={cn(
              "flex min-h-11 cursor-pointer items-center px-3",
              index === active && "bg-accent text-accent-foreground",
            )}
          >
            {city.label}
          </div>
        ))}
      </div>
    </>
  );
}
