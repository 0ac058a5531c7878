import { sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { atMost, forTheRecord, repeat } from './support/rows.mjs';

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

/** Milliseconds from a whole name in the palette, which nobody has searched for, to its line. */
async function finding(page, name) {
  const field = page.getByRole('combobox', { name: /^Find a screen/ });
  await field.fill('');
  const shown = page.waitForFunction(
    (text) => [...document.querySelectorAll('[role=option]')].some((one) => one.textContent.includes(text)),
    name,
    { polling: 'raf', timeout: 120_000 },
  );
  const since = performance.now();
  await field.fill(name);
  await shown;
  return performance.now() - since;
}

/** What opening people costs a browser, and how long a colleague's new person takes to be counted there. */
export default ({ hosting, chromium }) =>
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
    await watching.keyboard.press('Control+k');
    const found = [];
    for (let colleague = 0; colleague < at; colleague += 1) {
      // What the search before this one still asks is answered first.
      await watching.waitForTimeout(500);
      found.push(await finding(watching, `Bench Colleague${String.fromCharCode(97 + colleague)}`));
    }
    // The first one opens the connection of the queries.
    const palette = found.slice(1).sort((one, other) => one - other);
    return [
      atMost('The palette finds a name, median', palette[Math.floor(palette.length / 2)], 100, 'ms'),
      forTheRecord('The palette finds a name, slowest', palette.at(-1), 'ms'),
      forTheRecord('Finding people: people of the campaign', people),
      forTheRecord('Finding people: opened again, with the app', opening, 'ms'),
      forTheRecord('Finding people: calls of an opening', opened.length),
      forTheRecord('Finding people: kilobytes of an opening', bytes / 1_000, 'kB'),
      atMost('A person added in another browser is counted, slowest of 5', Math.max(...times), 5_000, 'ms'),
    ];
  });
