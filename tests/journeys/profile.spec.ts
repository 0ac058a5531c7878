import { profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { expectAccessible } from './support/accessible.ts';
import { admin, change, colleague } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { readDevice } from './support/restarted-device.ts';

test('two people write one section: each sees the other live, and neither overwrites the other', async ({
  page,
  otherBrowser,
}) => {
  const account = await admin('profile');
  const marta = await colleague(account.organization, 'manager', 'Marta Ruiz');
  const other = await otherBrowser();
  for (const [browser, member] of [
    [page, account],
    [other, marta],
  ] as const) {
    await enter(browser, member, '/#/profile/narrative?field=narrative_motivation');
    await expect(browser.getByRole('textbox', { name: 'Motivation' })).toBeFocused();
  }

  await page.getByRole('textbox', { name: 'Hometown' }).fill('Dayton, Ohio');
  await expect(other.getByRole('textbox', { name: 'Hometown' })).toHaveValue('Dayton, Ohio');
  await expect(page.getByText('All changes are saved')).toBeVisible();

  // She goes on until she is told: a pause would send what she has.
  const notice = page.getByText('Marta Ruiz changed this while you were typing');
  let own = 'The school that taught me to read closed last year';
  await page.getByRole('textbox', { name: 'Motivation' }).pressSequentially(own);
  const continueTyping = async () => {
    while (own.length < 3_000 && !(await notice.isVisible())) {
      await page.getByRole('textbox', { name: 'Motivation' }).pressSequentially(' too', { delay: 40 });
      own += ' too';
    }
  };
  await Promise.all([
    continueTyping(),
    other
      .getByRole('textbox', { name: 'Motivation' })
      .fill('Because our schools close.')
      .then(() => other.getByRole('textbox', { name: 'Motivation' }).blur()),
  ]);
  await expect(notice).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Motivation' })).toHaveValue(own);
  await expect(other.getByRole('textbox', { name: 'Motivation' })).toHaveValue('Because our schools close.');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep both' }).click();
  const both = `Because our schools close.\n\n${own}`;
  await expect(other.getByRole('textbox', { name: 'Motivation' })).toHaveValue(both);
  await expect(page.getByRole('textbox', { name: 'Motivation' })).toHaveValue(both);
});

test('a tab that is killed in mid-sentence loses nothing, and overwrites nobody', async ({
  page,
  context,
}) => {
  const account = await admin('killed');
  await enter(page, account, '/#/profile/strategy');
  await page.getByRole('textbox', { name: 'Slogan' }).pressSequentially('Schools first, and th');
  await page.getByRole('textbox', { name: 'Core message' }).pressSequentially('Nobody here should have to');
  // A keystroke is kept within a quarter of a second; the change itself is sent a second later.
  await expect
    .poll(async () =>
      (await readDevice(page, 'hustings-journal', 'entries')).map(({ value }) => value).join(),
    )
    .toContain('Nobody here should have to');
  await page.goto('chrome://crash').catch(() => undefined);
  await change(`candidate_profiles/${account.organization}`, { strategy_coreMessage: 'Theirs' });

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
  const account = await admin('longest');
  const longest = Object.entries(profileFields).map(([name, { kind, max }]) => {
    if (kind === 'number') return [name, max];
    return [name, kind === 'day' ? '2027-11-02' : 'Ünbroken'.repeat(max).slice(0, max)];
  });
  await change(`candidate_profiles/${account.organization}`, Object.fromEntries(longest));
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, account, '/#/profile');
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
