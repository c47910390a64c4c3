import { act, fireEvent, render, screen } from "@testing-library/react";
import { HidingHeader } from "#components/site/frame/hiding-header";
import { SectionLink } from "#components/site/frame/section-link";
import { SectionScrolling } from "#components/site/frame/section-scrolling";
import { SiteMenu } from "#components/site/frame/site-menu";

const push = jest.fn();
jest.mock("next/navigation", () => ({ useRouter: () => ({ push }) }));

function scroll(to: number) {
  Object.assign(window, { scrollY: to });
  fireEvent.scroll(window);
}

beforeEach(() => {
  push.mockClear();
  Object.assign(window, { scrollY: 0 });
});

describe("The bar", () => {
  it("hides on the way down and shows on the way up and near the top", () => {
    render(<HidingHeader>bar</HidingHeader>);
    const bar = screen.getByRole("banner");
    const hidden = () => bar.getAttribute("data-hidden");
    scroll(60);
    expect(hidden()).toBe("false");
    scroll(400);
    expect(hidden()).toBe("true");
    scroll(398);
    expect(hidden()).toBe("true");
    scroll(300);
    expect(hidden()).toBe("false");
    scroll(500);
    expect(hidden()).toBe("true");
    scroll(79);
    expect(hidden()).toBe("false");
    for (let at = 81; at < 90; at += 2) scroll(at);
    expect(hidden()).toBe("true");
  });
});

describe("A link to a section", () => {
  const reached = jest.fn();

  function section() {
    const pricing = document.createElement("section");
    pricing.id = "pricing";
    pricing.tabIndex = -1;
    pricing.scrollIntoView = reached;
    return document.body.appendChild(pricing);
  }

  beforeEach(() => {
    jest.useFakeTimers();
    reached.mockClear();
    render(
      <>
        <SectionScrolling />
        <SectionLink section="pricing">Pricing</SectionLink>
      </>,
    );
  });
  afterEach(() => {
    jest.useRealTimers();
    document.getElementById("pricing")?.remove();
    window.history.replaceState(null, "", "/");
  });

  const link = () => screen.getByRole("link", { name: "Pricing" });

  it("is a plain link for whoever has no script", () => {
    expect(link()).toHaveAttribute("href", "/#pricing");
  });

  it("scrolls there, where the section is on the page, and keys go on from there", () => {
    const pricing = section();
    fireEvent.click(link());
    expect(reached).toHaveBeenCalledTimes(1);
    expect(pricing).toHaveFocus();
    expect(push).not.toHaveBeenCalled();
    expect(window.location.hash).toBe("#pricing");
  });

  it("goes to the landing page from elsewhere, and looks after 100 ms", () => {
    fireEvent.click(link());
    expect(push).toHaveBeenCalledWith("/");
    section();
    act(() => jest.advanceTimersByTime(99));
    expect(reached).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it("looks again after 500 ms, until the page is there", () => {
    fireEvent.click(link());
    act(() => jest.advanceTimersByTime(599));
    section();
    expect(reached).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(reached).toHaveBeenCalledTimes(1);
    act(() => jest.advanceTimersByTime(60_000));
    expect(reached).toHaveBeenCalledTimes(1);
  });

  it("leaves a click for a new tab to the browser", () => {
    section();
    fireEvent.click(link(), { metaKey: true });
    expect(reached).not.toHaveBeenCalled();
  });
});

describe("The menu", () => {
  it("opens over everything, and closes after a choice and when the window widens", () => {
    const wide = Object.assign(new EventTarget(), {
      media: "",
      matches: false,
      onchange: null,
      addListener() {},
      removeListener() {},
    });
    jest.spyOn(window, "matchMedia").mockReturnValue(wide);
    HTMLDialogElement.prototype.showModal = function () {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function () {
      this.open = false;
    };
    render(
      <SiteMenu brand="Rolecall">
        <a href="#about">About Us</a>
        <p>no link</p>
      </SiteMenu>,
    );
    const open = () => fireEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = () => screen.queryByRole("dialog", { name: "Menu" });
    expect(menu()).toBeNull();
    open();
    expect(menu()).toBeVisible();
    fireEvent.click(screen.getByText("no link"));
    expect(menu()).toBeVisible();
    fireEvent.click(screen.getByRole("link", { name: "About Us" }));
    expect(menu()).toBeNull();
    open();
    act(() => {
      wide.dispatchEvent(new Event("change"));
    });
    expect(menu()).toBeNull();
    open();
    fireEvent.click(screen.getByRole("button", { name: "Close menu" }));
    expect(menu()).toBeNull();
  });
});
