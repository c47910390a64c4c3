import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "#components/interviews/share/share-button";
import { textCodePath } from "#lib/domain/interviews/share-words";
import type { LanguageCode } from "#lib/domain/text/languages";

const LINK = "https://rolecall.example/i/key";
const facts = {
  company: "Bright & Clean",
  job: "House cleaner",
  language: "en" as const,
  translations: { es: { title: "Limpieza de casas" } },
  pay: "$22 an hour",
  place: "Tampa, FL",
};

let touch = true;
beforeEach(() => {
  touch = true;
  Object.defineProperty(window, "matchMedia", {
    configurable: true,
    value: () => ({ matches: touch }),
  });
});

async function open(language: LanguageCode = "en") {
  const person = userEvent.setup();
  render(<ShareButton id="i-1" link={LINK} facts={{ ...facts, language }} />);
  await person.click(screen.getByRole("button", { name: "Share" }));
  return person;
}

const messageOf = (name: string, part: "body" | "text") => {
  const href = screen.getByRole("link", { name }).getAttribute("href") ?? "";
  return new URLSearchParams(href.slice(href.indexOf("?") + 1)).get(part);
};

it("writes the message with the link, and each link says where it was shared", async () => {
  const person = await open();
  const words = `Bright & Clean is hiring: House cleaner, $22 an hour. Answer a few questions on your phone whenever you have time. No app, no account: ${LINK}`;
  expect(messageOf("Text", "body")).toBe(`${words}?s=text`);
  expect(messageOf("WhatsApp", "text")).toBe(`${words}?s=whatsapp`);
  expect(messageOf("Email", "body")).toBe(`${words}?s=email`);
  await person.selectOptions(screen.getByLabelText("Language of the message"), "Spanish");
  expect(messageOf("Text", "body")).toMatch(
    /^Bright & Clean está contratando: Limpieza de casas, /,
  );
});

it.each([
  ["es", "es", "es"],
  ["fr", "en", "fr"],
] as const)("begins in the interview's own language, %s", async (language, words, poster) => {
  await open(language);
  expect(screen.getByLabelText("Language of the message")).toHaveValue(words);
  expect(screen.getByLabelText("Language")).toHaveValue(poster);
});

it("shows the text as a code at a desk, where nothing would open it", async () => {
  touch = false;
  const person = await open();
  expect(screen.queryByRole("link", { name: "Text" })).toBeNull();
  await person.click(screen.getByRole("button", { name: "Text" }));
  await person.selectOptions(screen.getByLabelText("Language of the message"), "Spanish");
  expect(screen.getByRole("img", { name: "QR code that opens the text" })).toHaveAttribute(
    "src",
    textCodePath("i-1", "es"),
  );
});

it("has words for job boards, with pay and place where the owner gave them", async () => {
  const person = await open();
  await person.selectOptions(screen.getByLabelText("Where you post the job"), "Craigslist");
  await person.click(screen.getByRole("button", { name: "Use these words" }));
  const post = await navigator.clipboard.readText();
  expect(post).toBe(
    `Bright & Clean is hiring: House cleaner\nPay: $22 an hour\nWhere: Tampa, FL\n\nTo apply, open this link on your phone and answer a few questions whenever you have time. You don't need an app or an account, and you can finish later:\n${LINK}?s=craigslist`,
  );
  expect(screen.getByText(/^Bright & Clean is hiring/).textContent).toBe(post);
});

it("opens the phone's own window where there is one, and bears that it is closed", async () => {
  const share = jest.fn(async (_what: object) => {
    throw new DOMException("closed", "AbortError");
  });
  Object.defineProperty(navigator, "share", { configurable: true, value: share });
  const person = await open();
  await person.click(screen.getByRole("button", { name: "More apps" }));
  expect(share).toHaveBeenCalledWith({
    title: "Bright & Clean is hiring: House cleaner",
    text: expect.stringMatching(/\?s=share$/),
  });
  expect(screen.getByRole("button", { name: "More apps" })).toBeEnabled();
});
