import { expectAccessible } from './support/accessible.ts';
import { change, colleague, hosting, idToken, send, stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, test, withoutNetwork } from './support/journey.ts';
import { newCampaign } from './support/journey-campaign.ts';
import { building, cutTurf, door, logOf, person } from './support/journey-turf.ts';
import { shiftEvent, signUpFor } from './support/shift-event.ts';
import { expectTouchable } from './support/targets.ts';

const minuteMs = 60_000;

test.describe('a launch', () => {
  test.use({ viewport: { width: 390, height: 844 }, expected: { lines: withoutNetwork } });

  test('sends people out with turfs, also without a connection, and brings them back', async ({
    page,
    otherBrowser,
  }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('launch', 'field', 'Fran Field');
    const cleo = await colleague(organization, 'canvasser', 'Cleo Canvasser');
    const event = await shiftEvent(fran, { startsInMs: -5 * minuteMs });
    const bearer = await idToken(fran);
    const here = async (name: string) => {
      const id = await signUpFor(fran, event, name);
      const change = { is: 'check_in', at: Date.now() };
      await send(`${hosting}/api/rsvps/state`, { id, change }, bearer);
      return id;
    };
    const [ana, cleos] = [await here('Ana Ruiz'), await here('Cleo Canvasser')];
    for (const [at, id] of ['t1', 't2'].entries())
      await cutTurf({
        ...{ organization, by: fran.uid, id, name: `Ward ${at + 1}` },
        buildings: [building('12', 'Oak St', door('', person(`V${at}`, 'Vera Voter')))],
      });
    const turf = (id: string, field: string) => stored(`organizations/${organization}/turfs/${id}`, field);

    // The event's page takes turfs and leads to the board.
    await enter(page, fran, `/#/events/${event}`);
    await page.getByRole('button', { name: 'Add turfs' }).click();
    await page.getByRole('checkbox', { name: /^All of Cut/ }).check();
    await page.getByRole('button', { name: 'Add 2 turfs' }).click();
    await expect(page.getByRole('link', { name: 'Ward 1' })).toBeVisible();
    await allSent(page);
    expect(await turf('t1', 'event_id')).toBe(event);
    await page.getByRole('combobox', { name: 'Shift of Ward 2' }).selectOption('s2');
    await allSent(page);
    await expect.poll(() => turf('t2', 'shift_id')).toBe('s2');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Open launch board' }).click();
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    await expect(column('Waiting').getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    await expectTouchable(page);

    // One press trains, the next gives a turf; a mistaken one is undone.
    const card = (name: string) => page.locator('[data-card]').filter({ hasText: name });
    await card('Ana Ruiz').getByRole('button', { name: 'Trained' }).click();
    await expect(column('Trained').getByText('Ana Ruiz')).toBeVisible();
    await card('Ana Ruiz').getByRole('button', { name: 'Give Ward 1' }).click();
    await expect(column('Out').getByText('Ward 1')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(column('Trained').getByText('Ana Ruiz')).toBeVisible();
    await allSent(page);
    await expect.poll(() => turf('t1', 'state')).toBe('unassigned');

    // Without a connection the board goes on, and says what waits.
    await page.context().setOffline(true);
    await card('Ana Ruiz').getByRole('button', { name: 'Give Ward 1' }).click();
    await expect(column('Out').getByText('Waits for a connection')).toBeVisible();
    await page.context().setOffline(false);
    await allSent(page);
    await expect.poll(() => turf('t1', 'assigned_to')).toBe(`guest-${ana}`);

    // A turf for another shift is given to nobody of this one, unless somebody means it.
    await expect(card('Cleo Canvasser').getByRole('button', { name: 'Give turf' })).toBeDisabled();
    await page.getByLabel('Next turf').selectOption({ label: 'Ward 2 · Afternoon' });

    // A member walks with their own account, and has the turf there.
    await card('Cleo Canvasser').getByRole('button', { name: 'Give Ward 2' }).click();
    await allSent(page);
    await expect.poll(() => turf('t2', 'assigned_to')).toBe(cleo.uid);
    const other = await otherBrowser();
    await enter(other, cleo, '/#/field-ops');
    await expect(other.getByText('Ward 2').first()).toBeVisible();

    // Back, with hours and nothing owed.
    await card('Ana Ruiz').getByRole('button', { name: 'Back, turf done' }).click();
    await expect(column('Back').getByText('Ana Ruiz')).toBeVisible();
    await allSent(page);
    await expect.poll(() => turf('t1', 'state')).toBe('completed');
    await card('Ana Ruiz').getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('dialog').getByLabel('Hours').fill('2.5');
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Afternoon/ })
      .check();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click();
    await allSent(page);
    await expect.poll(() => stored(`organizations/${organization}/rsvps/${ana}`, 'minutes')).toBe('150');
    await expect(column('Out').getByText('Cleo Canvasser')).toBeVisible();
    expect(cleos).not.toBe(ana);
  });

  test('lets somebody without an account in, with a turf on their own phone until they are back', async ({
    page,
    otherBrowser,
  }) => {
    test.slow();
    const { organization, first: fran } = await newCampaign('walkups', 'field', 'Fran Field');
    const event = await shiftEvent(fran, { startsInMs: -5 * minuteMs });
    await cutTurf({
      ...{ organization, by: fran.uid, id: 't1', name: 'Ward 1' },
      buildings: [building('12', 'Oak St', door('', person('V1', 'Vera Voter')))],
    });
    await change(`organizations/${organization}/turfs/t1`, { event_id: event });

    // The code is on the board; its form asks for a name, a number and the terms.
    await enter(page, fran, `/#/events/${event}/launch`);
    await page.getByRole('button', { name: 'Show code' }).click();
    const shown = page.getByRole('dialog').getByText('/en/launch/');
    await expect(shown).toBeVisible();
    await expectAccessible(page);
    const code = await shown.innerText();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    const phone = await otherBrowser();
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(code);
    await expectAccessible(phone);
    await phone.getByLabel('Your name').fill('Wil Walker');
    await phone.getByLabel('Your mobile number').fill('201-555-0123');
    await phone.getByLabel('I agree').check();
    // A form that comes back sooner than anybody types is a machine's.
    await phone.waitForTimeout(3_500);
    await phone.getByRole('button', { name: 'Ask to join' }).click();
    await expect(phone.getByRole('heading', { name: 'You are on the list' })).toBeVisible();
    await expectAccessible(phone);

    // One press lets them in with the next turf, and their phone shows it by itself.
    const walkUps = page.getByRole('region', { name: /^Walk-ups/ });
    await expect(walkUps.getByText('Wil Walker')).toBeVisible();
    await expectAccessible(page);
    await walkUps.getByRole('button', { name: 'Let in with Ward 1' }).click();
    await allSent(page);
    const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
    await expect(column('Out').getByText('Wil Walker')).toBeVisible();
    await expect(phone.getByRole('heading', { name: 'Ward 1' })).toBeVisible({ timeout: 60_000 });
    await expect(phone.getByText('12 Oak St')).toBeVisible();
    await expectAccessible(phone);

    // A result waits for the connection, and is noted under their name.
    await phone.context().setOffline(true);
    await phone.getByRole('button', { name: 'Not home' }).click();
    await expect(phone.getByText('Noted: Not home')).toBeVisible();
    await expect(phone.getByText(/wait for a connection/)).toBeVisible();
    await phone.context().setOffline(false);
    await expect
      .poll(async () => (await logOf(organization, 't1')).map(({ text, walked }) => [text, walked]), {
        timeout: 60_000,
      })
      .toEqual([['attempt not_home', '~Wil Walker']]);

    // Back: their phone has no doors any more, and waits for the next ones.
    const card = page.locator('[data-card]').filter({ hasText: 'Wil Walker' });
    await card.getByRole('button', { name: 'Back, turf done' }).click();
    await allSent(page);
    await expect(column('Back').getByText(/1 attempt/)).toBeVisible();
    // It asks each minute, and once it has a connection again.
    await phone.context().setOffline(true);
    await phone.context().setOffline(false);
    await expect(phone.getByRole('heading', { name: 'You are in' })).toBeVisible();
    await expect(phone.getByText('Oak St')).toBeHidden();
  });
});
