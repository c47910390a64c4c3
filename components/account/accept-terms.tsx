import type { ComponentProps } from "react";
import { Checkbox } from "#components/ui/checkbox";
import { textLinkClasses } from "#components/ui/text-link";
import { routes } from "#lib/domain/core/routes";

/** 'I agree to the Terms of Service and Privacy Policy', with a way to both. */
export function AcceptTerms(props: Omit<ComponentProps<typeof Checkbox>, "label">) {
  return (
    <Checkbox
      {...props}
      label={
        <>
          I agree to the{" "}
          <a href={routes.terms} className={textLinkClasses}>
            Terms of Service
          </a>{" "}
          and{" "}
          <a href={routes.privacy} className={textLinkClasses}>
            Privacy Policy
          </a>
        </>
      }
    />
  );
}
