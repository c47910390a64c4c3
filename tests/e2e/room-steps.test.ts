import { expect, test } from "@playwright/test";
import { CATALOGS } from "#lib/messages/catalogs";
import { expectAccessible } from "./support/accessible.ts";
import { createCompany, signUpEmployer } from "./support/employer.ts";
import { makeInterview, VIDEO, WRITTEN } from "./support/interview.ts";

test.use({ viewport: { width: 390, height: 844 } });

for (const language of ["en", "ar"]) {
  test(`Every step of the room has nothing that axe objects to (${language})`, async ({
    page,
    browser,
  }) => {
    const m = CATALOGS[language];
    if (m === undefined) throw new Error(`There is no catalog for ${language}`);
    const owner = await (await browser.newContext()).newPage();
    await signUpEmployer(owner);
    await createCompany(owner);
    const key = await makeInterview(owner, [VIDEO, WRITTEN]);
    const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

    await page.goto(`/i/${key}`);
    await page.getByRole("combobox").selectOption(language);
    await press(m.welcome.start);
    await expectAccessible(page);
    await page.getByRole("radio").first().check();
    await page.getByRole("checkbox").check();
    await press(m.consent.next);
    await expectAccessible(page);
    await page.getByLabel(m.details.name).fill("Maria Lopez");
    await page.getByLabel(m.details.email).fill("maria@example.com");
    await press(m.details.next);
    await expect(page.getByRole("heading", { name: m.check.title })).toBeFocused();
    await expectAccessible(page);
    await press(m.video.ask);
    await expect(page.getByRole("button", { name: m.check.practiceStart })).toBeVisible();
    await expectAccessible(page);
    await press(m.needs.open);
    await expectAccessible(page);
    await press(m.needs.save);
    await press(m.check.next);
    await expect(page.getByRole("button", { name: m.video.start, exact: true })).toBeVisible();
    await expectAccessible(page);
    await press(m.later.open);
    await expectAccessible(page);
    await press(m.later.goOn);
    await press(m.video.start);
    await expectAccessible(page);
  });
}
