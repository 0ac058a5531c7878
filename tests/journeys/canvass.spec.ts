import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { admin, colleague, erase, stored } from './support/emulators.ts';
import { enter } from './support/enter.ts';
import { allSent, expect, followed, signIn, withoutNetwork } from './support/journey.ts';
import { building, cutTurf, door, logOf, person, script } from './support/journey-turf.ts';
import { readDevice, test } from './support/restarted-device.ts';

const phone = { width: 390, height: 844 };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isInstalled = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);
const undo = (page: Page) => page.getByRole('status', { name: 'The last thing you did' });
/** What was said is on its way once it can be taken back: before, nothing waits yet. */
const arrived = async (page: Page, text: string) => {
  await expect(undo(page)).toContainText(text);
  await allSent(page);
};

const homes = (count: number) =>
  Array.from({ length: count }, (_, n) => door(`Apt ${n + 1}`, person(`B${n + 1}`, `Bo Tenant ${n + 1}`)));
const buildings = () => [
  building('1', 'Oak St', door('', person('V1', 'Ana Reyes', { support: 2 }), person('V2', 'Ben Reyes'))),
  building('3', 'Oak St', door('', person('V3', 'Cy Young'))),
  building('120', 'N Main St', ...homes(12)),
];

test.describe('on a phone', () => {
  test.use({ viewport: phone, workers: true, expected: { lines: withoutNetwork } });

  test('a turf is walked without a connection, outlives a killed browser, and arrives once and in order', async ({
    device,
  }) => {
    const { organization, uid } = await admin('canvass');
    const walker = await colleague(organization, 'canvasser', 'Cam Walker');
    const turf = { organization, by: uid, id: 'turf1', name: 'Riverside 1', buildings: buildings(), script };
    await cutTurf({ ...turf, to: walker });
    const page = await device.start();
    await signIn(page, walker.email);
    // Whoever only walks begins with their turfs.
    await button(page, 'Get it on this device').click();
    await expect(heading(page, 'Riverside 1')).toBeVisible(followed);
    await expect(page.getByText('0 of 14 doors')).toBeVisible();
    await expect.poll(() => stored(`organizations/${organization}/turfs/turf1`, 'state')).toBe('in_progress');
    await expectAccessible(page);
    await isInstalled(page);

    await page.context().setOffline(true);
    await page.getByRole('link', { name: /Ana Reyes/ }).click();
    await page.getByRole('link', { name: 'Talking now' }).click();
    await button(page, /Lean against/).click();
    await button(page, /^Yes$/).click();
    // Killed in the middle of a conversation, it goes on where it was.
    const offline = await device.start({ offline: true });
    await offline.goto('/#/field-ops/mine');
    await offline.getByRole('link', { name: 'Go on' }).click();
    await expect(heading(offline, 'Ana Reyes')).toBeVisible();
    await expect(offline.getByText('Not saved yet')).toBeVisible();
    await button(offline, 'Save and go on').click();
    await expect(heading(offline, '1 Oak St')).toBeVisible();
    await expect(undo(offline)).toContainText('2 answers');
    await button(offline, 'Not home: the others').click();
    await expect(heading(offline, '3 Oak St')).toBeVisible();

    // A wrong tap, taken back; then what it was.
    await button(offline, 'Refused').click();
    await expect(heading(offline, '120 N Main St, Apt 1')).toBeVisible();
    await button(offline, 'Undo').click();
    await offline.goto('/#/field-ops/mine/turf1/1/0');
    await button(offline, 'No longer lives here').click();
    await expect(undo(offline)).toContainText('Moved');
    // A corridor at once.
    await offline.goto('/#/field-ops/mine/turf1/2');
    await button(offline, 'Choose several').click();
    for (const unit of ['Apt 2', 'Apt 3', 'Apt 4'])
      await offline.getByRole('checkbox', { name: `Choose ${unit}`, exact: true }).check();
    await button(offline, 'Not home: 3 doors').click();
    await expect(undo(offline)).toContainText('Not home: 3 doors');

    const again = await device.start({ offline: true });
    await again.goto('/#/field-ops/mine/turf1');
    await expect(again.getByText('5 of 14 doors')).toBeVisible();
    await expect(again.getByText(/^\d+ unsent$/)).toHaveText('11 unsent');
    await again.context().setOffline(false);
    await expect(again.getByText('All sent')).toBeVisible(followed);
    const entries = await logOf(organization, 'turf1');
    const of = (voter: string) =>
      entries.filter((one) => one.voter === voter).map(({ text, back }) => (back ? `${text} back` : text));
    expect(entries).toHaveLength(11);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(11);
    expect(of('V1').toSorted()).toEqual(['answer sign', 'attempt canvassed', 'support 4', 'tag Yard sign']);
    expect(of('V2')).toEqual(['attempt not_home']);
    expect(of('V3')).toEqual(['attempt refused', 'attempt back', 'attempt moved']);
    expect(['B2', 'B3', 'B4'].map(of)).toEqual(Array(3).fill(['attempt not_home']));
    expect(entries.every(({ by, metres }) => by === walker.uid && metres === null)).toBe(true);
    // What has arrived is known without a connection too, though nothing brings it back.
    await again.context().setOffline(true);
    await again.reload();
    await expect(again.getByText('5 of 14 doors')).toBeVisible();
    // Who signs out leaves no addresses behind.
    await again.context().setOffline(false);
    const reload = again.waitForEvent('load');
    await button(again, 'Open the menu').click();
    await button(again, 'Sign Out').click();
    await reload;
    await expect.poll(() => readDevice(again, 'hustings-turfs', 'turfs')).toEqual([]);
    expect(await readDevice(again, 'hustings-turfs', 'events')).toEqual([]);
  });
});

