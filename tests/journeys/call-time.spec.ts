import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, at, change, colleague, documents, send } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, signIn, withoutNetwork } from './support/journey.ts';
import { giveDonor, givePerson } from './support/people.ts';
import { test } from './support/restarted-device.ts';
import { expectTouchable } from './support/targets.ts';

const phone = { width: 390, height: 844 };
const lists = '/#/fundraising/call-time';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isInstalled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const donors = ['Ada Alder', 'Ben Birch', 'Cleo Cedar'];

/** All documents of a collection, as the emulator's owner reads them. */
async function allOf(organization: string, name: string): Promise<unknown[]> {
  const answer = await send(`${documents}/organizations/${organization}/${name}`, undefined, 'owner', 'GET');
  const found = at(answer, 'documents');
  return Array.isArray(found) ? found : [];
}
const fieldOf = (document: unknown, field: string, type = 'stringValue') =>
  at(document, 'fields', field, type);

test.describe('call time', () => {
  test.use({ viewport: phone, workers: true, expected: { lines: withoutNetwork } });

  test('a volunteer asks donors by one thumb, half of it without a connection, and a manager steers', async ({
    device,
    page: manager,
  }) => {
    test.slow();
    const chief = await admin('calltime');
    const { organization } = chief;
    const caller = await colleague(organization, 'canvasser', 'Cam Caller');
    for (const path of [`user_profiles/${caller.uid}`, `memberships/${caller.uid}_${organization}`])
      await change(path, { grants: ['calltime.work'] });
    for (const [place, name] of donors.entries()) {
      await givePerson(chief, name, {
        facets: ['donor'],
        phones: [`+1202555014${place}`],
        city: 'Port Amsel',
      });
      await giveDonor(chief, name, place === 0 ? 'major' : 'mid');
    }

    await manager.setViewportSize({ width: 1280, height: 900 });
    await enter(manager, chief, lists);
    await expect(heading(manager, 'Call time')).toBeVisible();
    await manager.getByRole('link', { name: 'New call list' }).click();
    await manager.getByRole('textbox', { name: 'Name' }).fill('October resolicits');
    await manager.getByRole('textbox', { name: 'Goal of this list' }).fill('5,000');
    await manager.getByRole('textbox', { name: 'Script' }).fill('Hello, I am calling for Ana Rivera.');
    await manager.getByRole('combobox', { name: 'Volunteer callers' }).click();
    await manager.getByRole('option', { name: 'Cam Caller' }).click(followed);
    await manager.keyboard.press('Escape');
    await manager.getByText('Donors by hand').click();
    for (const name of donors) {
      await manager.getByRole('combobox', { name: 'Add a donor' }).fill(name.slice(0, 3));
      await manager.getByRole('option', { name }).click();
    }
    await expectAccessible(manager);
    await button(manager, 'Make the list').click();
    await expect(heading(manager, 'October resolicits')).toBeVisible(followed);
    await expect(manager.getByRole('cell', { name: 'Place 1' })).toBeVisible();
    await expectAccessible(manager);

    // A volunteer sees their list, and nothing of who is on it.
    let page = await device.start();
    await signIn(page, caller.email);
    await page.goto(lists);
    await expect(page.getByText('October resolicits')).toBeVisible();
    await expect(page.getByText('5,000')).toBeHidden();
    await isInstalled(page);
    await button(page, 'Start calling').click();
    await expectAccessible(page);
    await button(page, 'Get the first donors').click();
    await expect(heading(page, 'Ada Alder')).toBeVisible(followed);
    await expect(page.getByRole('region', { name: 'Ask' })).toContainText('$1,000');
    await expect(page.locator('a[href^="tel:+"]').first()).toBeVisible();
    await expectAccessible(page);
    await expectTouchable(page);

    // The manager writes on the sheet that is open, and puts the last one next.
    await manager.goto(lists);
    await manager.getByRole('link', { name: 'October resolicits' }).click();
    await manager.getByRole('link', { name: 'Follow the session of Cam Caller' }).click();
    await manager
      .getByRole('textbox', { name: 'Note for the caller on Ada Alder' })
      .fill('Thank her for the forum.');
    await button(manager, 'Send note').click();
    await expect(page.getByText('Thank her for the forum.')).toBeVisible();
    await button(manager, 'Call next').click();
    await expectAccessible(manager);
    // On a phone the list of who is next is not shown, and there all the same.
    const next = page.getByLabel('Up next').locator('li').first();
    await expect(next).toHaveText('Cleo Cedar', followed);
    // What is shown is on the disk: killed at once, the browser has the new order without a connection.
    const address = new URL(page.url()).hash;
    page = await device.start({ offline: true });
    await page.goto(`/${address}`);
    await expect(heading(page, 'Ada Alder')).toBeVisible();
    await expect(page.getByLabel('Up next').locator('li').first()).toHaveText('Cleo Cedar');
    await page.context().setOffline(false);
    await page.reload();
    await expect(heading(page, 'Ada Alder')).toBeVisible(followed);

    // A card number is not taken.
    await page.getByRole('textbox', { name: 'Note on this call' }).fill('4242 4242 4242 4242');
    await expect(page.getByText(/looks like a card number/)).toBeVisible();
    await expect(button(page, /Left message/)).toBeDisabled();
    await page.getByRole('textbox', { name: 'Note on this call' }).fill('Will send a check');

    await page.context().setOffline(true);
    await button(page, /Pledged/).click();
    const amount = page.getByRole('textbox', { name: 'How much do they pledge?' });
    await expect(amount).toBeFocused();
    // Digits are the amount's while it has the focus.
    await amount.fill('');
    await page.keyboard.type('500');
    await expectAccessible(page);
    await button(page, 'Save and next').click();
    await expect(heading(page, 'Cleo Cedar')).toBeVisible();
    await expect(page.getByText('1 unsent')).toBeVisible();
    // Taken back, and then what it was.
    await button(page, 'Undo').click();
    await expect(heading(page, 'Ada Alder')).toBeVisible();
    await button(page, /Pledged/).click();
    await amount.fill('750');
    await button(page, 'Save and next').click();
    await expect(heading(page, 'Cleo Cedar')).toBeVisible();
    // What follows the call is ready, without a connection too.
    await button(page, 'Follow up').click();
    await expect(page.getByRole('menuitem', { name: 'Text from this phone' })).toHaveAttribute(
      'href',
      /^sms:\+1202555014\d\?&body=Hi%20Ada/,
    );
    await expect(page.getByRole('menuitem', { name: 'Email from my own program' })).toBeHidden();
    await page.keyboard.press('Escape');
    const url = new URL(page.url()).hash;

    // Killed, the browser goes on where it was.
    const again = await device.start({ offline: true });
    await again.goto(`/${url}`);
    await expect(heading(again, 'Cleo Cedar')).toBeVisible();
    await expect(again.getByText('1 unsent')).toBeVisible();
    await again.locator('body').press('2');
    await expect(heading(again, 'Ben Birch')).toBeVisible();
    await button(again, /Call back/).click();
    await button(again, 'In an hour').click();
    await expect(heading(again, 'That was everyone in this block')).toBeVisible();
    await button(again, 'End session').first().click();
    await expect(heading(again, '$750.00 of $2,000.00 raised')).toBeVisible();
    await expect(again.getByText('3 outcomes wait on this device')).toBeVisible();
    await expectAccessible(again);

    await again.context().setOffline(false);
    await expect.poll(async () => (await allOf(organization, 'calltime_outcomes')).length, followed).toBe(3);
    await allSent(again);
    // What it came to stays on the screen, though its block is nobody's any more.
    await expect(heading(again, '$750.00 of $2,000.00 raised')).toBeVisible();
    const outcomes = await allOf(organization, 'calltime_outcomes');
    expect(outcomes.map((one) => fieldOf(one, 'outcome')).toSorted()).toEqual([
      ...['call_back', 'left_message', 'pledged'],
    ]);
    const [pledge, ...others] = await allOf(organization, 'pledges');
    expect([fieldOf(pledge, 'amount', 'integerValue'), fieldOf(pledge, 'firmness')]).toEqual([
      '75000',
      'soft',
    ]);
    expect(others).toEqual([]);
    await expect(manager.getByText('This session is over.')).toBeVisible(followed);

    // What came of a call was a slip: the pledge, the list and the person's page follow.
    await manager.goto(lists);
    await manager.getByRole('link', { name: 'October resolicits' }).click();
    await manager.getByRole('button', { name: /^Pledged/ }).click();
    await expect(manager.getByRole('dialog', { name: 'Calls to Ada Alder' })).toContainText('$750.00');
    await expectAccessible(manager);
    await button(manager, 'Correct').click();
    const fixing = manager.getByRole('dialog', { name: 'Correct the call to Ada Alder' });
    await fixing.getByRole('textbox', { name: 'How much do they pledge?' }).fill('800');
    await expectAccessible(manager);
    await fixing.getByRole('button', { name: 'Save' }).click();
    await expect(manager.getByText('$800.00 of $5,000.00 raised')).toBeVisible(followed);
    const [corrected] = await allOf(organization, 'pledges');
    expect(fieldOf(corrected, 'amount', 'integerValue')).toBe('80000');

    // It is on the person's timeline, and on the list.
    await manager.goto('/#/people');
    await manager.getByText('Ada Alder').first().click();
    await expect(manager.getByText('Call time · Pledged · $800.00')).toBeVisible();

    // A list that is done with goes, and what came of it stays.
    await manager.goto(lists);
    await manager.getByRole('link', { name: 'October resolicits' }).click();
    await button(manager, 'More actions').click();
    await manager.getByRole('menuitem', { name: 'Delete this list' }).click();
    await expect(manager.getByText('No call lists yet')).toBeVisible();
    await button(manager, 'Undo').click();
    await expect(manager.getByRole('link', { name: 'October resolicits' })).toBeVisible();
    await manager.getByRole('link', { name: 'October resolicits' }).click();
    await button(manager, 'More actions').click();
    await manager.getByRole('menuitem', { name: 'Delete this list' }).click();
    await expect.poll(async () => (await allOf(organization, 'calltime_lists')).length, followed).toBe(0);
    await expect.poll(async () => (await allOf(organization, 'calltime_packs')).length, followed).toBe(0);
    expect(await allOf(organization, 'calltime_outcomes')).toHaveLength(3);
    expect(await allOf(organization, 'pledges')).toHaveLength(1);
  });
});
