import { randomInt } from 'node:crypto';
import { tool } from '../../../../scripts/lib/run.mjs';
import { changesOf, compare, untilNone } from './changes.mjs';
import { benchPage } from './world.mjs';

const seconds = (since) => (performance.now() - since) / 1_000;
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits for the server to have all of the changes, and a moment longer for what may come twice. */
async function arrived({ proxy, organization }, operations) {
  const now = () => compare(proxy.accepted, organization, operations);
  await untilNone(() => now().missing);
  const at = performance.now();
  await wait(1_500);
  const found = now();
  if (found.wrong > 0) console.log('Wrong:', found);
  return { at, ...found };
}

/** People added by hand in the form, without a network. */
async function typed(page, names) {
  for (const name of names) {
    await page.evaluate(() => {
      location.hash = '#/people/new';
    });
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
}
/** How many cards have each name: a new person is a call, which functions write past the log. */
async function cardsNamed({ firestore, project, organization }) {
  const parent = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/organizations/${organization}`;
  const query = new URLSearchParams({ pageSize: '300', 'mask.fieldPaths': 'name' });
  const answer = await fetch(`${parent}/people?${query}`, { headers: { authorization: 'Bearer owner' } });
  const { documents = [] } = await answer.json();
  const names = documents.map(({ fields }) => fields.name.stringValue);
  return (name) => names.filter((one) => one === name).length;
}

/** 500 changes without a network, ten of them in the form; the browser killed; the app opened again. */
export async function killedOffline(world) {
  const profile = await world.profileOf(world.admin);
  const names = Array.from({ length: 10 }, (_, n) => `Typed Offline ${n}`);
  const operations = changesOf('volunteers', 490, 50, 'offline');
  const first = await world.open(profile);
  await first.page.goto(world.app('/people/new'));
  await first.page.getByRole('textbox', { name: 'Name', exact: true }).waitFor({ timeout: 60_000 });
  const bench = await benchPage(world, await first.context.newPage());
  await first.context.setOffline(true);
  await first.page.bringToFront();
  await typed(first.page, names);
  await bench.make(operations);
  const before = compare(world.proxy.accepted, world.organization, operations);
  if (before.missing < operations.length) throw new Error('The browser was not without a network.');
  await first.kill();

  const since = performance.now();
  const { page, kill } = await world.open(profile);
  await page.goto(world.app());
  const { at, wrong } = await arrived(world, operations);
  const missing = async () => {
    const times = await cardsNamed(world);
    return names.filter((name) => times(name) === 0).length;
  };
  await untilNone(missing);
  const times = await cardsNamed(world);
  const typedWrong = names.filter((name) => times(name) !== 1).length;
  await kill();
  return { wrong: wrong + typedWrong, took: (at - since) / 1_000, profile };
}

/** The same, for somebody who may no longer write volunteers when they come back: ten of 500 are refused. */
export async function rightsGone(world) {
  const { accounts, organization } = world;
  const manager = await accounts.colleague(organization, 'manager', 'Pat Manager');
  const profile = await world.profileOf(manager);
  const allowed = changesOf('people', 490, 49, 'allowed');
  const refused = changesOf('volunteers', 10, 10, 'refused');
  const first = await world.open(profile);
  const bench = await benchPage(world, first.page);
  await first.context.setOffline(true);
  await bench.make(allowed.flatMap((one, n) => (n % 49 === 0 ? [one, refused[n / 49]] : [one])));
  await first.kill();

  await accounts.change(`user_profiles/${manager.uid}`, { role: 'finance' });
  const { page, context, kill } = await world.open(profile);
  await page.goto(world.app());
  const { wrong } = await arrived(world, allowed);
  const after = await benchPage(world, await context.newPage());
  const failed = async () => (await after.entries()).filter(({ state }) => state.is === 'failed');
  await untilNone(async () => Math.max(0, refused.length - (await failed()).length));
  const list = await failed();
  await kill();
  const reached = compare(world.proxy.accepted, organization, refused);
  const reasons = new Set(list.map(({ state }) => state.why));
  return { wrong: wrong + refused.length - reached.missing, failed: list.length, reasons: [...reasons] };
}

/** Kills a browser again and again, each time within half a second of a change that was said to be saved. */
async function killAgain(world, profile, kills, label) {
  const operations = [];
  for (let n = 0; n < kills; n += 1) {
    const { page, context, kill } = await world.open(profile);
    const bench = await benchPage(world, page);
    // Every second one has the disk alone to survive on.
    if (n % 2 === 0) await context.setOffline(true);
    const [operation] = changesOf('volunteers', 1, 1, label, n);
    await bench.make([operation]);
    await page.getByText('Saved on this device').waitFor();
    await wait(randomInt(500));
    await kill();
    operations.push(operation);
  }
  const { page, kill } = await world.open(profile);
  await benchPage(world, page);
  const { wrong } = await arrived(world, operations);
  await kill();
  return wrong;
}

/** `kills` in all, by several browsers side by side. */
export async function killedWhenSaved(world, signedIn, kills, browsers = 3) {
  const since = performance.now();
  const each = Array.from({ length: browsers }, (_, at) => Math.floor((kills + at) / browsers));
  const results = await Promise.all(
    each.map(async (count, at) =>
      killAgain(world, await world.profileOf(world.admin, signedIn), count, `kill ${at}`),
    ),
  );
  return { wrong: results.reduce((sum, wrong) => sum + wrong, 0), took: seconds(since) };
}

/** 50 changes, and of each the first answer is lost after the server has taken it. */
export async function answersLost(world, signedIn) {
  const operations = changesOf('volunteers', 50, 10, 'lost');
  const marks = new Set();
  world.proxy.losesAnswer = (writes) => {
    const mark = JSON.stringify(writes.map(({ document, fields }) => [document, fields?.alias]));
    if (!mark.includes('lost ') || marks.has(mark)) return false;
    marks.add(mark);
    return true;
  };
  const lostBefore = world.proxy.lost;
  const { page, kill } = await world.open(await world.profileOf(world.admin, signedIn));
  const bench = await benchPage(world, page);
  await bench.make(operations);
  const { wrong } = await arrived(world, operations);
  const emptied = await untilNone(async () => (await bench.entries()).length);
  world.proxy.losesAnswer = () => false;
  await kill();
  // Taken by the server, and still shown as waiting: as wrong as the other way round.
  return { wrong: wrong + (emptied ? 0 : 1), lost: world.proxy.lost - lostBefore };
}

/** Random sequences of edits, lost connections, reloads and kills, against the model that the journal's own test has. */
export const heldAgainstModel = (sequences) => heldByTest('model', { HUSTINGS_SEQUENCES: String(sequences) });
/** 500 calls of endpoints and writes over kills, two tabs and lost answers, on a server that counts what it does. */
export const callsHeld = () => heldByTest('calls');

async function heldByTest(name, env = {}) {
  const since = performance.now();
  const args = ['run', '--project', 'unit*', `web/src/shared/data/journal/${name}.test.ts`];
  const { code, output } = await tool('vitest/vitest.mjs', args, { env }).done;
  if (code !== 0) console.log(output.trim());
  return { wrong: code === 0 ? 0 : 1, took: seconds(since) };
}

/** 500 changes in two tabs while the network goes and comes 50 times. */
export async function togglesInTwoTabs(world, signedIn) {
  const { page, context, kill } = await world.open(await world.profileOf(world.admin, signedIn));
  const tabs = [await benchPage(world, page), await benchPage(world, await context.newPage())];
  const halves = tabs.map((_, at) => changesOf('volunteers', 250, 25, `tab ${at}`));
  const since = performance.now();
  let over = false;
  const made = Promise.all(tabs.map((tab, at) => tab.make(halves[at], 30))).finally(() => {
    over = true;
  });
  let toggles = 0;
  while (toggles < 50 || !over) {
    await wait(randomInt(40, 360));
    toggles += 1;
    await context.setOffline(toggles % 2 === 1 && !over);
  }
  await context.setOffline(false);
  await made;
  const { at, wrong } = await arrived(world, halves.flat());
  const waiting = async () => (await Promise.all(tabs.map((tab) => tab.entries()))).flat().length;
  const emptied = await untilNone(waiting);
  await kill();
  return { wrong: wrong + (emptied ? 0 : 1), toggles, took: (at - since) / 1_000 };
}
