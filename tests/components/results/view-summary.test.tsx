import { render, screen } from "@testing-library/react";
import { result } from "#components/gallery/examples/results";
import { Review } from "#components/results/response/review";

jest.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams(),
  useRouter: () => ({ refresh: jest.fn() }),
}));

describe("View Summary on a phone", () => {
  const real = globalThis.IntersectionObserver;
  afterEach(() => {
    globalThis.IntersectionObserver = real;
  });

  /** A screen of 844 px on which the summary's top is at `top`. */
  function summaryAt(top: number) {
    globalThis.IntersectionObserver = class implements IntersectionObserver {
      root = null;
      scrollMargin = "";
      thresholds = [];
      rootMargin: string;
      private readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        this.tell = tell;
        this.rootMargin = options.rootMargin ?? "0px 0px 0px 0px";
      }
      observe(target: Element) {
        const [, , below = "0"] = this.rootMargin.split(" ");
        const end = 844 * (1 + (below.endsWith("%") ? Number.parseFloat(below) / 100 : 0));
        const box = new DOMRect(0, top, 358, 200);
        const isIntersecting = box.bottom > 0 && top < end;
        const entry = { target, isIntersecting, boundingClientRect: box, time: 0 };
        const rest = { intersectionRatio: 0, intersectionRect: box, rootBounds: null };
        this.tell([{ ...entry, ...rest }], this);
      }
      unobserve() {}
      disconnect() {}
      takeRecords = () => [];
    };
    render(<Review result={result} pdfLock={null} />);
    return screen.queryByRole("button", { name: "View Summary" });
  }

  it.each([100, 800, 1000])("is away where the summary is in view or next (%i px)", (top) => {
    expect(summaryAt(top)).toBeNull();
  });

  it.each([-900, 2000])("is there where the summary is elsewhere (%i px)", (top) => {
    expect(summaryAt(top)).toBeVisible();
  });
});
