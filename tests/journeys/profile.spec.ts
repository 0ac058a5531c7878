import { profileFields } from '#shared/collections/candidate/fields.ts';
import { admin, change, colleague } from './support/emulators.ts';
import { expect, expectAccessible, signIn, test } from './support/journey.ts';

test('two people write one section: each sees the other live, and neither overwrites the other', async ({
  page,
  otherBrowser,
}) => {
  const { email, organization } = await admin('profile');
  const marta = await colleague(organization, 'manager', 'Marta Ruiz');
  const other = await otherBrowser();
  for (const [browser, who] of [
    [page, email],
    [other, marta.email],
  ] as const) {
    await signIn(browser, who);
    await expect(browser.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await browser.goto('/#/profile/narrative?field=narrative_motivation');
    await expect(browser.getByRole('textbox', { name: 'Motivation' })).toBeFocused();
  }

  await page.getByRole('textbox', { name: 'Hometown' }).fill('Dayton, Ohio');
  await expect(other.getByRole('textbox', { name: 'Hometown' })).toHaveValue('Dayton, Ohio');
  await expect(page.getByText('All changes are saved')).toBeVisible();

  const mine = 'The school that taught me to read closed last year, and nobody asked us.';
  const writesOn = page.getByRole('textbox', { name: 'Motivation' }).pressSequentially(mine, { delay: 90 });
  await other.getByRole('textbox', { name: 'Motivation' }).fill('Because our schools close.');
  await other.getByRole('textbox', { name: 'Motivation' }).blur();
  await writesOn;
  await expect(page.getByText('Marta Ruiz changed this while you were typing')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Motivation' })).toHaveValue(mine);
  await expect(other.getByRole('textbox', { name: 'Motivation' })).toHaveValue('Because our schools close.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep both' }).click();
  const both = `Because our schools close.\n\n${mine}`;
  await expect(other.getByRole('textbox', { name: 'Motivation' })).toHaveValue(both);
  await expect(page.getByRole('textbox', { name: 'Motivation' })).toHaveValue(both);
});

test('a tab that is killed in mid-sentence loses nothing, and overwrites nobody', async ({
  page,
  context,
}) => {
  const { email, organization } = await admin('killed');
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/profile/strategy');
  await page.getByRole('textbox', { name: 'Slogan' }).pressSequentially('Schools first, and th');
  await page.getByRole('textbox', { name: 'Core message' }).pressSequentially('Nobody here should have to');
  // The quarter of a second within which a keystroke is kept; the change itself is sent a second later.
  await page.waitForTimeout(300);
  await page.goto('chrome://crash').catch(() => undefined);
  await change(`candidate_profiles/${organization}`, { strategy_coreMessage: 'Theirs' });

  const again = await context.newPage();
  await again.goto('/#/profile/strategy');
  await expect(again.getByRole('textbox', { name: 'Slogan' })).toHaveValue('Schools first, and th');
  const message = again.getByRole('textbox', { name: 'Core message' });
  await expect(message).toHaveValue('Nobody here should have to');
  await expect(again.getByRole('blockquote').filter({ hasText: 'Theirs' })).toBeVisible();
  await again.getByRole('button', { name: 'Use theirs' }).click();
  await expect(message).toHaveValue('Theirs');

  await message.fill('x'.repeat(4_001));
  await expect(again.getByText('4,001 of 4,000')).toBeVisible();
  await again.getByRole('link', { name: 'Dashboard' }).click();
  await again.getByRole('button', { name: 'Keep editing' }).click();
  await message.fill('Short');
  await expect(again.getByText('All changes are saved')).toBeVisible();
  await again.getByRole('link', { name: 'Dashboard' }).click();
  await expect(again.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('the longest profile fits a phone, and a word more is still saved', async ({ page }) => {
  const { email, organization } = await admin('longest');
  const longest = Object.entries(profileFields).map(([name, { kind, max }]) => {
    if (kind === 'number') return [name, max];
    return [name, kind === 'day' ? '2027-11-02' : 'Ünbroken'.repeat(max).slice(0, max)];
  });
  await change(`candidate_profiles/${organization}`, Object.fromEntries(longest));
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, email);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/profile');
  await expect(page.getByText('100% complete')).toBeVisible();
  await page.getByRole('combobox', { name: 'Section' }).selectOption({ label: 'Policy (22 of 22)' });
  const taxes = page.getByRole('textbox', { name: 'Taxes' });
  await taxes.fill('Lower for those who work.');
  await expect(page.getByText('All changes are saved')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await page.reload();
  await expect(taxes).toHaveValue('Lower for those who work.');
});
