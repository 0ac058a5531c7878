import { runnerImport } from 'vite';
import { at } from '../../../scripts/lib/paths.mjs';
import { untilNone } from './journal/changes.mjs';

const houses = 100;
const homes = 300;
/** Two people in each house, one in each home of the block: as many events as a long shift has. */
export const events = houses * 2 + homes;
/** Doors after which the browser is killed for the first time. */
const firstKill = 50;
const far = (done) => `${done} of ${houses + homes} doors`;
const exact = { exact: true };
const seconds = (since) => (performance.now() - since) / 1_000;
const walk = '/field-ops/mine/shift';

/** A turf of 400 doors, as large as one can be, for somebody who only walks. */
async function cut({ accounts, organization, admin }) {
  const { module: turfs } = await runnerImport(at('tests/journeys/support/journey-turf.ts'));
  const { building, door, person } = turfs;
  const who = await accounts.colleague(organization, 'canvasser', 'Cam Walker');
  const lone = (n) =>
    building(
      String(n * 2 + 1),
      'Oak St',
      door('', person(`H${n}`, `Ana House ${n}`), person(`I${n}`, `Ben House ${n}`)),
    );
  const block = building(
    '2',
    'Oak St',
    ...Array.from({ length: homes }, (_, n) => door(`Apt ${n + 1}`, person(`B${n}`, `Bo Tenant ${n}`))),
  );
  await turfs.cutTurf({
    ...{ organization, by: admin.uid, id: 'shift', name: 'Shift', to: who },
    buildings: [...Array.from({ length: houses }, (_, n) => lone(n)), block],
  });
  return { who, listEvents: () => turfs.logOf(organization, 'shift') };
}

/** Signs in and takes the turf along; the app itself is on the device too. */
async function takeAlong(world, who, profile) {
  const browser = await world.open(profile);
  const { page } = browser;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(world.app('/auth'));
  await page.getByRole('textbox', { name: 'Email' }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Get it on this device' }).click({ timeout: 60_000 });
  await page.getByText(far(0), exact).waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  return browser;
}

/** The turf in a browser that is started without a connection, and the seconds until it shows how far it is. */
async function again(world, profile, done) {
  const browser = await world.open(profile);
  await browser.context.setOffline(true);
  await browser.page.setViewportSize({ width: 390, height: 844 });
  const since = performance.now();
  await browser.page.goto(world.app(walk));
  await browser.page.getByText(far(done), exact).waitFor({ timeout: 60_000 });
  return { ...browser, took: seconds(since) };
}

/** Not home at so many houses, one tap each; the milliseconds from each tap until its door was off the list. */
async function tapHouses(page, from, count) {
  const took = [];
  for (let done = from + 1; done <= from + count; done += 1) {
    const since = performance.now();
    await page
      .getByRole('button', { name: /^Not home: / })
      .first()
      .click();
    await page.getByText(far(done), exact).waitFor();
    took.push(performance.now() - since);
  }
  return took;
}

const unsent = async (page) =>
  Number(/^\d+/.exec(await page.getByText(/^\d+ unsent$/).innerText())?.[0] ?? 0);

/**
 * A shift without a connection, in the screens: 100 doors by a tap each and a block of 300 homes by one, the browser killed
 * in the middle and at the end with SIGKILL; then online.
 */
export async function shift(world) {
  const { who, listEvents } = await cut(world);
  const profile = await world.emptyProfile();
  const first = await takeAlong(world, who, profile);
  await first.context.setOffline(true);
  const taps = await tapHouses(first.page, 0, firstKill);
  await first.kill();

  const second = await again(world, profile, firstKill);
  taps.push(...(await tapHouses(second.page, firstKill, houses - firstKill)));
  await second.page.getByRole('link', { name: /homes left/ }).click();
  await second.page.getByRole('button', { name: 'Choose several' }).click();
  await second.page.getByRole('button', { name: 'All that are left' }).click();
  const since = performance.now();
  await second.page.getByRole('button', { name: `Not home: ${homes} doors` }).click();
  // Offered to be taken back: from then on it is safe on the device.
  const status = second.page.getByRole('status', { name: 'The last thing you did' });
  await status.getByText(`Not home: ${homes} doors`).waitFor();
  const corridor = performance.now() - since;
  await second.kill();

  const third = await again(world, profile, houses + homes);
  const stored = await unsent(third.page);
  const online = performance.now();
  await third.context.setOffline(false);
  await untilNone(async () => Math.max(0, events - (await listEvents()).length));
  const sent = seconds(online);
  // A moment longer, for what may come twice.
  await new Promise((done) => setTimeout(done, 1_500));
  const arrived = await listEvents();
  await third.kill();
  const voters = new Map();
  for (const { voter } of arrived) voters.set(voter, (voters.get(voter) ?? 0) + 1);
  const doubled = [...voters.values()].filter((count) => count !== 1).length;
  return { stored, wrong: events - voters.size + doubled, taps, corridor, opened: third.took, sent };
}