// What comes of a turf that is gone is refused. Whoever is refused looks whether it has arrived all the same, and may not
// look at what is not theirs.
const refusals = /status of 403 \(Forbidden\) \S+documents:(commit|batchGet)/;

test.describe('at the door', () => {
  test.use({ viewport: phone, expected: { lines: [...withoutNetwork, refusals] } });

  test('colleagues see what happened and who was met, a door that is not safe is marked for all, and what is refused is not lost', async ({
    page,
    otherBrowser,
  }) => {
    const { organization, uid } = await admin('doors');
    const [cam, dee] = await Promise.all(
      ['Cam Walker', 'Dee Walker'].map((name) => colleague(organization, 'canvasser', name)),
    );
    if (!cam || !dee) throw new Error('Nobody walks.');
    await cutTurf({ organization, by: uid, id: 'turf1', name: 'Riverside 1', buildings: buildings() });
    await enter(page, cam, '/#/field-ops/mine');
    await button(page, 'Take this turf').click();
    await expect(heading(page, 'Riverside 1')).toBeVisible(followed);

    // How far from the door they are is said where they and their browser let it.
    await button(page, 'More about this turf').click();
    const distance = page.getByRole('switch', { name: 'Say how far from the door you are' });
    await distance.check();
    await expect(page.getByText('This browser does not allow it')).toBeVisible();
    await distance.uncheck();
    await page.context().setGeolocation({ latitude: 39.8001, longitude: -89.65, accuracy: 8 });
    await page.context().grantPermissions(['geolocation']);
    await distance.check();
    await expect(page.getByText('Distance is on: within 8 m')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: /Cy Young/ }).click();
    await button(page, 'Somebody else lives here').click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Nora New');
    await page.getByRole('textbox', { name: 'Phone' }).fill('(202) 555-0142');
    await button(page, 'Add').click();
    await expect(button(page, 'Show Nora New')).toHaveAttribute('aria-expanded', 'true');
    await button(page, 'Call back').click();
    await arrived(page, 'Call back');
    const [newVoter] = await logOf(organization, 'turf1');
    expect(newVoter).toMatchObject({ text: 'attempt call_back', metres: '11' });
    await expect
      .poll(() => stored(`organizations/${organization}/voter_additions/${newVoter?.voter}`, 'phone'))
      .toBe('+12025550142');

    await page.goto('/#/field-ops/mine/turf1/0/0');
    await button(page, 'Mark this door').click();
    await button(page, 'Not safe: never come back').click();
    await expectAccessible(page);
    await button(page, 'Mark as not safe').click();
    await arrived(page, 'Marked: do not knock');
    const warned = (await logOf(organization, 'turf1')).filter(({ text }) => text.includes('hostile'));
    expect(warned.map(({ voter, text }) => `${voter} ${text}`).sort()).toEqual([
      'V1 attempt hostile',
      'V1 suppression hostile',
      'V2 suppression hostile',
    ]);

    // It is given back before it is done; whoever takes it next sees what happened, and whom the one before met.
    await page.goto('/#/field-ops/mine/turf1');
    await button(page, 'More about this turf').click();
    await button(page, 'Give it back').click();
    // Without a connection the journal keeps it, and sends it later.
    await page.context().setOffline(true);
    await button(page, 'Give back').click();
    await expect(heading(page, 'My turfs')).toBeVisible();
    await expect(page.getByText('Riverside 1')).toBeHidden();
    await page.context().setOffline(false);
    await expect.poll(() => stored(`organizations/${organization}/turfs/turf1`, 'state')).toBe('returned');
    await expect.poll(() => readDevice(page, 'hustings-turfs', 'turfs')).toEqual([]);
    const other = await otherBrowser();
    await other.setViewportSize(phone);
    await enter(other, dee, '/#/field-ops/mine');
    await button(other, 'Take this turf').click();
    await expect(heading(other, 'Riverside 1')).toBeVisible();
    await expect(other.getByText('2 of 14 doors')).toBeVisible();
    await other.getByText(/^All \d+$/).click();
    await expect(other.getByText('Do not knock')).toBeVisible();
    await expect(other.getByRole('link', { name: /Cy Young, Nora New/ })).toContainText('Call back');
    await other.getByRole('link', { name: /Ana Reyes/ }).click();
    await expect(other.getByRole('alert')).toContainText('A canvasser was threatened at this door');

    // The turf is deleted while they have no connection: its list goes, and what nobody takes any more stays.
    await other.goto('/#/field-ops/mine/turf1/2/4');
    await other.context().setOffline(true);
    await button(other, 'Not home: everyone').click();
    await expect(undo(other)).toContainText('Not home');
    await erase(`organizations/${organization}/turfs/turf1`);
    await other.context().setOffline(false);
    await expect(other.getByText('This turf is not yours any more')).toBeVisible();
    const refused = other.getByRole('region', { name: 'Not accepted' });
    await expect(refused).toContainText('One thing you wrote down was not accepted');
    await expect.poll(() => readDevice(other, 'hustings-turfs', 'turfs')).toEqual([]);
    await button(other, 'Look through it').click();
    await expect(other.getByRole('dialog')).toContainText('Not home');
    await expect(button(other, 'Export as JSON')).toBeVisible();
    await expectAccessible(other);
  });
});
