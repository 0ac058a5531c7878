import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { at, freshEmail, idToken, password, send } from './support/emulators.ts';
import { expect, test } from './support/journey.ts';
import { mailedLink } from './support/mails.ts';

// The browser's own line for a create that is done again: the rules refuse it, and the app then finds its record there.
test.use({ expected: { lines: [/the server responded with a status of 403/] } });

function gate() {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open: () => open(), opened };
}

type Interrupted = { answer: Promise<void>; goOn: () => void };

/** The server takes the gift, and the page never hears of it. What comes last, the profile, then waits for `goOn`. */
async function interrupting(context: BrowserContext): Promise<Interrupted> {
  const [answer, rest] = [gate(), gate()];
  let lost = false;
  await context.route('**/documents:commit*', async (route) => {
    const body = route.request().postData() ?? '';
    if (body.includes('/candidate_profiles/')) await rest.opened;
    if (lost || !body.includes('/donations/')) return route.continue();
    lost = true;
    await route.fetch();
    answer.open();
  });
  return { answer: answer.opened, goOn: rest.open };
}

const packed = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('demoCarry')));

/** Makes an account in the form that is open; then confirms it and signs in, there or, as mail programs do, in another tab. */
async function signUp(page: Page, email: string, home = page, invited?: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Check your email to confirm your account')).toBeVisible();
  await home.goto(await mailedLink(email, 'VERIFY_EMAIL'));
  await home.getByRole('link', { name: 'Continue' }).click();
  if (invited) await home.goto(invited);
  await home.getByRole('textbox', { name: 'Email' }).fill(email);
  await home.getByLabel('Password', { exact: true }).fill(password);
  await home.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('what a visitor entered in the demo is in their own campaign after the sign-up, once, and in no other', async ({
  page,
  context,
  baseURL,
}) => {
  const email = freshEmail('carrier');
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  // Nothing was entered: nothing is said of it to anybody.
  await page.goto('/#/demo');
  await page.getByRole('button', { name: 'Sign Up Free' }).click();
  await expect(box('Organization name')).toBeVisible();
  expect(await packed(page)).toEqual([]);

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

  await box('Organization name').fill('Adeyemi for Mayor');
  const home = await context.newPage();
  const dialog = home.getByRole('dialog');
  await signUp(page, email, home);
  await home.getByRole('textbox', { name: 'Candidate name' }).fill('Ngozi Okafor');
  await home.getByRole('button', { name: 'Continue' }).click();
  await home.getByRole('button', { name: 'Skip for now' }).click();
  await expect(dialog.getByText('You entered this in the demo')).toBeVisible();
  for (const count of ['1 donor', '1 donation', '1 volunteer', '1 profile field'])
    await expect(dialog.getByText(count, { exact: true })).toBeVisible();
  await expectAccessible(home);

  // A tab that is closed in the middle leaves nothing half-done, and a second one doubles nothing.
  const lost = await interrupting(context);
  await dialog.getByRole('button', { name: 'Put them into Adeyemi for Mayor' }).click();
  await lost.answer;
  const second = await context.newPage();
  await Promise.all([home.reload(), second.goto('/#/')]);
  const goOn = { name: /^(Go on|Put them into)/ };
  await expect(second.getByRole('dialog').getByRole('button', goOn)).toBeVisible();
  await dialog.getByRole('button', goOn).click();
  await second.getByRole('dialog').getByRole('button', goOn).click();
  lost.goOn();
  await expect(second.getByText('This was done in another tab.')).toBeVisible();
  await expect(dialog.getByText('Now in Adeyemi for Mayor')).toBeVisible();
  await expectAccessible(home);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await second.close();

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
  expect(await packed(home), 'what could be offered again').toEqual([]);

  // Whoever goes on in that tab, and then joins a campaign, takes along what is new, and puts nothing into it by the way.
  await page.goto('/#/demo/volunteers/new');
  await box('Name').fill('Ida Bell');
  await save();
  await expect(heading('Ida Bell')).toBeVisible();
  const guest = freshEmail('joiner');
  const invited = await send(
    `${baseURL}/api/invitations/create`,
    { email: guest, role: 'canvasser' },
    await idToken({ email }),
  );
  const invite = String(at(invited, 'link')).split('/invite/')[1];
  await home.getByRole('button', { name: 'Sign Out' }).click();
  await expect(home.getByRole('link', { name: 'Try the demo' }).first()).toBeVisible();
  await home.close();
  await page.getByRole('button', { name: 'Sign Up Free' }).click();
  await expect(box('Organization name')).toBeVisible();
  await page.goto(`/#/auth?mode=signup&invite=${invite}`);
  await expect(box('Organization name')).toBeHidden();
  await signUp(page, guest, page, `/#/invite/${invite}`);
  await page.getByRole('button', { name: /^Join/ }).click();
  const kept = page.getByRole('dialog', { name: 'Your work from the demo' });
  await expect(kept.getByText('You joined Adeyemi for Mayor, which others set up')).toBeVisible();
  await expect(kept.getByRole('listitem')).toHaveText(['1 volunteer']);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await kept.getByRole('button', { name: 'Export as spreadsheet' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('New in Volunteers,Ida Bell,Name,Ida Bell');
  expect(file).not.toContain('Wes Oduya');
  await kept.getByRole('button', { name: 'Leave them' }).click();
  await expect(kept).toBeHidden();
  expect(await packed(page)).toEqual([]);
});
