import { globSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { LanguageProvider } from "#components/room/language-context";
import { roomMessages } from "#lib/messages/room";

jest.mock("next/navigation", () => ({
  ...jest.requireActual<object>("next/navigation"),
  useRouter: () => ({ refresh: () => {} }),
}));

type ErrorPage = ComponentType<{ error: Error; reset: () => void }>;

const FILES = globSync("app/**/error.tsx").toSorted();

describe("A page that could not be shown", () => {
  it.each(FILES)("says so under a heading of its own: %s", async (file) => {
    const { default: Page }: { default: ErrorPage } = await import(resolve(file));
    render(
      <LanguageProvider {...roomMessages("en")} interviewKey={null}>
        <Page error={new Error("Out of order")} reset={() => {}} />
      </LanguageProvider>,
    );
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });
});
