import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { change, colleague, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, test, withoutNetwork } from './support/journey.ts';
import { script } from './support/journey-turf.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** Who is on the line. */
const onTheLine = (page: Page) => page.locator('[data-voter]');
const voter = (page: Page) => onTheLine(page).getAttribute('data-voter');
const calls = '/#/field-ops/calls';
/** The browser's own lines for what is refused to a member who lost the right. */
const ofRefusals = /status of 403/;

async function campaign() {
  const organization = `calls-${process.pid}-${Date.now()}`;
  const [ana, ben, cora] = await Promise.all([
    colleague(organization, 'manager', 'Ana Rivera'),
    colleague(organization, 'canvasser', 'Ben Ochoa'),
    colleague(organization, 'canvasser', 'Cora Bell'),
  ]);
  const now = new Date();
  const stamps = { created_at: now, created_by: ana.uid, updated_at: now, updated_by: ana.uid };
  await Promise.all([
    write(`organizations/${organization}`, { name: 'Rivera for Senate', ...stamps }),
    write(`candidate_profiles/${organization}`, {
      ...{ candidateName: 'Ana Rivera', office: 'State Senate', district: null, state: null, party: null },
      ...{ electionDate: null, ...stamps },
    }),
    write(`organizations/${organization}/scripts/hello`, {
      ...{ name: 'Persuasion', channel: 'phone', body: JSON.stringify(script), archived: false, ...stamps },
    }),
    giveVoters(organization, 60, ana.uid),
  ]);
  return { organization, ana, ben, cora };
}

/** How often somebody of a list of two packets was called, as the server counts it. */
async function callsOf(organization: string, list: string, id: string): Promise<string | undefined> {
  const path = `organizations/${organization}/call_states/${list}`;
  const packets = await Promise.all([0, 1].map((number) => stored(`${path}_${number}`, 'targets')));
  return new RegExp(`"${id}":.*?"calls":\\{"integerValue":"(\\d+)"`).exec(packets.join())?.[1];
}

