import { addDays } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { browserDay } from './support/browser-day.ts';
import { colleague, write } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';

test('the candidate’s time is asked for, booked over call time with a reason, given to a surrogate, and briefed offline', async ({
  page,
  otherBrowser,
  expected,
}) => {
  test.slow();
  const { organization, first: mara } = await newCampaign('candidate-day', 'manager', 'Mara Manager');
  const day = addDays(browserDay(), 1);
  const weekday = new Date(Date.parse(day)).getUTCDay();
  await write(`organizations/${organization}/schedule_settings/current`, {
    ...{ zone: 'America/New_York', revision: 1, updated_at: new Date(), updated_by: mara.uid },
    protected: [{ id: 'calls', weekday, from: '16:00', to: '18:00', label: null }],
  });

  // Somebody without the right to decide asks.
  const uma = await colleague(organization, 'user', 'Uma User');
  const asking = await otherBrowser();
  await enter(asking, uma, `/#/schedule/new?day=${day}`);
  await asking.getByLabel('Purpose').fill('Coffee with nurses');
  await asking.getByLabel('Starts').fill('16:30');
  await asking.getByLabel('Ends').fill('17:30');
  await asking.getByLabel('Place', { exact: true }).fill('Corner café');
  await asking.getByLabel('Talking points').fill('Safe staffing');
  await asking.getByLabel('Contact on site').fill('Nia Osei');
  await asking.getByRole('button', { name: 'Save' }).press('Enter');
  await allSent(asking);

  await enter(page, mara, '/#/schedule/requests');
  await page.getByRole('link', { name: 'Coffee with nurses' }).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Overlaps with protected call time/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Enter a reason for booking anyway.')).toBeVisible();
  await dialog.getByLabel('Reason for booking anyway').fill('Their only free hour');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await allSent(page);
  await page.goto(`/#/schedule?day=${day}`);
  await expect(page.getByRole('link', { name: 'Coffee with nurses' })).toBeVisible();
  await expect(page.getByText('Booked over')).toBeVisible();

  // Private hours: the scheduler reads what for, the others that the candidate is busy.
  await page.getByRole('button', { name: 'Add private hours' }).click();
  await dialog.getByLabel('Purpose').fill('School recital');
  await dialog.getByRole('button', { name: 'Add private hours' }).click();
  await allSent(page);
  await expect(page.getByText('School recital')).toBeVisible();
  await expectAccessible(page);
  await asking.goto(`/#/schedule?day=${day}`);
  await expect(asking.getByText('Busy')).toBeVisible();
  await expect(asking.getByText('School recital')).toHaveCount(0);

  // The briefing is one page for print, and is there without a connection.
  await page.getByRole('link', { name: 'Briefing' }).click();
  for (const text of ['Corner café', 'Safe staffing', 'Nia Osei'])
    await expect(page.getByText(text)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Safe staffing')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar (.ics)' }).click();
  expect((await download).suggestedFilename()).toBe(`schedule-${day}.ics`);
  expected.lines.push(...withoutNetwork);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Back to Candidate’s day' }).click();
  await expect(page.getByRole('link', { name: 'Coffee with nurses' })).toBeVisible();
  await page.getByRole('link', { name: 'Briefing' }).click();
  await expect(page.getByText('Safe staffing')).toBeVisible();
  await page.context().setOffline(false);

  // Somebody else goes: the hour is free again.
  await page.goto(`/#/schedule?day=${day}`);
  await page.getByRole('link', { name: 'Coffee with nurses' }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Send a surrogate' }).click();
  await dialog.getByLabel('Surrogate').fill('Mayor Osei');
  await dialog.getByRole('button', { name: 'Send a surrogate' }).click();
  await allSent(page);
  await expect(page.getByText('Mayor Osei goes instead')).toBeVisible();
  await page.goto(`/#/schedule?day=${day}`);
  await expect(page.getByText('School recital')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Coffee with nurses' })).toHaveCount(0);
});

test('strangers ask for the candidate’s time by a form that a scheduler opens, with a script and without', async ({
  page,
  browser,
}) => {
  test.slow();
  const { first: mara } = await newCampaign('request-form', 'manager', 'Mara Manager');
  const day = addDays(browserDay(), 7);
  await enter(page, mara, '/#/schedule/requests');
  await page.getByRole('switch', { name: 'Let anyone ask' }).press('Space');
  await allSent(page);
  const link = page.getByRole('link', { name: /\/en\/request\// });
  const address = (await link.getAttribute('href')) ?? '';
  await expectAccessible(page);

  for (const [what, javaScriptEnabled] of [
    ['Neighborhood meeting', true],
    ['Radio interview', false],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
    const visitor = await context.newPage();
    const token = javaScriptEnabled && visitor.waitForResponse(/\/token\//);
    await visitor.goto(address);
    if (javaScriptEnabled) await expectAccessible(visitor);
    await visitor.getByLabel('Your name').fill('Ana López');
    await visitor.getByLabel('Email').fill('ana@example.org');
    await visitor.getByLabel('What is it?').fill(what);
    await visitor.getByLabel('Date').fill(day);
    await visitor.getByLabel('Start time').fill('18:00');
    await visitor.getByLabel('Length').selectOption('60');
    // Nobody fills in a form faster than this. A slow machine gives the token late.
    await token;
    await visitor.waitForTimeout(3_200);
    const press = () => visitor.getByRole('button', { name: 'Send request' }).click();
    await press();
    if (!javaScriptEnabled) {
      await expect(visitor.getByText('Please look once more')).toBeVisible();
      await visitor.waitForTimeout(3_200);
      await press();
    }
    await expect(visitor.getByRole('heading', { name: 'Your request was sent' })).toBeVisible();
    await context.close();
  }

  await expect(page.getByRole('list', { name: 'Requests' }).getByRole('listitem')).toContainText([
    'Neighborhood meeting',
  ]);
  await expect(page.getByRole('list', { name: 'To check first' }).getByRole('listitem')).toContainText([
    'Radio interview',
  ]);
  await expectAccessible(page);
});
