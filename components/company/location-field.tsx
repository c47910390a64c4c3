"use client";

import { type KeyboardEvent, useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import usePlacesAutocomplete from "use-places-autocomplete";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { timeZoneOfCity } from "#lib/domain/company/city-time-zone";
import type { CompanyForm, CompanyInput } from "#lib/domain/company/company";
import { timeZoneLabel } from "#lib/domain/company/time-zones";
import { CityList } from "./city-list";
import { cityPlaces, type SuggestedCity } from "./city-service";

/** What is said of a place that is none of the suggested ones, and of the time zone that it leads to. */
function ofUnknownPlace(place: string, timeZone: string): string {
  const zone = timeZoneLabel(timeZone);
  return timeZoneOfCity(place) === null
    ? `We don't know this place's time zone, so it's set to ${zone}. You can change it in Settings.`
    : `This isn't one of the suggested cities. Time zone: ${zone}.`;
}

/** US cities are suggested; whatever is typed counts. The time zone follows from the city. */
export function LocationField({ initial }: { initial: string }) {
  const { register, getValues, setValue, formState } = useFormContext<
    CompanyInput,
    unknown,
    CompanyForm
  >();
  const watched = useWatch<CompanyInput, "timeZone">({ name: "timeZone" });
  /** What was left in the field without being chosen, and what was chosen last. */
  const [unknown, setUnknown] = useState("");
  const [chosen, setChosen] = useState(initial);
  // Not controlled: what was typed before the page was ready stands in the field and has to count.
  const { onChange, onBlur, ...field } = register("location");
  const places = usePlacesAutocomplete({ googleMaps: cityPlaces, cacheKey: "cities" });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const cities: SuggestedCity[] = places.suggestions.data;
  const shown = open && cities.length > 0;

  function followCity(value: string) {
    const zone = timeZoneOfCity(value);
    if (zone !== null) setValue("timeZone", zone, { shouldDirty: true });
  }

  function choose(city: SuggestedCity) {
    setValue("location", city.label, { shouldDirty: true });
    followCity(city.label);
    setUnknown("");
    setChosen(city.label);
    setActive(-1);
    places.clearSuggestions();
    setOpen(false);
  }

  function leave(typed: string) {
    // The suggestions go once one of them is chosen.
    const known = [initial, chosen, ...cities.map((city) => city.label)];
    // By the browser's own comparison, without case and accents: `fold` would bring its tables to every reader of Settings.
    const same = new Intl.Collator("en", { sensitivity: "base" }).compare;
    const isKnown = known.some((city) => same(city.trim(), typed.trim()) === 0);
    setUnknown(isKnown ? "" : typed.trim());
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const city = cities[active];
    if (shown && step !== undefined) {
      // One place more than there are cities: what was typed.
      const count = cities.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (shown && event.key === "Enter" && city) choose(city);
    else if (shown && event.key === "Escape") setOpen(false);
    else return;
    event.preventDefault();
  }

  return (
    <Field
      label="Location"
      hint={
        // Room for two lines: what appears as the field is left must not move a button away from under a click.
        <span aria-live="polite" className="block min-h-[2lh]">
          {unknown === ""
            ? "Start typing and choose your city."
            : ofUnknownPlace(unknown, watched ?? getValues("timeZone"))}
        </span>
      }
      error={formState.errors.location?.message}
      className="relative"
    >
      {(aria) => (
        <>
          <Input
            {...aria}
            {...field}
            defaultValue={initial}
            required
            role="combobox"
            aria-expanded={shown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder="Austin, TX"
            onChange={(event) => {
              void onChange(event);
              followCity(event.target.value);
              setActive(-1);
              places.setValue(event.target.value);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              void onBlur(event);
              leave(event.target.value);
            }}
          />
          <CityList
            id={listId}
            cities={shown ? cities : []}
            active={active}
            onChoose={choose}
            onPoint={setActive}
          />
        </>
      )}
    </Field>
  );
}
