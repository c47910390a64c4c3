"use client";

import { useRef } from "react";
import { Button } from "#components/ui/button";
import { Field } from "#components/ui/field";
import { Input } from "#components/ui/input";
import { LOGO_HINT } from "#lib/domain/company/logo";
import type { Logo } from "./use-logo";

/** The company's logo: what it is now, another file, or none. */
export function LogoField({ logo, locked }: { logo: Logo; locked: boolean }) {
  const file = useRef<HTMLInputElement>(null);

  function remove() {
    if (file.current) file.current.value = "";
    logo.remove();
  }

  return (
    <Field label="Logo" error={logo.error} hint={LOGO_HINT}>
      {(aria) => (
        <div className="flex flex-col gap-2">
          <Input
            {...aria}
            ref={file}
            type="file"
            accept="image/*"
            disabled={locked}
            onChange={({ target }) => logo.choose(target.files?.[0])}
            className="py-2 file:mr-3 file:font-medium"
          />
          {logo.url === null ? null : (
            <div className="flex items-center gap-3">
              {/* biome-ignore lint/performance/noImgElement: a stored file of any size, or one not stored yet */}
              <img
                src={logo.url}
                alt="Your logo"
                className="h-11 max-w-40 rounded-md border bg-white object-contain p-1"
              />
              <Button type="button" variant="ghost" size="sm" disabled={locked} onClick={remove}>
                Remove logo
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
