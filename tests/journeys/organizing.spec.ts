import { expectAccessible } from './support/accessible.ts';
import { stored, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { shiftEvent, signUpFor } from './support/shift-event.ts';

const hourMs = 3_600_000;

test('an organizer divides the campaign, confirms tomorrow’s people, sees the week, and reads a night', async ({
  page,
}) => {
  test.slow();
  const { organization, first: olga } = await newCampaign('organizing', 'manager', 'Olga Organizer');
  const event = await shiftEvent(olga, { startsInMs: 20 * hourMs });
  const ana = await signUpFor(olga, event, 'Ana Ruiz');
  await signUpFor(olga, event, 'Ben Ortiz');

  await enter(page, olga, '/#/field-ops/organizing/regions');
  await expect(page.getByRole('heading', { name: 'No regions yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add region' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Harbor');
  await dialog.getByLabel('ZIP codes').fill('0819');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter ZIP codes of five digits')).toBeVisible();
  await dialog.getByLabel('ZIP codes').fill('08199, 08198');
  await dialog.getByLabel('Organizer').selectOption('Olga Organizer');
  await dialog.getByLabel('Shifts to fill each week').fill('12');
  await dialog.getByRole('button', { name: 'Add staging place' }).click();
  await dialog.getByRole('textbox', { name: 'Place', exact: true }).fill('Fish market');
  await dialog.getByLabel('Staging time').fill('09:30');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Harbor' }) });
  await expect(card).toContainText('Olga Organizer');
  await expect(card).toContainText('12 shifts a week');
  await expect(card).toContainText('Fish market');
  await page.getByRole('button', { name: 'Add region' }).click();
  await dialog.getByLabel('Name').fill('harbor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Another region has this name.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectAccessible(page);

  // The event becomes the region's, on its own form.
  await page.goto(`/#/events/${event}/edit`);
  await page.getByLabel('Region').selectOption('Harbor');
  await page.getByRole('button', { name: 'Save' }).click();
  await allSent(page);
  await expect.poll(() => stored(`organizations/${organization}/events/${event}`, 'region_id')).toBeTruthy();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/field-ops/organizing');
  await expect(page.getByLabel('Region')).toHaveValue(/.+/);
  await expect(page.getByRole('heading', { name: '2 calls to make' })).toBeVisible();
  await page.getByRole('button', { name: 'Ana Ruiz is coming' }).click();
  await expect(page.getByRole('heading', { name: '1 call to make' })).toBeVisible();
  await expectAccessible(page);
  await allSent(page);
  await expect.poll(() => stored(`organizations/${organization}/rsvps/${ana}`, 'state')).toBe('confirmed');
  await page.getByLabel('Region').selectOption('No region');
  await expect(page.getByText('Everybody who signed up for today and tomorrow has confirmed.')).toBeVisible();

  await page.getByRole('link', { name: 'This week' }).click();
  await page.getByRole('button', { name: /2 signed up/ }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Ruiz' }).first()).toContainText('Confirmed');
  await page.getByRole('button', { name: 'Suggest people' }).first().click();
  await expect(dialog.getByText('Nobody to suggest')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Nightly numbers' }).click();
  await expect(page.getByRole('heading', { name: 'No night has been counted yet' })).toBeVisible();
  await page.getByLabel('Email me each night').click({ force: true });
  await expect(page.getByLabel('Email me each night')).toBeChecked();
  const night = (day: string, shown: number) =>
    write(`organizations/${organization}/field_nights/${day}`, {
      ...{ day, made_at: new Date(), is_partial: false },
      regions: [
        {
          ...{
            id: 'harbor',
            name: 'Harbor',
            organizer: null,
            scheduled: 9,
            confirmed: 6,
            shown,
            attempts: 120,
          },
          ...{ contacts: 31, ids: 12, ahead: [4, 5, 6] },
        },
      ],
    });
  await night('2026-11-02', 5);
  await night('2026-11-03', 8);
  const row = page.getByRole('row').filter({ hasText: 'Harbor' });
  await expect(row).toContainText('120');
  await expect(row).toContainText('+3');
  await expectAccessible(page);
});
