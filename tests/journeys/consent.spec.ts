import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import { expectAccessible } from './support/accessible.ts';
import { type Admin, admin, enrol, hosting, idToken, nextCode, send, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, signIn, test } from './support/journey.ts';
import { givePerson } from './support/people.ts';

/** The browser's own line for what a person's opt-out refuses. */
const ofRefusals = /status of 403/;

test('an opt-out closes the number for everyone who has it, and the campaign lists it', async ({
  page,
  expected,
}) => {
  expected.lines.push(ofRefusals);
  const account = await admin('consent');
  const phones = ['+12025550142'];
  await givePerson(account, 'Ana Cruz', { phones, emails: ['ana@example.com'] });
  await givePerson(account, 'Luis Cruz', { phones });
  await givePerson(account, 'Vera Kim', { voter_id: 'V1' });
  await write(`organizations/${account.organization}/voter_events/slammed`, {
    ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'do_not_walk' }),
    ...{ closes: true, happened_at: Date.now(), received_at: new Date(), by: account.uid },
  });
  await enter(page, account, '/#/people/ana-cruz');
  const card = page.getByRole('list', { name: 'Contact permissions' });
  await expect(card).toContainText('Call');
  await page.getByRole('button', { name: 'Record opt-out' }).click();
  await page.getByRole('textbox', { name: 'What they said' }).fill('Stop calling us');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await allSent(page);
  await expect(card).toContainText('Opted out');
  await page.getByRole('button', { name: 'Evidence' }).click();
  await expect(page.getByRole('list', { name: 'Evidence' })).toContainText('Stop calling us');
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline).toContainText('Opted out · Call · •••0142');
  await expect(timeline).toContainText('phone call · recorded by');
  // A function projects it onto both cards.
  await expect(page.getByRole('button', { name: 'Call: Closed' })).toBeVisible(followed);
  await expectAccessible(page);
  await page.goto('/#/people/luis-cruz');
  await expect(page.getByRole('button', { name: 'Call: Closed' })).toBeVisible(followed);

  await page.getByRole('button', { name: 'Record consent' }).click();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Call');
  await page.getByRole('textbox', { name: 'What they said' }).fill('Sure');
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByText('Only they can opt back in')).toBeVisible();
  await page.goto('/#/people/do-not-contact');
  const closed = page.getByRole('list', { name: 'Closed contacts' });
  await expect(closed).toContainText('•••0142');
  await expect(closed.getByRole('link', { name: 'Ana Cruz' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Channel' }).selectOption('Door');
  await expect(closed.getByRole('link', { name: 'Vera Kim' })).toBeVisible();
  await expect(closed).toContainText('Door: Opted out');
  await expect(closed).not.toContainText('•••0142');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Exact email or number' }).fill('ana@example.com');
  await expect(page.getByRole('heading', { name: 'Not closed' })).toBeVisible();
  await expectAccessible(page);
});

/** The page of closed contacts, for an admin with a second factor, and the dialog of sealed copies. */
async function openSealed(page: Page, account: Admin) {
  const { secret } = await enrol(account);
  await signIn(page, account.email);
  await page.getByPlaceholder('000000').fill(await nextCode(secret));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goto('/#/people/do-not-contact');
  await page.getByRole('button', { name: 'Sealed copy' }).click();
  return page.getByRole('dialog', { name: 'Sealed copy of contact permissions' });
}

test('a sealed copy closes the same numbers in a new campaign, for whoever has its passphrase', async ({
  page,
  otherBrowser,
  expected,
}) => {
  // What waits for the second factor, and a copy that the passphrase does not open.
  expected.lines.push(/status of 40[0-9]/);
  const from = await admin('sealing');
  await givePerson(from, 'Ana Cruz', { phones: ['+12025550142'] });
  const optOut = {
    ...{ id: 'stop-calling', personId: 'ana-cruz', what: 'opt_out', channel: 'call', address: null },
    ...{ grade: null, reason: null, words: 'Stop calling', source: 'call', happenedAt: null },
  };
  await send(`${hosting}/api/consent/record`, optOut, await idToken(from));
  const saving = await openSealed(page, from);
  await saving.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('too short');
  await saving.getByRole('textbox', { name: 'Passphrase again' }).fill('too short');
  await saving.getByRole('button', { name: 'Save a copy' }).click();
  await expect(saving.getByText('Use at least 12 characters.')).toBeVisible();
  await saving.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('seven wild geese');
  await saving.getByRole('button', { name: 'Save a copy' }).click();
  await expect(saving.getByText('These two are not the same.')).toBeVisible();
  await expectAccessible(page);
  await saving.getByRole('textbox', { name: 'Passphrase again' }).fill('seven wild geese');
  const downloaded = page.waitForEvent('download');
  await saving.getByRole('button', { name: 'Save a copy' }).click();
  const file = await (await downloaded).path();
  expect(await readFile(file, 'utf8')).not.toContain('2025550142');

  const elsewhere = await otherBrowser();
  const restoring = await openSealed(elsewhere, await admin('restoring'));
  await restoring.getByText('Restore', { exact: true }).click();
  const chosen = elsewhere.waitForEvent('filechooser');
  await restoring.getByRole('button', { name: 'Choose the file' }).click();
  await (await chosen).setFiles(file);
  await restoring.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('seven wild ducks');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(restoring.getByRole('alert')).toBeVisible();
  await expectAccessible(elsewhere);
  await restoring.getByRole('textbox', { name: 'Passphrase', exact: true }).fill('seven wild geese');
  await restoring.getByRole('button', { name: 'Restore' }).click();
  await expect(elsewhere.getByText('1 address restored')).toBeVisible();
  await expect(elsewhere.getByRole('list', { name: 'Closed contacts' })).toContainText('•••0142');
});
