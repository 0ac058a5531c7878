import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord, median, repeat } from './support/rows.mjs';

const counted = /([\d,]+) people · [\d,]+ households?/;
const countIn = async (page) => {
  const text = await page.getByText(counted).first().textContent();
  return Number(counted.exec(text)[1].replaceAll(',', ''));
};

/** Milliseconds from "Save" in one browser to another count on "Find people" of another. */
async function crossing(adding, watching, hosting, at) {
  await adding.goto(`${hosting}/#/people/new`);
  const name = `Bench Colleague${String.fromCharCode(97 + at)}`;
  await adding.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const before = await countIn(watching);
  const changed = watching.waitForFunction(
    (old) => !document.body.textContent.includes(`${old} people · `),
    before.toLocaleString('en-US'),
    { polling: 'raf', timeout: 120_000 },
  );
  const since = performance.now();
  await adding.getByRole('button', { name: 'Save' }).click();
  await changed;
  const took = performance.now() - since;
  if ((await countIn(watching)) !== before + 1) throw new Error('The count did not grow by one.');
  return took;
}

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const text = (stringValue) => ({ stringValue });
const list = (...values) => ({ arrayValue: { values: values.map(text) } });

/** What each way of finding somebody types, and the people whom only that finds: one more than is measured. */
const guests = Array.from({ length: 8 }, (_, at) => {
  const letter = String.fromCharCode(97 + at);
  return {
    id: `bench-guest-${letter}`,
    name: `Bench Guest${letter}`,
    email: `palette.${letter}@bench.example`,
    phone: `+1303555${7_301 + at * 11}`,
    tag: `Paletted${letter}`,
  };
});
const ways = {
  'a name': ({ name }) => name,
  'an email': ({ email }) => email,
  'the end of a phone number': ({ phone }) => phone.slice(-4),
  'a tag': ({ tag }) => tag,
};

/** Writes the guests and their tags as the functions do, of which nothing is measured here. */
async function writeGuests({ firestore, project }) {
  const root = `http://${firestore}/v1/projects/${project}/databases/(default)/documents`;
  const post = async (address, body) => {
    const response = await fetch(address, { method: 'POST', headers: owner, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`The emulator answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const named = { field: { fieldPath: 'name' }, op: 'EQUAL', value: text('Rivera for Senate') };
  const first = async (parent, structuredQuery) =>
    (await post(`${parent}:runQuery`, { structuredQuery: { ...structuredQuery, limit: 1 } }))[0]?.document;
  const campaign = await first(root, {
    from: [{ collectionId: 'organizations' }],
    where: { fieldFilter: named },
  });
  const organization = `http://${firestore}/v1/${campaign.name}`;
  const person = await first(organization, { from: [{ collectionId: 'people' }] });
  const tag = await first(organization, { from: [{ collectionId: 'tags' }] });
  const write = (name, fields) => ({ update: { name: `${campaign.name}/${name}`, fields } });
  await post(`${root}:commit`, {
    writes: guests.flatMap((guest) => {
      const key = guest.name.toLowerCase();
      const local = guest.email.slice(0, guest.email.indexOf('@'));
      const keys = [`#${guest.phone.slice(-4)}`, `@${local}`, ...key.split(' ')];
      return [
        write(`tags/${guest.id}`, {
          ...tag.fields,
          name: text(guest.tag),
          name_key: text(guest.tag.toLowerCase()),
        }),
        write(`people/${guest.id}`, {
          ...person.fields,
          ...{ name: text(guest.name), name_key: text(key), family_key: text(key.split(' ')[1]) },
          ...{ emails: list(guest.email), phones: list(guest.phone), search_keys: list(...keys) },
          tags: list(guest.tag),
        }),
      ];
    }),
  });
}

/**
 * Runs in the page: from the moment at which what is typed next is in the field to the frame that shows the line of whom it
 * finds. The page's own clock, so that what steers the browser takes no part in it.
 */
function watchFor(name) {
  const field = document.querySelector('[role=combobox]');
  const hasLine = () =>
    [...document.querySelectorAll('[role=option]')].some((one) => one.textContent.includes(name));
  window.found = new Promise((done) => {
    const onInput = () => {
      const since = performance.now();
      const observer = new MutationObserver(() => {
        if (!hasLine()) return;
        observer.disconnect();
        requestAnimationFrame(() => done(performance.now() - since));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    };
    field.addEventListener('input', onInput, { once: true, capture: true });
  });
}

/** Milliseconds from what nobody has searched for in the palette to the line of whom it finds. */
async function finding(page, typed, name) {
  const field = page.getByRole('combobox', { name: /^Find a screen/ });
  await field.fill('');
  await page.evaluate(watchFor, name);
  await field.fill(typed);
  return page.evaluate(() => window.found);
}

/** Each way in its turn, for each guest: what slows the machine down slows all of them. */
async function findGuests(page) {
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, []]));
  for (const guest of guests)
    for (const [way, typed] of Object.entries(ways)) {
      // What the search before this one still asks is answered first.
      await page.waitForTimeout(500);
      times[way].push(await finding(page, typed(guest), guest.name));
    }
  return Object.entries(times).flatMap(([way, [, ...all]]) => {
    // The first one opens the connection of the queries.
    return [
      atMost(`The palette finds ${way}, median`, median(all), 100, 'ms'),
      forTheRecord(`The palette finds ${way}, slowest`, Math.max(...all), 'ms'),
    ];
  });
}

/** What opening people costs a browser, and how long a colleague's new person takes to be counted there. */
export default ({ hosting, chromium, firestore, project }) =>
  withBrowser(chromium, async (browser) => {
    const manager = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'manager') });
    const admin = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'admin') });
    const watching = await admin.newPage();
    const calls = [];
    watching.on('response', (response) => {
      if (response.url().includes('/api/people/pack/'))
        calls.push(response.body().then(({ length }) => length));
    });
    await watching.goto(`${hosting}/#/people/find`);
    // The first one builds the packs.
    await watching.getByText(counted).first().waitFor({ timeout: 120_000 });
    await watching.waitForTimeout(2_000);
    calls.length = 0;
    const since = performance.now();
    await watching.reload();
    await watching.getByText(counted).first().waitFor({ timeout: 120_000 });
    const opening = performance.now() - since;
    const opened = await Promise.all(calls);
    const bytes = opened.reduce((sum, size) => sum + size, 0);
    const people = await countIn(watching);
    const adding = await manager.newPage();
    let at = 0;
    const cross = () => crossing(adding, watching, hosting, at++);
    // The first ones start the functions' processes, which on a live project are warm.
    await repeat(3, cross);
    const times = await repeat(5, async () => {
      await watching.waitForTimeout(1_500);
      return cross();
    });
    await writeGuests({ firestore, project });
    // Functions look at what was written.
    await watching.waitForTimeout(10_000);
    await watching.keyboard.press('Control+k');
    const found = await findGuests(watching);
    return [
      ...found,
      forTheRecord('Finding people: people of the campaign', people),
      forTheRecord('Finding people: opened again, with the app', opening, 'ms'),
      forTheRecord('Finding people: calls of an opening', opened.length),
      forTheRecord('Finding people: kilobytes of an opening', bytes / 1_000, 'kB'),
      atMost('A person added in another browser is counted, slowest of 5', Math.max(...times), 5_000, 'ms'),
    ];
  });