/** The organizer makes a list and opens it. */
async function openList(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'No call lists yet' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New call list' }).click();
  // Of sixty voters a quarter has no telephone.
  await expect(page.getByText('45 people to call')).toBeVisible();
  await expect(page.getByText('15 without a phone number are left out.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Who is with us?');
  await page.getByRole('combobox', { name: 'Script' }).selectOption('Persuasion');
  // These tests run at night too.
  await page.getByRole('switch', { name: 'Call at any hour' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Instructions for callers' }).fill('Smile: they hear it.');
  await expectAccessible(page);
  await button(page, 'Open the call list').click();
  await expect(page.getByRole('heading', { name: 'Who is with us?' })).toBeVisible(followed);
}

/** A caller, whose screen shows the list as soon as it is open. */
async function startCalling(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Start calling' }).click(followed);
  await expect(onTheLine(page)).toBeVisible(followed);
  await expect(page.locator('a[href^="tel:+"]').first()).toBeVisible();
  await expectAccessible(page);
}

test('a list is opened, two callers never share a voter, and what they learn arrives', async ({
  page,
  otherBrowser,
  expected,
}) => {
  test.slow();
  expected.lines.push(...withoutNetwork, ofRefusals);
  const { organization, ana, ben, cora } = await campaign();
  const [one, other] = await Promise.all([otherBrowser(), otherBrowser()]);
  await one.setViewportSize({ width: 390, height: 800 });
  await Promise.all([enter(page, ana, calls), enter(one, ben, calls), enter(other, cora, calls)]);
  await Promise.all([openList(page), startCalling(one), startCalling(other)]);
  const left = page.getByRole('definition').filter({ hasText: 'never called' });
  await expect(left).toContainText('45');
  const seen = [await voter(one), await voter(other)];
  expect(seen[0]).not.toBe(seen[1]);

  // Cora at her desk: nobody answers, by one key.
  const byKey = async () => {
    await other.keyboard.press('x');
    await expect(onTheLine(other)).not.toHaveAttribute('data-voter', seen[1] ?? '');
  };
  // Ben on his telephone has the same voter after a reload, for the lock lasts; and they speak.
  const byTaps = async () => {
    await one.reload();
    await expect(onTheLine(one)).toHaveAttribute('data-voter', seen[0] ?? '');
    await button(one, 'We spoke').click();
    await button(one, /Strong support/).click();
    await one.getByRole('textbox', { name: 'Note' }).fill('Will put up a sign');
    await expectAccessible(one);
    await button(one, 'Save and next').click();
    await expect(onTheLine(one)).not.toHaveAttribute('data-voter', seen[0] ?? '');
  };
  await Promise.all([byKey(), byTaps()]);
  const before = await voter(one);
  expect(new Set([...seen, await voter(other), before]).size).toBe(4);

  // A slip of the thumb is taken back, and its person is on the line again.
  await button(one, 'Couldn’t reach').click();
  await expectAccessible(one);
  await button(one, 'Do not call again').click();
  await expect(onTheLine(one)).not.toHaveAttribute('data-voter', before ?? '');
  await button(one, /^Undo/).click();
  await expect(onTheLine(one)).toHaveAttribute('data-voter', before ?? '');

  // The list is counted at most every half minute; this one was counted a while ago.
  const list = new URL(page.url()).hash.split('/').at(-1) ?? '';
  await change(`organizations/${organization}/call_progress/${list}`, {
    as_of: new Date(Date.now() - 60_000),
  });

  // Without a connection the person at hand is finished, a slip is taken back, and the next one waits.
  await one.context().setOffline(true);
  await button(one, 'Couldn’t reach').click();
  await button(one, 'Do not call again').click();
  await expect(one.getByText(/^No connection/)).toBeVisible();
  await button(one, /^Undo/).click();
  await expect(onTheLine(one)).toHaveAttribute('data-voter', before ?? '');
  await expect(one.getByText(/wait(s)? to be sent/)).toBeHidden();
  await button(one, 'Couldn’t reach').click();
  await button(one, 'Left a message').click();
  await expect(one.getByText('1 result waits to be sent')).toBeVisible();

  // The tab is closed with it; the next tab sends it first, and has somebody else then.
  const callingPage = one.url();
  await one.close();
  await one.context().setOffline(false);
  const ben2 = await one.context().newPage();
  await ben2.setViewportSize({ width: 390, height: 800 });
  await ben2.goto(callingPage);
  await expect(onTheLine(ben2)).toBeVisible(followed);
  const third = await voter(ben2);
  expect(third).not.toBe(before);

  // The organizer sees it come in.
  await Promise.all([
    expect(page.getByRole('row', { name: /Ben Ochoa/ })).toContainText('On the phone', followed),
    expect(page.getByRole('definition').filter({ hasText: 'of calls' })).toContainText('1', followed),
    expect(left).toContainText('44', followed),
    expect(page.getByRole('row', { name: /Cora Bell/ })).toBeVisible(),
    allSent(ben2),
    allSent(other),
  ]);

  // In two tabs he has the same person: what the second one says is late, and both go on with the next.
  const ben3 = await one.context().newPage();
  await ben3.goto(callingPage);
  await expect(onTheLine(ben3)).toHaveAttribute('data-voter', third ?? '', followed);
  for (const tab of [ben2, ben3]) {
    await button(tab, 'Couldn’t reach').click();
    await button(tab, 'Left a message').click();
    await expect(onTheLine(tab)).not.toHaveAttribute('data-voter', third ?? '');
  }
  await expect(ben3.getByText(/^Somebody else had this person/)).toBeVisible();
  await expect.poll(() => voter(ben3)).toBe(await voter(ben2));
  await allSent(ben3);
  await ben3.close();

  // What is refused is listed and can be sent again: here he loses the right to call before it arrives.
  const fourth = await voter(ben2);
  await ben2.context().setOffline(true);
  await button(ben2, 'Couldn’t reach').click();
  await button(ben2, 'Left a message').click();
  await expect(ben2.getByText('1 result waits to be sent')).toBeVisible();
  await change(`user_profiles/${ben.uid}`, { role: 'finance' });
  await ben2.context().setOffline(false);
  await expect(ben2.getByText('2 changes could not be saved')).toBeVisible(followed);
  await ben2.getByRole('button', { name: 'Review' }).click();
  const panel = ben2.getByRole('dialog', { name: 'Changes on this device' });
  const refused = panel.getByRole('listitem').filter({ hasText: 'Result of a call' });
  await expect(refused.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(refused.getByRole('button', { name: 'Discard' })).toBeVisible();
  await change(`user_profiles/${ben.uid}`, { role: 'canvasser' });
  // His page sends the report once more before it asks for the next person; what he learned, he does.
  await expect(refused).toBeHidden(followed);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel).toContainText('Everything is saved.');
  await expect.poll(() => callsOf(organization, list, fourth ?? '')).toBe('1');

  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await allSent(page);
  await other.keyboard.press('x');
  await expect(other.getByRole('heading', { name: 'This list is paused' })).toBeVisible(followed);
});
