import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { tellAtDoor } from './support/at-door.ts';
import { giveTurf, turfCampaign } from './support/canvass-campaign.ts';
import { change, stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { logOf } from './support/journey-turf.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = (page: Page) => page.getByRole('grid', { name: 'Turfs' }).locator('tbody tr');
/** A field of somebody's line of the sheet. */
const typed = (page: Page, field: string, name: string) =>
  page.getByRole('textbox', { name: `${field}: ${name}`, exact: true });

/** Takes back what was just said to be done. */
const undo = (page: Page, done: string) =>
  page.getByRole('alert').filter({ hasText: done }).getByRole('button', { name: 'Undo' }).click();

test('a turf is handed out, its doors come in, and it goes to paper and back', async ({ page }) => {
  test.slow();
  const { organization, ana, ben } = await turfCampaign('turfs');
  await enter(page, ana, '/#/field-ops/turfs');
  await expect(page.getByRole('heading', { name: 'Your turfs will be here' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the map' })).toBeVisible();
  await giveVoters(organization, 60, ana.uid);
  await giveTurf(organization, ana.uid, 'turf-oak', 'Oak and Elm');
  await giveTurf(organization, ana.uid, 'turf-elm', 'Elm again', 2);

  await expect(rows(page)).toHaveText([/Oak and Elm.*Not assigned.*0 of 4/, /Elm again.*Not assigned/]);
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('oak');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Choose Oak and Elm' }).check();
  await button(page, 'Assign').click();
  const question = page.getByRole('dialog');
  await question.getByRole('radio', { name: /Ben Ochoa/ }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Assign' }).click();
  await expect(rows(page).first()).toContainText('Assigned');
  await expect(rows(page).first()).toContainText('Ben Ochoa');
  await allSent(page);
  await expect
    .poll(() => stored(`organizations/${organization}/turfs/turf-oak`, 'holders'))
    .toContain(ben.uid);

  await tellAtDoor(ben, 'turf-oak', 'NV1000', 'not_home');
  await expect(rows(page).first()).toContainText('1 of 4');

  await rows(page).first().click();
  await expect(page.getByRole('heading', { name: 'Oak and Elm', level: 1 })).toBeVisible();
  const streets = page.getByRole('region', { name: 'Streets' }).getByRole('listitem');
  await expect(streets).toHaveText([/Elm St 102 to 106.*0 of 2/, /Oak St 100 to 104.*1 of 2/]);
  await tellAtDoor(ben, 'turf-oak', 'NV1006', 'refused');
  await expect(streets.first()).toContainText('1 of 2');
  await button(page, 'Show who did what').click();
  await expect(page.getByText('Had it: Ben Ochoa')).toBeVisible();
  await expect(page.getByRole('region', { name: 'What happened' }).getByRole('listitem')).toHaveText([
    /Ben Garza · Refused.*Ben Ochoa/,
    /Ana Alvarez · Not home.*Ben Ochoa/,
  ]);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Print packet' }).click();
  const homes = page.locator('[data-part="household"]');
  await expect(homes).toHaveCount(4);
  // Even numbers alone: down the side of the street.
  await expect(homes).toContainText(['106 Elm St', '102 Elm St', '104 Oak St', '100 Oak St']);
  await expect(page.locator('[data-part="cover"]')).toContainText('Can Ana Rivera count on your vote?');
  await expect(page.locator('[data-part="cover"]')).toContainText(/Generated at .*20\d\d/);
  await expect(page.getByRole('img', { name: 'QR code of Oak and Elm' })).toBeVisible();
  // As known by now, whatever the packet said.
  await expect(page.locator('[data-part="person"]').first()).toContainText('last: Refused');
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  const broken = await homes.evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one).breakInside !== 'avoid').map(({ textContent }) => textContent),
  );
  expect(broken).toEqual([]);
  await page.emulateMedia({ media: null });

  await page.getByRole('link', { name: 'Back to the turf' }).click();
  await page.getByRole('link', { name: 'Enter paper' }).click();
  await expect(page.getByRole('combobox', { name: 'Who walked' })).toHaveValue(ben.uid);
  await typed(page, 'Result', 'Ana Chen').fill('x');
  await typed(page, 'Result', 'Ana Chen').press('Enter');
  await expect(page.getByText('These letters are not on the sheet.')).toBeVisible();
  await typed(page, 'Result', 'Ana Chen').fill('');
  await typed(page, 'S', 'Ana Chen').fill('2');
  await typed(page, 'Q1 Issue', 'Ana Chen').fill('b');
  await typed(page, 'Q1 Issue', 'Ana Chen').press('Enter');
  await expect(typed(page, 'Result', 'Elena Chen')).toBeFocused();
  await page.keyboard.type('nh');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 people entered')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Change Elena Chen').click();
  await expect(page.getByText('1 person entered')).toBeVisible();
  await expect(typed(page, 'Result', 'Elena Chen')).toBeEnabled();
  await typed(page, 'Result', 'Elena Chen').fill('');
  await allSent(page);
  // Whose work it is, and who typed it in.
  const onPaper = (await logOf(organization, 'turf-oak')).filter(({ walked }) => walked !== null);
  expect(new Set(onPaper.map(({ by, walked }) => `${by} ${walked}`))).toEqual(
    new Set([`${ana.uid} ${ben.uid}`]),
  );
  await page.getByRole('link', { name: 'Done', exact: true }).click();
  await expect(streets.last()).toContainText('2 of 2');
  await expect(page.getByText('Lean support')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Not home');

  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Mark as done' }).click();
  await expect(page.getByRole('region', { name: 'Who has it' })).toContainText('Nobody');
  await undo(page, 'Marked as done');
  await expect(page.getByRole('region', { name: 'Who has it' })).toContainText('Ben Ochoa');

  const list = page.getByRole('region', { name: 'Script and list' });
  await expect(list).toContainText('A script with 2 questions');
  await list.getByRole('button', { name: 'Change script, renew list' }).click();
  await list.getByRole('combobox').selectOption('');
  await list.getByRole('button', { name: 'Make ready anew' }).click();
  await expect(list).toContainText('No script: results only.');
  await allSent(page);

  await page.getByRole('link', { name: 'Back to Turfs' }).click();
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Cut' }).selectOption('Saturday');
  await button(page, 'Archive this cut').click();
  const clearing = page.getByRole('dialog');
  await expect(clearing).toContainText('1 turf was handed out and goes to the archive.');
  await expect(clearing).toContainText('1 turf was never handed out and is deleted for good.');
  await expectAccessible(page);
  await clearing.getByRole('button', { name: 'Archive and delete' }).click();
  await expect(page.getByRole('heading', { name: 'Your turfs will be here' })).toBeVisible();
  await undo(page, '1 turf deleted · 1 turf archived');
  await expect(rows(page)).toHaveText([/Oak and Elm.*Assigned/, /Elm again/]);

  // What a telephone has not sent yet still arrives, and the turf is brought back with it.
  await page.getByRole('checkbox', { name: 'Choose Oak and Elm' }).check();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(rows(page)).toHaveCount(1);
  await allSent(page);
  await tellAtDoor(ben, 'turf-oak', 'NV1002', 'refused');
  await page.getByRole('combobox', { name: 'State' }).selectOption('Archived');
  await expect(rows(page).first()).toContainText('4 of 4');
  await rows(page).first().click();
  await button(page, 'Bring back').click();
  await expect(page.getByRole('region', { name: 'Who has it' })).toContainText('Done');
  await allSent(page);
  await expect
    .poll(() => stored(`organizations/${organization}/turfs/turf-oak`, 'holders'))
    .toContain(ben.uid);
});

test('who was met at a door becomes a voter of the file, with what was learned of them', async ({ page }) => {
  test.slow();
  const { organization, ana, ben, stamps } = await turfCampaign('met');
  await giveVoters(organization, 20, ana.uid);
  await giveTurf(organization, ana.uid, 'turf-oak', 'Oak and Elm');
  await change(`organizations/${organization}/turfs/turf-oak`, { holders: [ben.uid] });
  const unknownPerson = { unit: null, phone: null, email: null, note: null, matched_to: null };
  const newVoter = {
    ...unknownPerson,
    ...stamps,
    turf_id: 'turf-oak',
    beside: 'NV1000',
    state: 'new',
    created_by: ben.uid,
  };
  const at = { house: '100', street: 'Oak St', city: 'Reno', zip: '89501' };
  await write(`organizations/${organization}/voter_additions/met-garza`, {
    ...newVoter,
    ...at,
    name: 'Cora Garza',
  });
  await write(`organizations/${organization}/voter_additions/met-noname`, {
    ...newVoter,
    ...at,
    name: 'The tall one',
  });
  await tellAtDoor(ben, 'turf-oak', 'met-garza', 'canvassed');
  await enter(page, ana, '/#/field-ops/turfs/met');
  const cards = page.getByRole('list', { name: 'People met' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);
  const garza = cards.filter({ hasText: 'Cora Garza' });
  await garza.getByRole('button', { name: 'What was said' }).click();
  await expect(garza).toContainText('Canvassed');
  await garza.getByRole('button', { name: 'Match to a voter' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('radio', { name: /Cora Garza.*106/ }).check();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'This is them' }).click();
  await expect(cards).toHaveCount(1);
  // At once, for the offer ends by itself; both are sent all the same.
  await undo(page, 'Matched to');
  await expect(cards).toHaveCount(2);
  const ofVoter = async () =>
    (await logOf(organization, 'turf-oak'))
      .filter(({ voter }) => voter === 'NV1007')
      .map(({ text, back }) => (back ? 'taken back' : text));
  await expect.poll(ofVoter).toEqual(['attempt canvassed', 'taken back']);
  await cards.filter({ hasText: 'tall' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(cards).toHaveCount(1);
  await allSent(page);
  await expect
    .poll(() => stored(`organizations/${organization}/voter_additions/met-noname`, 'state'))
    .toBe('dismissed');
  await expect
    .poll(() => stored(`organizations/${organization}/voter_additions/met-garza`, 'state'))
    .toBe('new');

  // What a canvasser would correct waits for a decision, and changes nothing until then.
  const proposal = { ...stamps, list_id: 'turf-oak', source: 'door', state: 'open', created_by: ben.uid };
  const proposals = `organizations/${organization}/correction_proposals`;
  const cell = { voter_id: 'NV1000', field: 'cell', text: '+12025550142' };
  await write(`${proposals}/p1`, { ...proposal, ...cell });
  await write(`${proposals}/p2`, { ...proposal, voter_id: 'NV1001', field: 'unit', text: 'Apt 9' });
  await page.goto('/#/field-ops/turfs');
  await page.getByRole('link', { name: 'Corrections: 2 to review' }).click();
  const suggested = page.getByRole('list', { name: 'Corrections' }).getByRole('listitem');
  await expect(suggested).toHaveCount(2);
  await expect(suggested.filter({ hasText: 'Apt 9' })).toContainText('Suggested by');
  await expectAccessible(page);
  await suggested.filter({ hasText: 'Apt 9' }).getByRole('button', { name: 'Reject' }).click();
  await expect(suggested).toHaveCount(1);
  await undo(page, 'Correction rejected');
  await expect(suggested).toHaveCount(2);
  await suggested.filter({ hasText: 'Apt 9' }).getByRole('button', { name: 'Reject' }).click();
  await expect(suggested).toHaveCount(1);
  await suggested.getByRole('checkbox').check();
  const chosen = page.getByRole('region', { name: 'Selected corrections' });
  await chosen.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByRole('heading', { name: 'No corrections to review' })).toBeVisible();
  await allSent(page);
  await expect.poll(() => stored(`${proposals}/p2`, 'state')).toBe('rejected');
  await expect
    .poll(() => stored(`organizations/${organization}/voter_events/accepted-p1`, 'text'))
    .toBe('+12025550142');
  await page.goto('/#/voters/NV1000');
  await expect(page.getByText('(202) 555-0142').first()).toBeVisible();
});
