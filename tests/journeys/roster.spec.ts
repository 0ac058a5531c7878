import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { colleague, stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { shiftEvent, signUpFor } from './support/shift-event.ts';

const hourMs = 3_600_000;

test('staff sees who signed up for an event, adds, moves, undoes, marks several, prints and exports', async ({
  page,
}) => {
  test.slow();
  const { organization, first: mona } = await newCampaign('roster', 'manager', 'Mona Manager');
  const event = await shiftEvent(mona, { startsInMs: 26 * hourMs });
  const ana = await signUpFor(mona, event, 'Ana Ruiz');
  for (const name of ['Ben Ortiz', 'Cleo Park']) await signUpFor(mona, event, name);
  const stateOf = (id: string, field = 'state') => stored(`organizations/${organization}/rsvps/${id}`, field);

  await enter(page, mona, `/#/events/${event}`);
  await expect(page.getByRole('heading', { name: 'Turnout' })).toBeVisible();
  await expect(page.getByText('3 signed up').first()).toBeVisible();
  await page.getByRole('link', { name: 'Roster' }).click();
  const list = page.getByRole('list', { name: 'Roster' });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByText('Expect 1 of 25')).toBeVisible();
  await expectAccessible(page);

  // What waits to be sent can be taken back.
  await page.getByRole('button', { name: 'Confirm: Ana Ruiz' }).click();
  await expect(page.getByRole('button', { name: 'Confirmed 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Confirm: Ana Ruiz' })).toBeVisible();
  expect(await stateOf(ana)).toBe('registered');
  await page.getByRole('button', { name: 'Confirm: Ana Ruiz' }).click();
  await allSent(page);
  await expect.poll(() => stateOf(ana)).toBe('confirmed');

  // To another shift, with a note; a filter and the search find her.
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click();
  await page.getByRole('menuitem', { name: /^Move to .*Afternoon$/ }).click();
  await allSent(page);
  await expect.poll(() => stateOf(ana, 'shift_id')).toBe('s2');
  await page.getByRole('button', { name: 'Actions for Ana Ruiz' }).click();
  await page.getByRole('menuitem', { name: 'Guests, needs, note…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Guests').fill('10');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Guests are a number from 0 to 9.')).toBeVisible();
  await dialog.getByLabel('Guests').fill('2');
  await dialog.getByLabel('What they need').fill('A ramp');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(list.getByText('Needs: A ramp')).toBeVisible();
  await page.getByRole('combobox', { name: 'Shift' }).selectOption({ index: 2 });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Shift' }).selectOption({ index: 0 });
  await page.getByRole('searchbox').fill('ort');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');

  // Somebody new, by the keyboard; a wrong number is said, and whoever is there already is.
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Di Bell');
  await dialog.getByLabel('Phone').fill('12');
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(dialog.getByText('Enter a phone number with its area code.')).toBeVisible();
  await dialog.getByLabel('Phone').fill('(202) 555-0140');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Sign up' }).click();
  await expect(list.getByText('Di Bell')).toBeVisible();
  await allSent(page);
  await expect(page.getByRole('button', { name: 'Confirm: Di Bell' })).toBeVisible();

  // Several at once.
  await page.getByRole('checkbox', { name: 'Select Ben Ortiz' }).check();
  await page.getByRole('checkbox', { name: 'Select Cleo Park' }).check();
  const bar = page.getByRole('region', { name: 'Selected people' });
  await expect(bar).toContainText('2 selected');
  await bar.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('button', { name: 'Confirmed 3' })).toBeVisible();
  await allSent(page);

  // On paper and as a file, which the audit tells.
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export (CSV)' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain('Di Bell');
  expect(csv).toContain('A ramp');
  expect(csv.trim().split('\r\n')).toHaveLength(5);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Sign-in sheet' }).click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(4);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Back to Roster' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page);
});

test('a host without the roster’s right works with their own event alone', async ({ page }) => {
  test.slow();
  const { organization, first: mona } = await newCampaign('roster-host', 'manager', 'Mona Manager');
  const host = await colleague(organization, 'canvasser', 'Cam Canvasser');
  const own = await shiftEvent(mona, { startsInMs: 26 * hourMs, hosts: [host.uid] });
  const other = await shiftEvent(mona, { startsInMs: 26 * hourMs });
  await signUpFor(mona, own, 'Ana Ruiz');
  await enter(page, host, `/#/events/${own}/roster`);
  await page.getByRole('button', { name: 'Confirm: Ana Ruiz' }).click();
  await allSent(page);
  await expect(page.getByRole('button', { name: 'Confirmed 1' })).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Export (CSV)' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(`/#/events/${other}/roster`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Roster: Saturday canvass');
  await expect(page.getByRole('list', { name: 'Roster' })).toHaveCount(0);
});
