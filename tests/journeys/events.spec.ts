import { addDays, monthOf, nextMonth, today } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';

test('a series is planned, changed, cancelled with undo, and added to without a connection', async ({
  page,
  expected,
}) => {
  test.slow();
  const { first: fran } = await newCampaign('events', 'field', 'Fran Field');
  // In the middle of next month, so that all of it is in one grid.
  const first = addDays(nextMonth(monthOf(today(new Date()))), 7);
  await enter(page, fran, '/#/events');
  await expect(page.getByRole('grid')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add event' }).click();
  await page.getByLabel('Title').fill('Phone bank');
  await page.getByLabel('Type').selectOption('Phone bank');
  await page.getByLabel('Day', { exact: true }).fill(first);
  await page.getByLabel('Ends', { exact: true }).first().fill('17:00');
  await expect(page.getByText('Ends the next day.')).toBeVisible();
  await page.getByLabel('Ends', { exact: true }).first().fill('20:00');
  await page.getByLabel('Places', { exact: true }).fill('20');
  await page.getByLabel('Repeats', { exact: true }).selectOption('Weekly');
  await page.getByLabel('Dates', { exact: true }).fill('10000');
  await expect(page.getByText('A series has up to 104 dates. End it earlier.')).toBeVisible();
  await page.getByLabel('Dates', { exact: true }).fill('3');
  await expect(page.getByText(/^3 dates\. The last one is /)).toBeVisible();
  await page.getByLabel('Venue').fill('Ana’s home');
  await page.getByLabel('Street address').fill('1 Main St');
  await page.getByLabel('Map pin').fill('https://www.google.com/maps/@40.1712,-74.6921,17z');
  await page.getByLabel('Who sees the address').selectOption('private');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await allSent(page);

  // The day that was saved is the one that is looked at; keys lead to the next week's.
  const panel = page.getByRole('region');
  await expect(panel.getByRole('link', { name: 'Phone bank' })).toBeVisible();
  await page.getByRole('grid').locator('[aria-pressed="true"]').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(new RegExp(`day=${addDays(first, 7)}`));
  await expect(panel.getByRole('link', { name: 'Phone bank' })).toBeVisible();
  for (const view of ['Week', 'Agenda', 'List', 'Map', 'Month']) {
    await page.getByRole('radiogroup', { name: 'View' }).getByText(view).click();
    await expect(page.getByRole('main').getByRole('link', { name: 'Phone bank' }).first()).toBeVisible();
    await expectAccessible(page);
  }
  await panel.getByRole('link', { name: 'Phone bank' }).click();
  await expect(page.getByText('1 Main St')).toBeVisible();
  await expect(page.getByText('40.171200, -74.692100')).toBeVisible();
  await expectAccessible(page);

  // This date and the last one are renamed, the first one is not.
  await page.getByRole('link', { name: 'Edit' }).click();
  await page.getByText('This and following dates').click();
  await page.getByLabel('Title').fill('Callers’ night');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await allSent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Callers’ night' })).toBeVisible();
  // A form that was saved has not taken the private address away.
  await expect(page.getByText('1 Main St')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Cancel event' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('This and following dates').click();
  await dialog.getByLabel('Why').fill('Storm');
  await dialog.getByRole('button', { name: 'Cancel event' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await allSent(page);
  await expect(page.getByText('Storm')).toHaveCount(0);
  await page.getByRole('button', { name: 'More actions' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toBe(`event-${addDays(first, 7)}.ics`);

  // Without a connection a new event stands in the calendar, and is sent with it.
  expected.lines.push(...withoutNetwork);
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await page.getByRole('link', { name: 'Add event' }).click();
  await page.getByLabel('Title').fill('Added on the road');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(panel.getByText('Not sent yet')).toBeVisible();
  await page.context().setOffline(false);
  await allSent(page);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Added on the road' })).toBeVisible();
});

/** The smallest picture there is. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('an event gets a picture, is kept as a template, and a new one begins with that', async ({ page }) => {
  test.slow();
  const { first: fran } = await newCampaign('event-extras', 'field', 'Fran Field');
  const day = addDays(nextMonth(monthOf(today(new Date()))), 7);
  await enter(page, fran, `/#/events/new?day=${day}`);
  await page.getByLabel('Title').fill('Forum');
  await page.getByLabel('Places', { exact: true }).fill('40');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await allSent(page);
  await page.getByRole('main').getByRole('link', { name: 'Forum' }).first().click();

  await page.getByRole('button', { name: 'Add picture' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Choose a picture first.')).toBeVisible();
  const notPicture = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<html>') };
  await page.locator('input[type=file]').setInputFiles(notPicture);
  await expect(dialog.getByText(/isn’t a picture/).first()).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...notPicture, buffer: dot });
  await expect(dialog.getByAltText('Preview')).toBeVisible();
  await dialog.getByLabel('What the picture shows').fill('The library');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await expect(page.getByRole('img', { name: 'The library' })).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  await dialog.getByLabel('Name of the template').fill('Town hall');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Template saved')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Events' }).click();
  await page.getByRole('link', { name: 'Add event' }).click();
  await page.getByLabel('Start with').selectOption('Town hall');
  await expect(page.getByLabel('Title')).toHaveValue('Forum');
  await expect(page.getByLabel('Places', { exact: true })).toHaveValue('40');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove template Town hall' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Start with')).toContainText('Town hall');
});

test('a pin is set by keyboard, and its place is on the map of events', async ({ page, expected }) => {
  // The browser draws the map without a graphics card, and says so.
  expected.lines.push(/GL Driver Message|Automatic fallback to software WebGL/);
  const { first: fran } = await newCampaign('pins', 'field', 'Fran Field');
  const day = addDays(today(new Date()), 2);
  await enter(page, fran, `/#/events/new?day=${day}`);
  await page.getByLabel('Title').fill('Launch');
  await page.getByLabel('Venue').fill('Fish market');
  const pin = page.getByRole('textbox', { name: 'Map pin' });
  await pin.fill('next to the library');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(page.getByText(/^Enter coordinates such as/)).toBeVisible();
  await pin.fill('40.1712 -74.6921');
  await page.getByRole('button', { name: 'Set on a map' }).press('Enter');
  const mark = page.getByRole('button', { name: /^The event\. Arrow keys move it/ });
  await mark.focus();
  await expect(pin).toHaveValue('40.171200, -74.692100');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(pin).toHaveValue(/^40\.(?!171200)\d{6}, -74\.692100$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await allSent(page);

  await page.getByRole('radiogroup', { name: 'View' }).getByText('Map').click();
  const place = page.getByRole('button', { name: 'Fish market: 1 event' });
  await place.press('Enter');
  await expect(place).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Fish market' }).getByRole('link')).toHaveText('Launch');
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
