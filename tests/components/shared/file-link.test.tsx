import { render, screen } from "@testing-library/react";
import { AuthContext } from "#components/shared/auth";
import { FileLink } from "#components/shared/file-link";
import { Button } from "#components/ui/button";

const link = (
  <Button asChild>
    <FileLink href="/api/attempts/export?status=Hired" download>
      Download CSV
    </FileLink>
  </Button>
);
const address = () => screen.getByRole("link", { name: "Download CSV" }).getAttribute("href");
const auth = { user: null, isAuthenticated: true, loading: false, signOut: async () => true };

it("A file's address names whom its page was made for, and their company", () => {
  render(<AuthContext value={{ ...auth, owner: "dana bright" }}>{link}</AuthContext>);
  expect(address()).toBe("/api/attempts/export?status=Hired&page-owner=dana+bright");
});

it("It names nobody on a page that nobody signs in to", () => {
  render(link);
  expect(address()).toBe("/api/attempts/export?status=Hired");
});
