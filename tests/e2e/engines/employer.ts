import { newCard } from "../support/billing.ts";
import type { Employer } from "../support/employer.ts";
import type { Person } from "../support/engines/person.ts";

export async function signIn(person: Person, { email, password }: Employer): Promise<void> {
  await person.open("/signin");
  await person.type("Email", email);
  await person.type("Password", password);
  await person.press("Sign in");
  await person.wait(`location.pathname !== "/signin"`);
  // The welcome window has a test of its own.
  await person.read(`localStorage.setItem("hide_welcome_popup", "true")`);
  await person.open("/dashboard");
  await person.see("Quick actions");
  await person.shot("dashboard");
}

/** From the list to somebody's answers, of which the recorded one is played. */
export async function listAndPlay(person: Person, name: string, question: string): Promise<void> {
  await person.open("/interviews/responses");
  await person.press(new RegExp(`^${name}`), "link");
  await person.see(name, "heading");
  await person.shot("candidate");
  await person.press("Video & Transcripts", "tab");
  await person.press(new RegExp(question));
  const player = `document.querySelector("video[aria-label='Answer to question 1']")`;
  await person.wait(`${player}?.readyState >= 1`);
  // Its source may be set anew while a slow machine loads it, and then nobody has pressed play.
  const plays = `(${player}.muted = true, ${player}.play().catch(() => {}), false)`;
  await person.wait(`${player}.currentTime > 1 || ${plays}`);
  await person.shot("player");
}

/** Looks for nobody, and then for everybody. */
export async function search(person: Person, name: string): Promise<void> {
  await person.open("/interviews/responses");
  await person.type("Search candidates", "nobody");
  await person.see("No attempts found.");
  await person.press("Clear search");
  await person.see(new RegExp(`^${name}`), "link");
}

export async function decide(person: Person, name: string): Promise<void> {
  await person.choose(`Status of ${name}`, "Hired");
  await person.see("Status updated.");
}

export async function changeSettings(person: Person): Promise<void> {
  await person.open("/dashboard/settings");
  await person.choose("Time zone", "Mountain (Denver)");
  await person.press("Save Company Profile");
  await person.see("Company profile saved successfully");
  await person.shot("settings");
}

/** Makes an interview with one question by the wizard. */
export async function createByWizard(person: Person): Promise<void> {
  await person.open("/interviews/create");
  await person.type("Interview title", "Lawn care");
  await person.type("Description", "Mow and trim, Monday to Friday.");
  await person.press("Next");
  await person.type("Question text", "Why do you like to work outside?");
  await person.press("Settings", "tab");
  await person.shot("wizard");
  await person.press("Create Interview");
  await person.see(/ready to share/, "heading");
}

/** Somebody who has an account and no plan yet leaves a card. */
export async function checkOut(person: Person): Promise<void> {
  await person.open("/plan-onboarding?plan=LAUNCH");
  await person.see("Summary", "region");
  await person.into("Secure payment");
  await person.type("Card number", newCard());
  await person.press(/^(Start trial|Subscribe)$/);
  await person.into(null);
  await person.see("Payment Successful", "heading");
  await person.shot("paid");
}
