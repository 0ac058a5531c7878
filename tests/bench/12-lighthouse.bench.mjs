import { createServer } from 'node:net';
import lighthouse from 'lighthouse';
import { visitor, withBrowser } from './support/browser.mjs';
import { atLeast, forTheRecord, median, repeat } from './support/rows.mjs';

const pages = { Landing: '/', Pricing: '/pricing', Privacy: '/privacy', Terms: '/terms' };
const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'search engines',
};
/** Performance is what differs between runs; the rest says the same each time. */
const runs = 3;

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** One visit by Lighthouse's own phone: a processor four times slower and a slow 4G, both simulated. */
async function audit(url, port) {
  const { lhr } = await lighthouse(url, {
    port,
    hostname: '127.0.0.1',
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
  });
  if (lhr.runtimeError) throw new Error(`Lighthouse at ${url}: ${lhr.runtimeError.message}`);
  const scores = Object.fromEntries(
    Object.keys(categories).map((id) => [id, Math.round(100 * lhr.categories[id].score)]),
  );
  // What costs points, for whoever reads the log.
  for (const { id, title } of Object.values(lhr.audits).filter(failed(lhr)))
    console.log(`  ${url}: ${id} – ${title}`);
  return { ...scores, lcp: lhr.audits['largest-contentful-paint'].numericValue };
}

const failed = (lhr) => {
  const counted = new Set(
    Object.keys(categories).flatMap((id) =>
      lhr.categories[id].auditRefs.filter(({ weight }) => weight > 0).map((one) => one.id),
    ),
  );
  return ({ id, score }) => counted.has(id) && score !== null && score < 0.9;
};

/** What Lighthouse gives the public pages, as a phone sees them. */
export default async ({ hosting, chromium }) => {
  const port = await freePort();
  return withBrowser(
    chromium,
    async (browser) => {
      // The browser needs one window of its own to stay.
      await visitor(browser);
      const rows = [];
      for (const [name, path] of Object.entries(pages)) {
        const audits = await repeat(runs, () => audit(`${hosting}${path}`, port));
        for (const [id, title] of Object.entries(categories))
          rows.push(atLeast(`${name}: Lighthouse, ${title}`, median(audits.map((one) => one[id])), 95));
        rows.push(
          forTheRecord(`${name}: Lighthouse, largest paint`, median(audits.map(({ lcp }) => lcp)), 'ms'),
        );
      }
      return rows;
    },
    [`--remote-debugging-port=${port}`],
  );
};
