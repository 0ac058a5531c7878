import { dashboardReady, sessionOf, visitor, withBrowser } from './support/browser.mjs';
import { readingEnds, readsOf, watchReads } from './support/reads.mjs';
import { atMost, forTheRecord } from './support/rows.mjs';

/** Lines of the feed, which come on top of the dashboard's own documents. */
const feed = 12;
const rest = 2_500; // milliseconds without anything from the database after which a screen has nothing more to ask

/** Opens an address inside the running app, as a member does, and tells what that cost. */
async function opened(page, address, ready) {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, address);
  await ready(page);
  await readingEnds(page, rest);
  return readsOf(page);
}

const listed = (page) => page.locator('[data-row]').first().waitFor();

/** Documents read and listeners open on each screen, as one member walks through the app. */
export default ({ hosting, chromium }) =>
  withBrowser(chromium, async (browser) => {
    const context = await visitor(browser, { storageState: await sessionOf(browser, hosting, 'admin') });
    await watchReads(context);
    const page = await context.newPage();
    await page.goto(`${hosting}/`);
    await dashboardReady(page);
    await readingEnds(page, rest);
    const start = await readsOf(page);

    // Of somebody who gave: their latest gifts are part of the screen.
    const [giver] = await page
      .locator('a[href^="#/fundraising/donors/"]')
      .evaluateAll((links) => links.map(({ hash }) => hash).filter((hash) => !hash.endsWith('new')));
    const donors = await opened(page, '#/fundraising', listed);
    const detail = await opened(page, giver, (on) =>
      on.getByRole('link', { name: 'Add donation' }).waitFor(),
    );
    const donations = await opened(page, '#/fundraising/donations', listed);
    const volunteers = await opened(page, '#/volunteers', listed);
    await page.getByRole('searchbox').fill('ma');
    await readingEnds(page, rest);
    const search = await readsOf(page);
    const person = await opened(page, giver.replace('/fundraising/donors/', '/people/'), (on) =>
      on.getByRole('region', { name: 'Timeline' }).waitFor(),
    );
    const waiting = await opened(page, '#/waiting', (on) =>
      on.getByRole('heading', { level: 1, name: 'Waiting for you' }).waitFor(),
    );
    const dashboard = await opened(page, '#/', dashboardReady);
    await context.close();

    const screens = { dashboard, donors, detail, donations, volunteers, search, person, waiting };
    const listeners = Math.max(...[start, ...Object.values(screens)].map((one) => one.listeners));
    return [
      atMost('Documents read, dashboard beside its feed', dashboard.documents - feed, 3),
      forTheRecord('Documents read, whole first visit with feed', start.documents),
      atMost('Documents read, donors', donors.documents, 51),
      atMost('Documents read, donations', donations.documents, 51),
      atMost('Documents read, volunteers', volunteers.documents, 51),
      atMost('Documents read, one donor', detail.documents, 5),
      atMost('Documents read, a search', search.documents, 25),
      atMost('Documents read, one person with the first ten of each source', person.documents, 91),
      atMost('Documents read, what waits', waiting.documents, 80),
      atMost('Listeners open, most on any screen', listeners, 4),
    ];
  });
