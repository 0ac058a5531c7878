import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, change, colleague, erase, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test, withoutNetwork } from './support/journey.ts';

// The browser's own lines for a change that is refused, and for a database that does not answer.
const ofTheServer = [/status of 403/, /net::ERR_CONNECTION_REFUSED/];
test.use({ expected: { lines: [...withoutNetwork, ...ofTheServer] } });

const donor = (name: string, by: string) => {
  const now = new Date();
  const [first = '', last = ''] = name.toLowerCase().split(' ');
  return {
    name,
    email: null,
    phone: null,
    capacity: 'small',
    name_key: `${first} ${last}`,
    family_key: `${last} ${first}`,
    totalDonated: 0,
    donationCount: 0,
    lastDonationDate: null,
    is_recurring: false,
    has_donations: false,
    import_id: null,
    created_at: now,
    created_by: by,
    updated_at: now,
    updated_by: by,
  };
};

type Slow = { but: (call: string) => void; all: () => void };

/** A database that refuses every call; then it holds one sort of them back, and answers the others; then all. */
async function slowDatabase(context: BrowserContext): Promise<Slow> {
  let blocked: string | null = null;
  let free = () => {};
  const freed = new Promise<void>((done) => {
    free = done;
  });
  for (const address of ['**/google.firestore.v1.Firestore/**', '**/v1/projects/**'])
    await context.route(address, async (route) => {
      if (blocked === null) return route.abort('connectionrefused');
      if (route.request().url().includes(blocked)) await freed;
      return route.continue();
    });
  return {
    but: (call) => {
      blocked = call;
    },
    all: () => free(),
  };
}

/** Gives a donor another telephone number in the form. */
async function call(page: Page, id: string, number: string): Promise<void> {
  await page.goto(`/#/fundraising/donors/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill(number);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
}

async function rename(page: Page, id: string, name: string): Promise<void> {
  await page.goto(`/#/fundraising/donors/${id}`);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible();
}

test('what is changed without a network is sent when it is back, and what is refused is settled in the panel', async ({
  page,
  context,
}) => {
  const { organization, uid } = await admin('offline');
  const donors = `organizations/${organization}/donors`;
  for (const [id, name] of [
    ['bo', 'Bo Diaz'],
    ['cy', 'Cy Young'],
  ] as const)
    await write(`${donors}/${id}`, donor(name, uid));
  const member = await colleague(organization, 'finance', 'Fay Finance');
  const people = `organizations/${organization}/people`;
  const phoneOf = (id: string) => stored(`${donors}/${id}`, 'phone');
  const panel = page.getByRole('dialog', { name: 'Changes on this device' });
  const banner = page.locator('[data-connection]');
  await enter(page, member);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // Every screen of this journey has been seen once: without a network none of them could be fetched.
  await call(page, 'cy', '(202) 555-0100');
  await call(page, 'bo', '(202) 555-0101');
  await expect.poll(() => phoneOf('bo')).toBe('+12025550101');
  await expect(banner).toBeAttached();

  // The network is there, and the database does not answer.
  const answers = await slowDatabase(context);
  await call(page, 'bo', '(202) 555-0102');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await expect(banner).toContainText('Working Offline');
  await expect(banner).toContainText('1 change pending sync');
  await expect(banner).toContainText(/for \d+ (second|minute)s?/);
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(panel.getByRole('listitem')).toContainText('Waits for the network');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await phoneOf('bo')).toBe('+12025550101');
  answers.but('batchGet');
  await expect(banner).toContainText('Syncing');
  await expect(banner).toContainText('1 change syncing...');
  answers.all();
  await expect.poll(() => phoneOf('bo')).toBe('+12025550102');
  await expect(banner).toHaveAttribute('data-connection', 'quiet');
  await expect(page.getByText('Saved successfully').first()).toBeVisible();

  // Meanwhile the role is lowered, and somebody else changes the same number of another donor.
  await context.setOffline(true);
  await expect(banner).toContainText('Working Offline');
  await call(page, 'bo', '(202) 555-0103');
  await rename(page, 'cy', 'Cy Young Jr.');
  await expect(banner).toContainText('2 changes pending sync');
  await change(`${people}/cy`, { name: 'Cyrus Young' });
  await change(`user_profiles/${member.uid}`, { role: 'user' });
  await context.setOffline(false);
  await expect(page.getByText('2 changes could not be saved')).toBeVisible();
  await change(`user_profiles/${member.uid}`, { role: 'finance' });
  await page.getByRole('button', { name: 'Review' }).click();
  const refused = panel.getByRole('listitem').filter({ hasText: 'Bo Diaz' });
  await expect(refused).toContainText('You do not have permission to perform this action');
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export as spreadsheet' }).click();
  const file = await readFile(await (await downloading).path(), 'utf8');
  expect(file).toContain('Edit in People,Bo Diaz,Phones,(202) 555-0103,(202) 555-0102');

  await refused.getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('dialog', { name: 'Edit the change' });
  await editing.getByRole('textbox', { name: 'Phone' }).fill('12');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(editing.getByText('Enter a number with its area code')).toBeVisible();
  await expectAccessible(page);
  await editing.getByRole('textbox', { name: 'Phone' }).fill('(202) 555-0105');
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => phoneOf('bo')).toBe('+12025550105');

  const conflict = panel.getByRole('listitem').filter({ hasText: 'Cy Young' });
  await expect(conflict.getByRole('cell', { name: 'Cyrus Young' })).toBeVisible();
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => stored(`${donors}/cy`, 'name')).toBe('Cy Young Jr.');
  await expect(panel).toContainText('Everything is saved.');
  await page.keyboard.press('Escape');

  // Taken out of the campaign meanwhile, its author still sees what was not sent, and can take it along.
  await context.setOffline(true);
  await call(page, 'bo', '(202) 555-0106');
  await erase(`user_profiles/${member.uid}`);
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { name: 'You no longer have access to this campaign' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Review 1 unsent change' }).click();
  const lost = panel.getByRole('listitem').filter({ hasText: '(202) 555-0106' });
  await expect(lost).toContainText('You do not have permission to perform this action');
  await expect(lost.getByRole('button', { name: 'Retry' })).toBeHidden();
  await expectAccessible(page);
  const taking = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Export as JSON' }).click();
  const taken: unknown = JSON.parse(await readFile(await (await taking).path(), 'utf8'));
  expect(taken).toMatchObject([{ operation: 'update', document: 'bo', data: { phones: ['+12025550106'] } }]);
  await lost.getByRole('button', { name: 'Discard' }).click();
  await lost.getByRole('group').getByRole('button', { name: 'Discard' }).click();
  await expect(panel).toContainText('Everything is saved.');
  expect(await phoneOf('bo')).toBe('+12025550105');
});
