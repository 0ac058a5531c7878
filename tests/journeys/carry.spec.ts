import type { BrowserContext } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { freshEmail, password } from './support/emulators.ts';
import { expect, test } from './support/journey.ts';
import { mailedLink } from './support/mails.ts';

// The browser's own line for a create that is done again: the rules refuse it, and the app then finds its record there.
test.use({ expected: { lines: [/the server responded with a status of 403/] } });

/** The server takes the gift, and the page never hears of it. */
async function losingAnAnswer(context: BrowserContext): Promise<{ answer: Promise<void> }> {
  let lose: (() => void) | null = null;
  const answer = new Promise<void>((done) => {
    lose = done;
  });
  await context.route('**/documents:commit*', async (route) => {
    const now = lose;
    if (!now || !route.request().postData()?.includes('/donations/')) return route.continue();
    lose = null;
    await route.fetch();
    now();
  });
  return { answer };
}

test('what a visitor entered in the demo is in their own campaign after the sign-up, once', async ({
  page,
  context,
}) => {
  const email = freshEmail('carrier');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await page.goto('/#/demo/fundraising/donors/new');
  await box('Name').fill('Ngozi Adeyemi');
  await save();
  await expect(heading('Ngozi Adeyemi')).toBeVisible();
  await page.getByRole('link', { name: 'Add donation' }).click();
  await box('Amount').fill('250');
  await save();
  await expect(page.getByText('$250').first()).toBeVisible();
  await page.goto('/#/demo/volunteers/new');
  await box('Name').fill('Wes Oduya');
  await save();
  await expect(heading('Wes Oduya')).toBeVisible();
  await page.goto('/#/demo/profile/electorate');
  await box('Culture').fill('Fishing, and Friday fish fries.');
  // Left while it is still being typed: that comes along too.
  await page.getByRole('button', { name: 'Sign Up Free' }).click();

  await box('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await box('Organization name').fill('Adeyemi for Mayor');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email to confirm your account')).toBeVisible();
  await page.close();

  // Mail programs open their links in another tab.
  const home = await context.newPage();
  const dialog = home.getByRole('dialog');
  await home.goto(await mailedLink(email, 'VERIFY_EMAIL'));
  await home.getByRole('link', { name: 'Continue' }).click();
  await home.getByRole('textbox', { name: 'Email' }).fill(email);
  await home.getByLabel('Password', { exact: true }).fill(password);
  await home.getByRole('button', { name: 'Sign in', exact: true }).click();
  await home.getByRole('textbox', { name: 'Candidate name' }).fill('Ngozi Okafor');
  await home.getByRole('button', { name: 'Continue' }).click();
  await home.getByRole('button', { name: 'Skip for now' }).click();
  await expect(dialog.getByText('You entered this in the demo')).toBeVisible();
  for (const count of ['1 donor', '1 donation', '1 volunteer', '1 profile field'])
    await expect(dialog.getByText(count, { exact: true })).toBeVisible();
  await expectAccessible(home);

  // A tab that is closed in the middle leaves nothing half-done, and a second one doubles nothing.
  const lost = await losingAnAnswer(context);
  await dialog.getByRole('button', { name: 'Put them into Adeyemi for Mayor' }).click();
  await lost.answer;
  await home.reload();
  await expect(home.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const ended = dialog.getByRole('button', { name: 'Done' });
  const goOn = dialog.getByRole('button', { name: /^(Go on|Put them into)/ });
  await goOn.click();
  await expect(dialog.getByText('Now in Adeyemi for Mayor')).toBeVisible();
  await expectAccessible(home);
  await ended.click();
  await expect(dialog).toBeHidden();

  // Nobody of the sample, and nobody twice.
  for (const [path, what] of [
    ['/fundraising', 'Ngozi Adeyemi'],
    ['/fundraising/donations', '$250'],
    ['/volunteers', 'Wes Oduya'],
  ] as const) {
    await home.goto(`/#${path}`);
    await expect(home.locator('[data-row]').filter({ hasText: what })).toBeVisible();
    await expect(home.locator('[data-row]')).toHaveCount(1);
  }
  await home.goto('/#/profile/electorate');
  await expect(home.getByRole('textbox', { name: 'Culture' })).toHaveValue('Fishing, and Friday fish fries.');
  await home.reload();
  await expect(home.getByRole('textbox', { name: 'Culture' })).toBeVisible();
  const left = await home.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('demoCarry')),
  );
  expect(left, 'what could be offered again').toEqual([]);
});
