import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { at, colleague, documents, send, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { readDevice } from './support/restarted-device.ts';
import { expectTouchable } from './support/targets.ts';
import { giveVoters } from './support/voter-file.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });
/** Planned turfs. */
const planned = (page: Page) => page.locator('[data-turf]');
const comes = (page: Page) => page.locator('[data-comes]');
const inside = (page: Page) => page.locator('[data-inside]');

async function organizer(placed: boolean) {
  const organization = `cut-${process.pid}-${Date.now()}`;
  const eva = await colleague(organization, 'field', 'Eva Okafor');
  const now = new Date();
  const stamps = { created_at: now, created_by: eva.uid, updated_at: now, updated_by: eva.uid };
  await write(`organizations/${organization}`, { name: 'Okafor for Council', ...stamps });
  const unknown = { district: null, state: null, party: null, electionDate: null };
  await write(`candidate_profiles/${organization}`, {
    candidateName: 'Eva Okafor',
    office: 'City Council',
    ...unknown,
    ...stamps,
  });
  await giveVoters(organization, 240, eva.uid, placed);
  return { organization, eva };
}

/** What the server has of one of a campaign's collections. */
async function storedIds(organization: string, collection: string): Promise<string[]> {
  const answer = await send(
    `${documents}/organizations/${organization}/${collection}?pageSize=100`,
    undefined,
    'owner',
    'GET',
  );
  const found = at(answer, 'documents');
  return Array.isArray(found) ? found.map((one) => String(at(one, 'name'))) : [];
}

/** Plans that the device keeps, by name, with the corners of the turf that is being drawn. */
const savedPlans = async (page: Page): Promise<unknown[]> =>
  (await readDevice(page, 'hustings-plans', 'plans')).map(({ value }) => {
    const plan: unknown = JSON.parse(value);
    const corners = at(plan, 'sketch', 'corners');
    return [at(plan, 'name'), Array.isArray(corners) ? corners.length : 0];
  });

/** Runs in the page: its device draws no maps. */
function drawsNothing(): void {
  const draw = HTMLCanvasElement.prototype.getContext;
  const without = function (this: HTMLCanvasElement, ...args: [string, unknown]) {
    return args[0].startsWith('webgl') ? null : Reflect.apply(draw, this, args);
  };
  Reflect.set(HTMLCanvasElement.prototype, 'getContext', without);
}

test('turfs are cut automatically and by hand, outlast their page, are created, taken back and created once more', async ({
  page,
  expected,
}) => {
  test.slow();
  // Of a computer without a graphics card, whose processor draws the map.
  expected.lines.push(/GL Driver Message|Automatic fallback to software WebGL/);
  const { organization, eva } = await organizer(true);
  await enter(page, eva, '/#/field-ops/map');
  await expect(comes(page)).toHaveText('120 doors, 240 people');
  await expect(page.locator('[data-map="open"]')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('textbox', { name: 'Doors in a turf' }).fill('9');
  await expect(page.getByText('From 10 to 120.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Doors in a turf' }).fill('20');
  await page.getByRole('checkbox', { name: 'Keep precinct lines' }).uncheck();
  await button(page, 'Cut into about 6 turfs').click();
  await expect(planned(page)).toHaveCount(6);

  await page.getByRole('button', { name: 'Change All doors 1' }).click();
  await item(page, /doors together/)
    .first()
    .click();
  await expect(planned(page)).toHaveCount(5);
  await button(page, 'Undo').click();
  await expect(planned(page)).toHaveCount(6);
  await page.getByRole('button', { name: 'Change All doors 2' }).click();
  await item(page, 'Rename').click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('By the school');
  await button(page, 'Save').click();
  await expect(planned(page).nth(1)).toContainText('By the school');

  // Nobody is taken twice: only the doors of a dropped turf are free for the polygon around all of them.
  const dropped = await planned(page).first().getByRole('cell').first().innerText();
  await page.getByRole('button', { name: 'Change All doors 1' }).click();
  await item(page, 'Drop this turf').click();
  await expect(page.getByText(`${dropped} doors are in no turf yet.`)).toBeVisible();
  await page.getByText('By hand', { exact: true }).click();
  await expect(inside(page)).toHaveText('No free door inside yet');
  const press = async (x: number, y: number) => {
    await page.locator('[data-map]').scrollIntoViewIfNeeded();
    const map = await page.locator('canvas').boundingBox();
    if (!map) throw new Error('The map has no place.');
    await page.mouse.move(map.x + map.width * x, map.y + map.height * y, { steps: 4 });
    await page.mouse.click(map.x + map.width * x, map.y + map.height * y);
  };
  const corners = [
    [0.01, 0.1],
    [0.85, 0.1],
    [0.99, 0.9],
    [0.01, 0.9],
  ] as const;
  for (const [x, y] of corners) await press(x, y);
  await button(page, 'Undo last point').click();
  await press(0.01, 0.9);
  await press(0.01, 0.1);
  await expect(page.getByText('Drag corners')).toBeVisible();
  await expect(inside(page)).toContainText(`${dropped} doors`);
  await button(page, 'Add this turf').click();
  await expect(planned(page)).toHaveCount(6);

  await page.getByRole('textbox', { name: 'Name of this cut' }).fill('Saturday');

  // The tab is gone in the middle of the next turf; the telephone that it is opened on again draws no maps.
  await press(0.3, 0.3);
  await press(0.7, 0.3);
  await expect.poll(() => savedPlans(page)).toEqual([['Saturday', 2]]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(drawsNothing);
  await page.reload();
  await expect(page.getByText('This device draws no maps')).toBeVisible();
  await expect(page.getByText('By hand', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Saturday: 6 turfs')).toBeVisible();
  await expect(page.getByText('its corners are kept')).toBeVisible();
  await button(page, 'Continue').click();
  await expect(planned(page)).toHaveCount(6);
  await expect(page.getByText('By the school')).toBeVisible();
  await expectAccessible(page);
  await expectTouchable(page);

  await button(page, 'Create 6 turfs').click();
  await expect(page.getByText('6 turfs are created')).toBeVisible();
  await allSent(page);
  await expect.poll(() => storedIds(organization, 'turfs')).toHaveLength(6);
  await expect.poll(() => storedIds(organization, 'turf_packets')).toHaveLength(6);
  await expect(comes(page)).toHaveText('0 doors, 0 people');

  await button(page, 'Take 6 turfs back').click();
  await expect(comes(page)).toHaveText('120 doors, 240 people');
  await allSent(page);
  await expect.poll(() => storedIds(organization, 'turfs')).toHaveLength(0);
  await expect.poll(() => storedIds(organization, 'turf_packets')).toHaveLength(0);

  await page.getByRole('textbox', { name: 'Doors in a turf' }).fill('60');
  await button(page, /^Cut into about/).click();
  await button(page, /^Create \d+ turfs$/).click();
  await expect(page.getByText(/turfs are created/)).toBeVisible();
  await allSent(page);
  await page.getByRole('link', { name: 'See the turfs' }).click();
  await expect(page.getByText('Saturday 1')).toBeVisible();
});

test('a file without places is cut by streets, with the keyboard and without a connection', async ({
  page,
  context,
  expected,
}) => {
  expected.lines.push(...withoutNetwork);
  const { organization, eva } = await organizer(false);
  await enter(page, eva, '/#/field-ops/map');
  await expect(page.getByRole('heading', { name: 'This voter file has no places' })).toBeVisible();
  await expect(comes(page)).toHaveText('120 doors, 240 people');
  await expect(page.getByText('By hand', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  // All that making a turf needs is here before the connection goes.
  await expect(button(page, /^Cut into about/)).toBeEnabled();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Automatic' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByRole('checkbox', { name: 'Elm St' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('20 doors chosen')).toBeVisible();
  await button(page, 'Add as a turf').press('Enter');
  await expect(planned(page)).toHaveCount(1);
  await button(page, 'Create 1 turf').press('Enter');
  await expect(page.getByText('1 turf is created')).toBeVisible();
  await expect(page.getByText('They are saved on this device')).toBeVisible();
  await context.setOffline(false);
  await allSent(page);
  await expect.poll(() => storedIds(organization, 'turfs')).toHaveLength(1);
});
