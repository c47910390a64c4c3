import { isCachedPage, isMissingListPage, keptAddress } from "#lib/domain/site/cached-pages";

const noList = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://rolecall.example");
  return isMissingListPage(pathname, searchParams);
};

describe("The pages that are kept for seconds", () => {
  it.each(["/blog", "/blog/an-article", "/blog/x.png", "/industries/hvac"])("have %s", (path) => {
    expect(isCachedPage(path)).toBe(true);
  });

  it.each(["/", "/industries", "/blogs", "/dashboard"])("don't have %s", (path) => {
    expect(isCachedPage(path)).toBe(false);
  });

  it.each([
    ["/Blog", "/blog"],
    ["/BLOG/An-Article", "/blog/An-Article"],
    ["/Industries/hvac", "/industries/hvac"],
    ["/blog", null],
    ["/blog/An-Article", null],
    ["/Dashboard", null],
    ["//evil.example", null],
  ])("lead from %s to %s", (path, usual) => {
    expect(keptAddress(path)).toBe(usual);
  });
});

describe("The blog's list", () => {
  it.each(["/blog", "/blog?page=1", "/blog?page=9999", "/blog?from=ad", "/blog/page"])(
    "may be at %s",
    (address) => expect(noList(address)).toBe(false),
  );

  it.each(["/blog?page=0", "/blog?page=two", "/blog?page=", "/blog?page=1&page=2", "/blog/page/1"])(
    "is not at %s",
    (address) => expect(noList(address)).toBe(true),
  );
});
