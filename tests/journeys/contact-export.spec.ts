import { readFile } from 'node:fs/promises';
import type { Page, Route } from '@playwright/test';
import { recentProofMs } from '#shared/constants.ts';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { sessionWith } from '../functions/accounts.ts';
import { expectAccessible } from './support/accessible.ts';
import {
  type Account,
  admin,
  change,
  colleague,
  enrol,
  nextCode,
  password,
  write,
} from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, signIn, test, withoutNetwork } from './support/journey.ts';
import { giveVoters } from './support/voter-file.ts';

test('contacts are previewed, coded, and downloaded for another system', async ({ page }) => {
  await page.goto('/#/demo/field-ops/calls');
  await page.getByRole('link', { name: 'Export contacts' }).click();
  await expect(page.getByRole('heading', { name: 'Export contacts' })).toBeVisible();
  await page.getByLabel('First day').fill('2026-01-01');
  await page.getByRole('button', { name: 'Preview' }).click();
  // A state's numbers are no VAN IDs.
  await expect(page.getByRole('alert')).toContainText('aren’t VANID numbers');
  await page.getByText('GOP Data Center', { exact: true }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
  const counted = page.getByRole('status', { name: 'File summary' });
  await expect(counted).toContainText('Rows');
  await expectAccessible(page);
  const home = page.getByRole('textbox', { name: 'Not home' });
  await home.fill('Nobody home');
  await expect(page.getByRole('button', { name: 'Download file' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Save codes' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('StateVoterID,Date,Contact Type,Tag');
  expect(text).toContain(',Nobody home\r\n');
  await expectAccessible(page);
});

/** A manager whose campaign has knocked at so many doors. */
async function knockedAt(name: string, doors: number): Promise<Account> {
  const { organization } = await admin(name);
  const account = await colleague(organization, 'manager', 'Ben Ochoa');
  await giveVoters(account.organization, doors, account.uid);
  for (let at = 0; at < doors; at += 1)
    await write(`organizations/${account.organization}/voter_events/knock${at}`, {
      ...fullEvent({ voter_id: `NV${1_000 + at}`, kind: 'attempt', source: 'door', outcome: 'not_home' }),
      ...{ closes: false, happened_at: Date.now(), received_at: new Date(), by: account.uid },
    });
  return account;
}

async function preview(page: Page): Promise<void> {
  await page.getByText('GOP Data Center', { exact: true }).click();
  await page.getByRole('button', { name: 'Preview' }).click();
}

/** The next so many calls for a file come from a session that was proven too long ago. */
async function proveAgain(page: Page, account: Account, times: number, secondFactor = false): Promise<void> {
  // A session that began before the account was made counts as ended.
  await change(`user_profiles/${account.uid}`, { sessions_valid_after: null });
  const late = `Bearer ${sessionWith(account, { age: recentProofMs + 60_000, secondFactor })}`;
  const asLate = (route: Route) =>
    route.continue({ headers: { ...route.request().headers(), authorization: late } });
  await page.route('**/api/exchange/export', asLate, { times });
}

// The browser's own lines for what is refused until it is proven, and for what breaks off.
const ofBreaks = [/Failed to load resource|load preload assets/, ...withoutNetwork];

test('a member proves who they are, and the file comes; unsaved codes are not lost by a click', async ({
  page,
  expected,
}) => {
  expected.lines.push(...ofBreaks);
  const account = await knockedAt('exchanging', 4);
  await enter(page, account, '/#/field-ops/exchange');
  await preview(page);
  await expect(page.getByRole('status', { name: 'File summary' })).toContainText('4');

  await page.getByRole('textbox', { name: 'Not home' }).fill('Nobody home');
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByRole('textbox', { name: 'Not home' })).toHaveValue('Nobody home');
  await page.getByRole('button', { name: 'Save codes' }).click();
  await expect(page.getByText('Codes saved')).toBeVisible();

  await proveAgain(page, account, 2);
  await page.getByRole('button', { name: 'Download file' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expectAccessible(page);
  await proof.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Download file' })).toBeVisible();
  await page.getByRole('button', { name: 'Download file' }).click();
  await proof.getByLabel('Password', { exact: true }).fill('not my password');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  await expect(proof.getByText('This password is wrong.')).toBeVisible();
  const download = page.waitForEvent('download');
  await proof.getByLabel('Password', { exact: true }).fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
  const lines = (await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines.slice(1).every((line) => line.endsWith(',Nobody home'))).toBe(true);

  // Nothing is unsaved any more: the same click leaves.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('a member with a second factor proves themself by it, and the file comes', async ({
  page,
  expected,
}) => {
  expected.lines.push(...ofBreaks);
  const account = await knockedAt('coded', 2);
  const { secret, backupCodes } = await enrol(account);
  await signIn(page, account.email);
  await page.getByPlaceholder('000000').fill(await nextCode(secret));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/field-ops/exchange');
  await preview(page);
  await proveAgain(page, account, 1, true);
  await page.getByRole('button', { name: 'Download file' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await proof.getByRole('button', { name: 'Use a backup code instead' }).click();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await proof.getByPlaceholder('XXXX-XXXX').fill(backupCodes[0] ?? '');
  await proof.getByRole('button', { name: 'Confirm' }).click();
  expect((await readFile(await (await download).path(), 'utf8')).trimEnd().split('\r\n')).toHaveLength(3);
});

test('a download that loses its connection saves nothing by halves, and goes on behind what came', async ({
  page,
  context,
  expected,
}) => {
  expected.lines.push(...ofBreaks);
  const files: string[] = [];
  page.on('download', (download) => files.push(download.suggestedFilename()));
  await enter(page, await knockedAt('breaking', 6), '/#/field-ops/exchange');
  await preview(page);
  const button = page.getByRole('button', { name: 'Download file' });
  await expect(button).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You’re offline. Reconnect to preview or download.')).toBeVisible();
  await button.click();
  await expect(page.getByText('The export failed')).toBeVisible();
  await expect(button).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);

  // The connection is lost in the middle of the fourth line.
  let [whole, answered] = ['', 0];
  await page.route('**/api/exchange/export', async (route) => {
    const answer = await route.fetch();
    answered += 1;
    const body = await answer.text();
    if (answered > 1) return route.fulfill({ response: answer, body });
    whole = body;
    const lines = body.split(/(?<=\r\n)/);
    await route.fulfill({ response: answer, body: `${lines.slice(0, 3).join('')}${lines[3]?.slice(0, 5)}` });
  });
  await button.click();
  const resume = page.getByRole('button', { name: 'Resume at row 3' });
  await expect(resume).toBeVisible();
  await expectAccessible(page);
  expect(files).toEqual([]);
  const download = page.waitForEvent('download');
  await resume.click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe(whole);
  expect(whole.trimEnd().split('\r\n')).toHaveLength(7);
  await expect(page.getByRole('button', { name: 'Download file' })).toBeVisible();
  expect(files).toHaveLength(1);
});
