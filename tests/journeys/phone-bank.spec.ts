import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { script } from './support/turf.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Who is on the line. */
const onTheLine = (page: Page) => page.locator('[data-voter]');
const voter = (page: Page) => onTheLine(page).getAttribute('data-voter');
const calls = '/#/field-ops/calls';

async function campaign() {
  const organization = `calls-${process.pid}-${Date.now()}`;
  const ana = await colleague(organization, 'manager', 'Ana Rivera');
  const ben = await colleague(organization, 'canvasser', 'Ben Ochoa');
  const cora = await colleague(organization, 'canvasser', 'Cora Bell');
  const now = new Date();
  const stamps = { created_at: now, created_by: ana.uid, updated_at: now, updated_by: ana.uid };
  await write(`organizations/${organization}`, { name: 'Rivera for Senate', ...stamps });
  await write(`candidate_profiles/${organization}`, {
    ...{ candidateName: 'Ana Rivera', office: 'State Senate', district: null, state: null, party: null },
    ...{ electionDate: null, ...stamps },
  });
  await write(`organizations/${organization}/scripts/hello`, {
    ...{ name: 'Persuasion', channel: 'phone', body: JSON.stringify(script), archived: false, ...stamps },
  });
  await giveVoters(organization, 60, ana.uid);
  return { organization, ana, ben, cora };
}

test('a list is opened, two callers never share a voter, and what they learn arrives', async ({
  page,
  otherBrowser,
  expected,
}) => {
  test.slow();
  expected.lines.push(...withoutNetwork);
  const { ana, ben, cora } = await campaign();

  await enter(page, ana, calls);
  await expect(page.getByRole('heading', { name: 'No call lists yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New call list' }).click();
  // Of sixty voters a quarter has no telephone.
  await expect(page.getByText('45 people to call')).toBeVisible();
  await expect(page.getByText('15 without a phone number are left out.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Who is with us?');
  await page.getByRole('combobox', { name: 'Script' }).selectOption('Persuasion');
  await page.getByRole('textbox', { name: 'Instructions for callers' }).fill('Smile: they hear it.');
  await expectAccessible(page);
  await button(page, 'Open the call list').click();
  await expect(page.getByRole('heading', { name: 'Who is with us?' })).toBeVisible(followed);
  const left = page.getByRole('definition').filter({ hasText: 'never called' });
  await expect(left).toContainText('45');

  const [one, other] = [await otherBrowser(), await otherBrowser()];
  await one.setViewportSize({ width: 390, height: 800 });
  await Promise.all([enter(one, ben, calls), enter(other, cora, calls)]);
  for (const each of [one, other]) {
    await expect(each.getByRole('link', { name: 'New call list' })).toHaveCount(0);
    await each.getByRole('link', { name: 'Start calling' }).click();
    await expect(onTheLine(each)).toBeVisible(followed);
  }
  const seen = [await voter(one), await voter(other)];
  expect(seen[0]).not.toBe(seen[1]);
  await expect(one.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expectAccessible(one);
  await expectAccessible(other);

  // The same voter again after a reload: the lock lasts.
  await one.reload();
  await expect(onTheLine(one)).toHaveAttribute('data-voter', seen[0] ?? '');

  // Cora at her desk: nobody answers, by one key.
  await other.keyboard.press('x');
  await expect(onTheLine(other)).not.toHaveAttribute('data-voter', seen[1] ?? '');
  seen.push(await voter(other));

  // Ben on his telephone: they speak.
  await button(one, 'We spoke').click();
  await button(one, /Strong support/).click();
  await one.getByRole('textbox', { name: 'Note' }).fill('Will put up a sign');
  await expectAccessible(one);
  await button(one, 'Save and next').click();
  await expect(onTheLine(one)).not.toHaveAttribute('data-voter', seen[0] ?? '');
  seen.push(await voter(one));
  expect(new Set(seen).size).toBe(4);

  // A slip of the thumb is taken back, and its person is on the line again.
  const before = await voter(one);
  await button(one, 'Couldn’t reach').click();
  await expectAccessible(one);
  await button(one, 'Do not call again').click();
  await expect(onTheLine(one)).not.toHaveAttribute('data-voter', before ?? '');
  await button(one, /^Undo/).click();
  await expect(onTheLine(one)).toHaveAttribute('data-voter', before ?? '');

  // Without a connection the person at hand is finished; the next one waits.
  await one.context().setOffline(true);
  await button(one, 'Couldn’t reach').click();
  await button(one, 'Left a message').click();
  await expect(one.getByText(/^No connection/)).toBeVisible();
  await one.context().setOffline(false);
  await expect(onTheLine(one)).toBeVisible(followed);
  expect(await voter(one)).not.toBe(before);
  await Promise.all([allSent(one), allSent(other)]);

  // The organizer sees it come in.
  await expect(page.getByRole('row', { name: /Ben Ochoa/ })).toContainText('On the phone', followed);
  await expect(page.getByRole('definition').filter({ hasText: 'of calls' })).toContainText('1', followed);
  await expect(left).toContainText('44', followed);
  await expect(page.getByRole('row', { name: /Cora Bell/ })).toBeVisible();

  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await allSent(page);
  await other.keyboard.press('x');
  await expect(other.getByRole('heading', { name: 'This list is paused' })).toBeVisible(followed);
});
