import { expectAccessible } from './support/accessible.ts';
import { stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { shiftEvent, signUpFor } from './support/shift-event.ts';
import { expectTouchable } from './support/targets.ts';

const minuteMs = 60_000;

test.describe('at the door', () => {
  test.use({ viewport: { width: 390, height: 844 }, expected: { lines: withoutNetwork } });

  test('two telephones check the same person in, one of them offline, and the earlier one counts', async ({
    page,
    otherBrowser,
  }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('door', 'field', 'Fran Field');
    const event = await shiftEvent(fran, { startsInMs: -5 * minuteMs });
    const ana = await signUpFor(fran, event, 'Ana Ruiz');
    const ben = await signUpFor(fran, event, 'Ben Ortiz');
    const field = (id: string, name: string) => stored(`organizations/${organization}/rsvps/${id}`, name);
    const other = await otherBrowser();
    await other.setViewportSize({ width: 390, height: 844 });
    await enter(page, fran, `/#/events/${event}/check-in`);
    await enter(other, fran, `/#/events/${event}/check-in`);
    const press = (on: typeof page, name: string) =>
      on.getByRole('list', { name: 'Check-in' }).getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(press(page, 'Ana Ruiz')).toBeVisible();
    await expect(press(other, 'Ana Ruiz')).toBeVisible();
    await expectAccessible(page);
    await expectTouchable(page);
    await page.getByRole('button', { name: 'Walk-in' }).click();
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible();
    // Axe loads styles anew, so it looks while there is a connection.
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    // One telephone has no connection: what is pressed shows at once, and is there after a reload of another screen.
    await page.context().setOffline(true);
    await press(page, 'Ana Ruiz').click();
    await expect(page.getByRole('status').filter({ hasText: 'of 2 are here' })).toContainText('1');
    await page.getByRole('button', { name: 'Walk-in' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Wanda Walkin');
    await dialog.getByLabel('Email or ZIP code').fill('wanda@example.org');
    await expect(dialog.getByRole('checkbox')).not.toBeChecked();
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(press(page, 'Wanda Walkin')).toContainText('Not sent yet');
    // Checked in a second later by the other one, whose word comes first.
    await other.waitForTimeout(1_500);
    await press(other, 'Ana Ruiz').click();
    await allSent(other);
    const later = await field(ana, 'checked_in_at');
    await press(other, 'Ben Ortiz').click();
    // One offer to undo at a time: several would cover the next row.
    await expect(other.getByRole('alert').filter({ hasText: 'Ana Ruiz' })).toBeHidden();
    await allSent(other);

    await page.context().setOffline(false);
    await allSent(page);
    await expect.poll(async () => (await field(ana, 'checked_in_at')) < later).toBe(true);
    expect(await field(ben, 'state')).toBe('attended');
    for (const on of [page, other]) {
      await expect(on.getByRole('status').filter({ hasText: 'are here' })).toContainText('3 of 3 are here');
      await expect(press(on, 'Wanda Walkin')).toBeVisible();
    }
    // Pressed once more, it says since when.
    await press(other, 'Ana Ruiz').click();
    await expect(other.getByText(/^Already checked in at \d/).first()).toBeVisible();
    await other.getByRole('button', { name: /Take back check-in: Ben Ortiz/ }).click();
    await expect.poll(() => field(ben, 'state')).toBe('registered');
  });

  test('a code is scanned or typed, hours are taken at the end, and who is missing is called', async ({
    page,
  }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('door-code', 'field', 'Fran Field');
    const event = await shiftEvent(fran, { startsInMs: -25 * minuteMs });
    const ana = await signUpFor(fran, event, 'Ana Ruiz');
    await signUpFor(fran, event, 'Ben Ortiz', { phone: '+12025550141' });
    const path = `organizations/${organization}/rsvps/${ana}`;
    await enter(page, fran, `/#/events/${event}/check-in`);
    await page.getByRole('button', { name: 'Scan' }).click();
    const dialog = page.getByRole('dialog');
    // A browser without a camera, or without leave to use it.
    await expect(dialog.getByText(/type the code\.$/i)).toBeVisible();
    await dialog.getByLabel('Code').fill('WRONG222');
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText('This code isn’t on the roster.')).toBeVisible();
    const code = await stored(path, 'code');
    await dialog.getByLabel('Code').fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText('Ana Ruiz: Checked in')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Code').fill(code);
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText(/Ana Ruiz: Already checked in at/)).toBeVisible();
    await page.keyboard.press('Escape');
    await allSent(page);

    await page.getByRole('button', { name: 'Check out' }).click();
    await dialog.getByLabel('Hours').fill('25');
    await dialog.getByRole('button', { name: 'Check out' }).click();
    await expect(dialog.getByText('Enter hours from 0 to 24, such as 2.5.')).toBeVisible();
    await dialog.getByLabel('Hours').fill('2:30');
    await dialog.getByRole('checkbox', { name: /Afternoon/ }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Check out' }).click();
    await allSent(page);
    await expect.poll(() => stored(path, 'minutes')).toBe('150');

    await page.getByRole('link', { name: '1 person is late: call them' }).click();
    await expect(page.getByRole('link', { name: '(202) 555-0141' })).toHaveAttribute(
      'href',
      'tel:+12025550141',
    );
    await page.getByRole('button', { name: 'No answer: Ben Ortiz' }).click();
    await expect(page.getByText(/^No answer, \d/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark 1 as missed' }).click();
    await expect(page.getByText('Nobody is missing')).toBeVisible();
    await allSent(page);

    // What came of it: one of two.
    await page.goto(`/#/events/${event}/report`);
    await expect(page.getByText('50%').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectAccessible(page);
  });

  test('people check themselves in on a tablet, see nobody’s contacts, and leave it only by the PIN', async ({
    page,
  }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('kiosk', 'field', 'Fran Field');
    const event = await shiftEvent(fran, { startsInMs: -5 * minuteMs });
    const ana = await signUpFor(fran, event, 'Ana Ruiz');
    await enter(page, fran, `/#/events/${event}/kiosk`);
    await page.getByLabel('PIN').fill('12');
    await page.getByRole('button', { name: 'Start kiosk' }).click();
    await expect(page.getByText('Enter four to eight digits.')).toBeVisible();
    await page.getByLabel('PIN').fill('1234');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Start kiosk' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome: Saturday canvass' })).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel('Your name').fill('An');
    await expect(page.getByRole('button', { name: 'Ana R.' })).toBeVisible();
    await expect(page.getByText(/Ruiz|example\.org/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ana R.' }).click();
    await expect(page.getByText('Thank you, Ana R.')).toBeVisible();
    await expect.poll(() => stored(`organizations/${organization}/rsvps/${ana}`, 'state')).toBe('attended');

    // Neither another address nor a reload leads out of it.
    await page.goto('/#/people');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Welcome: Saturday canvass' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'I haven’t signed up' }).click();
    await page.getByLabel('Name').fill('Nia New');
    await page.getByLabel('Phone').fill('202 555 0149');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check in' }).click();
    await expect(page.getByText('Thank you, Nia N.')).toBeVisible();
    await page.getByRole('button', { name: 'Staff' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('PIN').fill('9999');
    await dialog.getByRole('button', { name: 'End kiosk' }).click();
    await expect(dialog.getByText('This PIN is wrong.')).toBeVisible();
    await dialog.getByLabel('PIN').fill('1234');
    await dialog.getByRole('button', { name: 'End kiosk' }).click();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await allSent(page);
  });

  test('a sheet is typed in by the keyboard, and finds who is on the roster', async ({ page }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('sheet', 'field', 'Fran Field');
    const event = await shiftEvent(fran, { startsInMs: -60 * minuteMs });
    const ana = await signUpFor(fran, event, 'Ana Ruiz');
    await page.setViewportSize({ width: 1280, height: 900 });
    await enter(page, fran, `/#/events/${event}/roster/enter?shift=s1`);
    await expect(page.getByRole('button', { name: 'Save lines' })).toBeDisabled();
    await page.getByLabel('Name, line 1').fill('rui');
    await expect(page.getByRole('button', { name: /^Ana Ruiz/ })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Name, line 1')).toHaveValue('Ana Ruiz');
    await expect(page.getByLabel('Name, line 2')).toBeFocused();
    await page.keyboard.type('Paper Person');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12');
    await page.getByRole('button', { name: 'Save 2 lines' }).click();
    await expect(page.getByText('Enter a phone number with its area code.')).toBeVisible();
    await page.getByLabel('Phone, line 2').fill('202-555-0150');
    await page.getByRole('button', { name: 'Save 2 lines' }).click();
    await allSent(page);
    await expect.poll(() => stored(`organizations/${organization}/rsvps/${ana}`, 'state')).toBe('attended');
    await page.getByRole('link', { name: 'Back to Roster' }).click();
    await expect(page.getByText('Paper Person')).toBeVisible();
  });
});
