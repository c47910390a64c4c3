import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { SignUpScreen } from "#components/account/sign-up-screen";
import { WaitingInterview } from "#components/account/waiting-interview";
import { rememberSample } from "#components/shared/picked-sample";

const SAMPLES = [
  { slug: "hvac", title: "HVAC service technician" },
  { slug: "plumbing", title: "Service plumber" },
];

const signUp = (asked?: string) => (
  <SignUpScreen
    plan={undefined}
    providers={[]}
    notice={<WaitingInterview asked={asked} samples={SAMPLES} />}
  />
);
const line = () => screen.queryByText(/is waiting\.$/)?.textContent;

beforeEach(() => localStorage.clear());

describe("Who signs up after picking a trade's interview", () => {
  it("reads that it is waiting, in the page's own HTML", () => {
    rememberSample("plumbing");
    expect(renderToString(signUp("hvac"))).toContain("HVAC service technician");
    render(signUp("hvac"));
    expect(line()).toBe("Your HVAC service technician interview is waiting.");
  });

  it("reads it on a later visit too", () => {
    rememberSample("plumbing");
    render(signUp());
    expect(line()).toBe("Your Service plumber interview is waiting.");
  });

  it("reads nothing of one that was not picked or that nobody knows", () => {
    const { unmount } = render(signUp());
    expect(line()).toBeUndefined();
    unmount();
    rememberSample("astronauts");
    render(signUp());
    expect(line()).toBeUndefined();
  });
});
