import { addDays, monthOf, nextMonth, today } from '#shared/domain/days.ts';
import { expectAccessible } from './support/accessible.ts';
import { hosting, idToken, send } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';

async function plannedEvent(account: { email: string }): Promise<string> {
  const id = crypto.randomUUID();
  const day = addDays(nextMonth(monthOf(today(new Date()))), 7);
  const noChange = { add: [], remove: [] };
  const shift = { id: 's1', from: `${day}T18:00`, to: `${day}T20:00`, capacity: 30, capacity_kind: 'hard' };
  await send(
    `${hosting}/api/events/save`,
    {
      ...{ id, mode: 'new', isPublished: true, zone: 'America/New_York', removedShifts: [], series: null },
      fields: { title: 'Town hall', type: 'meeting', venue: 'Library', city: 'Port Amsel' },
      street: { address: '1 Main St', address_visibility: 'public' },
      shifts: [{ ...shift, label: null, lead: null }],
      ...{ hosts: noChange, tags: noChange },
    },
    await idToken(account),
  );
  return id;
}

test('strangers sign up on an event’s public page, with a script and without, and staff accepts who was held', async ({
  page,
  browser,
}) => {
  test.slow();
  const { first: mona } = await newCampaign('public-event', 'manager', 'Mona Manager');
  const id = await plannedEvent(mona);
  await enter(page, mona, `/#/events/${id}`);
  await expect(page.getByRole('heading', { name: 'Public page' })).toBeVisible();
  const address = (await page.getByRole('link', { name: 'Open the page' }).getAttribute('href')) ?? '';
  expect(new URL(address).origin).not.toBe(new URL(hosting).origin);
  await expectAccessible(page);

  for (const [name, javaScriptEnabled] of [
    ['Ana López', true],
    ['Ben Ortiz', false],
  ] as const) {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 390, height: 800 } });
    const visitor = await context.newPage();
    const token = javaScriptEnabled && visitor.waitForResponse(/\/token\//);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Town hall' })).toBeVisible();
    for (const box of ['campaign may email me', 'campaign may text me'])
      await expect(visitor.getByRole('checkbox', { name: box })).not.toBeChecked();
    if (javaScriptEnabled) await expectAccessible(visitor);
    await visitor.getByLabel('Name', { exact: true }).fill(name);
    await visitor.getByLabel('Email', { exact: true }).fill(`${name.slice(0, 3)}@example.org`);
    await visitor.getByLabel('ZIP code').fill('07030');
    // Nobody fills in a form faster than this; the page says so to whoever does. A slow machine gives the token late.
    await token;
    await visitor.waitForTimeout(3_200);
    await visitor.getByRole('button', { name: 'Sign up' }).click();
    if (javaScriptEnabled) {
      await expect(visitor.getByRole('heading', { name: 'You are signed up' })).toBeVisible();
    } else {
      await expect(visitor.getByText('Please look once more')).toBeVisible();
      await visitor.waitForTimeout(3_200);
      await visitor.getByRole('button', { name: 'Sign up' }).click();
      await expect(visitor.getByText('looks at your sign-up before it counts')).toBeVisible();
    }
    await context.close();
  }

  await expect(page.getByRole('heading', { name: '1 sign-up to review' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Signed up', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 sign-up to review' })).toBeHidden();
});
