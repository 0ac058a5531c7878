import { addDays, monthOf } from '#shared/domain/days.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { change, colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';

const zone = 'America/New_York';
const at = (day: string, from: string, to: string) => ({
  ...{ from: `${day}T${from}`, to: `${day}T${to}`, zone },
  ...{ starts: instantOf(zone, `${day}T${from}`), ends: instantOf(zone, `${day}T${to}`) },
});

test('one calendar shows what each member may see, layer by layer, here and in other apps', async ({
  page,
  otherBrowser,
}) => {
  test.slow();
  const { organization, first: mara, stamps } = await newCampaign('calendar', 'manager', 'Mara Manager');
  const inside = `organizations/${organization}`;
  const day = addDays(browserDay(), 2);
  const month = monthOf(day);
  const plain = { drive_before: 0, drive_after: 0, staffer: null, event_id: null };
  await Promise.all([
    change(`candidate_profiles/${organization}`, { electionDate: day }),
    write(`${inside}/event_months/${month}`, {
      month,
      events: {
        canvass: {
          ...{ title: 'Canvass the Flats', type: 'canvass', state: 'published', attendance: 'in_person' },
          ...{
            place: 'Union hall',
            shifts: 2,
            capacity: 20,
            taken: 3,
            waiting: 0,
            short: 2,
            in_series: false,
          },
          ...at(day, '10:00', '12:00'),
        },
      },
    }),
    write(`${inside}/schedule_months/${month}`, {
      month,
      entries: {
        radio: {
          ...{ is_private: false, title: 'Radio Amsel', kind: 'interview', place: 'Studio', ...plain },
          ...at(day, '08:00', '08:30'),
        },
        recital: {
          ...{ is_private: true, title: null, kind: 'other', place: null, ...plain },
          ...at(day, '18:00', '20:00'),
        },
      },
    }),
    write(`${inside}/private_hours/recital`, {
      ...{ title: 'School recital', ...stamps },
      ...{ from: `${day}T18:00`, to: `${day}T20:00`, zone },
    }),
    write(`${inside}/goals/raised`, {
      ...{ target: 100_000, start_value: 0, start_date: '2026-01-01', due_date: day, ...stamps },
    }),
    write(`${inside}/tasks/print`, {
      ...{ title: 'Print walk lists', note: null, due_day: day, due_time: '09:00', reminder: 'none' },
      ...{ assigned_to: mara.uid, person_id: null, repeat: 'none', due_key: day, repeat_date: 1 },
      ...{ state: 'open', done_at: null, done_by: null, next_id: null, ...stamps },
    }),
  ]);
  await enter(page, mara, `/#/events?view=month&day=${day}`);
  const panel = page.getByRole('region');
  const names = ['Election day', 'Goal ends: money raised', 'Canvass the Flats', 'Radio Amsel', 'Busy'];
  for (const name of [...names, 'Print walk lists'])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(panel.getByText('2 shifts need people')).toBeVisible();
  await expect(panel.getByText('School recital')).toHaveCount(0);
  await expectAccessible(page);

  // A layer is switched off, and stays so after a reload.
  await page.getByRole('button', { name: 'Candidate', exact: true }).press('Enter');
  await expect(panel.getByRole('link', { name: 'Radio Amsel' })).toHaveCount(0);
  await expect(panel.getByRole('link', { name: 'Canvass the Flats' })).toBeVisible();
  await allSent(page);
  await page.reload();
  await expect(panel.getByRole('link', { name: 'Canvass the Flats' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Candidate', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(panel.getByRole('link', { name: 'Radio Amsel' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Candidate', exact: true }).click();
  for (const view of ['Week', 'Agenda']) {
    await page.getByRole('radiogroup', { name: 'View' }).getByText(view).click();
    for (const name of names)
      await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  }

  // The secret address has the same, and works no more once it is turned off.
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create address' }).click();
  const address = await dialog.getByLabel('Secret address').inputValue();
  await expectAccessible(page);
  const feed = await page.request.get(address);
  expect(feed.status()).toBe(200);
  const text = await feed.text();
  for (const name of [...names, 'Print walk lists']) expect(text).toContain(`SUMMARY:${name}`);
  expect(text).not.toContain('School recital');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('The address no longer works.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.keyboard.press('Escape');

  // A canvasser has events alone, and no legend for one layer.
  const cal = await colleague(organization, 'canvasser', 'Cal Canvasser');
  const phone = await otherBrowser();
  await phone.setViewportSize({ width: 390, height: 844 });
  await enter(phone, cal, '/#/events');
  await expect(phone.getByRole('link', { name: 'Canvass the Flats' })).toBeVisible();
  for (const hidden of ['Radio Amsel', 'Busy', 'Election day'])
    await expect(phone.getByText(hidden)).toHaveCount(0);
  await expect(phone.getByRole('group', { name: 'What the calendar shows' })).toHaveCount(0);
});
