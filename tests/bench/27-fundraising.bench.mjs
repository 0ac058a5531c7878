import { readFileSync } from 'node:fs';
import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { readsOf, watchReads } from './support/reads.mjs';
import { atMost, forTheRecord, median } from './support/rows.mjs';

const rest = 1_500; // milliseconds until a screen has nothing more to ask
/** Some of them may give nothing more, so that the list has about 300. */
const listed = 420;
/** Outcomes of a block that go on to another donor, one key each. */
const calls = 20;

const manager = JSON.parse(
  readFileSync(new URL('../../emulator-data/accounts.json', import.meta.url), 'utf8'),
).find(({ role }) => role === 'manager');

async function answerOf(url, body, token) {
  const answer = await fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A call list of the campaign's first donors, as a manager makes it. */
async function makeList({ hosting, project, firestore, auth }) {
  const account = await answerOf(
    `http://${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`,
    { email: manager.email, password: manager.password, returnSecureToken: true },
    'owner',
  );
  const documents = `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;
  const profile = await answerOf(`${documents}/user_profiles/${account.localId}`, undefined, 'owner');
  const organization = profile.fields.organization_id.stringValue;
  const people = [];
  // The emulator sends fewer than were asked for.
  for (let next = ''; next !== undefined && people.length < listed; ) {
    const page = `pageSize=${listed - people.length}&mask.fieldPaths=name&pageToken=${next}`;
    const found = await answerOf(
      `${documents}/organizations/${organization}/donors?${page}`,
      undefined,
      'owner',
    );
    people.push(...found.documents.map(({ name }) => name.split('/').at(-1)));
    next = found.nextPageToken;
  }
  const id = 'bench-call-list';
  const made = await answerOf(
    `${hosting}/api/call-time/make`,
    {
      ...{ id, name: 'Bench resolicits', goalCents: 0, script: null, callers: [] },
      from: { is: 'people', people },
    },
    account.idToken,
  );
  return { id, made, chosen: people.length };
}

/** Milliseconds from a key to the next donor's name on the screen, as the page sees them. */
const timeNext = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const nameIn = () => document.querySelector('h1')?.textContent;
        const before = nameIn();
        const since = performance.now();
        const look = () =>
          nameIn() === before ? requestAnimationFrame(look) : done(performance.now() - since);
        document.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
        requestAnimationFrame(look);
      }),
  );

/** What raising money costs: a donor's meter, a call list of 300, and going from one donor to the next. */
export default (context) =>
  withBrowser(context.chromium, async (browser) => {
    const { hosting } = context;
    const visiting = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'manager') });
    await watchReads(visiting);
    const page = await visiting.newPage();
    await page.goto(`${hosting}/#/fundraising`);
    await page.locator('[data-row]').first().click();
    await page.getByRole('link', { name: 'Add donation' }).waitFor();
    // What comes by itself in the seconds after a first screen, such as what waits, has come by then.
    await page.waitForTimeout(10_000);
    await readsOf(page);
    await page.getByRole('button', { name: 'What they can still give' }).click();
    await page.waitForTimeout(2 * rest);
    const meter = await readsOf(page);

    const list = await makeList(context);
    await page.goto(`${hosting}/#/fundraising/call-time/${list.id}`);
    await page.getByRole('heading', { level: 1, name: 'Bench resolicits' }).waitFor({ timeout: 60_000 });
    await page.goto(`${hosting}/#/fundraising/call-time`);
    await page.getByRole('button', { name: 'Start calling' }).first().click();
    await page.getByRole('button', { name: 'Get the first donors' }).click();
    await page.getByRole('region', { name: 'Ask' }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(rest);
    await readsOf(page);
    const online = [];
    for (let at = 0; at < calls / 2; at++) online.push(await timeNext(page));
    await page.waitForTimeout(rest);
    const moved = await readsOf(page);
    await visiting.setOffline(true);
    const offline = [];
    for (let at = 0; at < calls / 2; at++) offline.push(await timeNext(page));
    await visiting.close();
    return [
      atMost('Documents read, one donor’s meter beside their page', meter.documents, 5),
      forTheRecord('Call list: donors of it', list.made.people),
      forTheRecord('Call list: chosen donors whom it leaves out', list.chosen - list.made.people),
      atMost('Call time: from a key to the next donor, median', median(online), 100, 'ms'),
      atMost('Call time: the same without a connection, median', median(offline), 100, 'ms'),
      forTheRecord('Call time: slowest of both', Math.max(...online, ...offline), 'ms'),
      forTheRecord('Documents read for ten outcomes, as the server’s answers arrive', moved.documents),
    ];
  });
