import { randomInt } from 'node:crypto';
import { untilNone } from './changes.mjs';
import { benchPage } from './world.mjs';

const wait = (ms) => new Promise((done) => setTimeout(done, ms));
const marksOf = (label, count) => Array.from({ length: count }, (_, at) => `${label} ${at}`);

/** How often the server has done each call: each opens an import under an id of its own, so that a second one shows. */
async function timesDone({ firestore, project, organization }) {
  const parent = `http://${firestore}/v1/projects/${project}/databases/(default)/documents/organizations/${organization}`;
  const times = new Map();
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '300', 'mask.fieldPaths': 'file_name', pageToken });
    const answer = await fetch(`${parent}/imports?${query}`, { headers: { authorization: 'Bearer owner' } });
    const { documents = [], nextPageToken = '' } = await answer.json();
    for (const { fields } of documents) {
      const mark = fields.file_name.stringValue;
      times.set(mark, (times.get(mark) ?? 0) + 1);
    }
    pageToken = nextPageToken;
  } while (pageToken !== '');
  return times;
}

/** Waits for the server to have done all calls, and a moment longer for what may be done twice: how many are wrong. */
async function wrongOf(world, marks) {
  const missing = async () => {
    const times = await timesDone(world);
    return marks.filter((mark) => !times.has(mark)).length;
  };
  await untilNone(missing);
  await wait(2_000);
  const times = await timesDone(world);
  const wrong = marks.filter((mark) => times.get(mark) !== 1);
  if (wrong.length > 0)
    console.log(
      'Wrong:',
      wrong.map((mark) => [mark, times.get(mark) ?? 0]),
    );
  return wrong.length;
}

const emptied = (tabs) =>
  untilNone(async () => (await Promise.all(tabs.map((tab) => tab.entries()))).flat().length);

/** Calls without a network, the browser killed; then two copies of its profile, as two devices with the same queue. */
export async function queueOnTwoDevices(world, signedIn, count) {
  const profile = await world.profileOf(world.admin, signedIn);
  const marks = marksOf('offline', count);
  const first = await world.open(profile);
  const bench = await benchPage(world, first.page);
  await first.context.setOffline(true);
  await bench.call(marks);
  await first.kill();
  const twin = await world.profileOf(world.admin, profile);
  const devices = await Promise.all([profile, twin].map((one) => world.open(one)));
  const pages = await Promise.all(devices.map(({ page }) => benchPage(world, page)));
  const wrong = await wrongOf(world, marks);
  const isEmpty = await emptied(pages);
  await Promise.all(devices.map(({ kill }) => kill()));
  return wrong + (isEmpty ? 0 : 1);
}

/** Of each call, the first answer is lost after the server has done it. */
export async function callAnswersLost(world, signedIn, count) {
  const marks = marksOf('lost', count);
  const before = world.host.lost;
  const seen = new Set();
  world.host.losesAnswer = (path, body) => {
    if (path !== '/api/imports/start' || seen.has(body)) return false;
    seen.add(body);
    return true;
  };
  const { page, kill } = await world.open(await world.profileOf(world.admin, signedIn));
  const bench = await benchPage(world, page);
  await bench.call(marks);
  const wrong = await wrongOf(world, marks);
  const isEmpty = await emptied([bench]);
  world.host.losesAnswer = () => false;
  await kill();
  return { wrong: wrong + (isEmpty ? 0 : 1), lost: world.host.lost - before };
}

/** Killed within half a second of each call that was said to be saved, again and again. */
export async function callsKilled(world, signedIn, kills) {
  const profile = await world.profileOf(world.admin, signedIn);
  const marks = marksOf('killed', kills);
  for (const mark of marks) {
    const { page, kill } = await world.open(profile);
    const bench = await benchPage(world, page);
    await bench.call([mark]);
    await page.getByText('Saved on this device').waitFor();
    await wait(randomInt(500));
    await kill();
  }
  const { page, kill } = await world.open(profile);
  await benchPage(world, page);
  const wrong = await wrongOf(world, marks);
  await kill();
  return wrong;
}

/** Calls in two tabs while the network goes and comes. */
export async function callsInTwoTabs(world, signedIn, count, toggles = 20) {
  const { page, context, kill } = await world.open(await world.profileOf(world.admin, signedIn));
  const tabs = [await benchPage(world, page), await benchPage(world, await context.newPage())];
  const halves = tabs.map((_, at) => marksOf(`tab ${at}`, count / 2));
  const made = Promise.all(tabs.map((tab, at) => tab.call(halves[at], 30)));
  for (let toggle = 1; toggle <= toggles; toggle += 1) {
    await wait(randomInt(40, 360));
    await context.setOffline(toggle % 2 === 1);
  }
  await context.setOffline(false);
  await made;
  const wrong = await wrongOf(world, halves.flat());
  const isEmpty = await emptied(tabs);
  await kill();
  return wrong + (isEmpty ? 0 : 1);
}
