import {
  type Browser,
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Request,
} from '@playwright/test';
import * as z from 'zod/mini';
import { recorder } from '../../indexes/query-recording.ts';
import { shapesOf, structuredQuery, textOf } from '../../indexes/query-shape.ts';
import { queryIn } from '../../indexes/web-query-line.ts';
import { password } from './emulators.ts';
import { ofRefusedWrite, watchRefused } from './refused-writes.ts';

type Journey = {
  /** Console errors that this journey provokes on purpose, such as the browser's own line for a refused password. */
  expected: { lines: RegExp[] };
  /**
   * Whether the browser has service workers, as a private window of some has not. Left out, for each browser would
   * fetch the whole app from the emulator.
   */
  workers: boolean;
  /** Another person's browser, watched like the first. */
  otherBrowser: () => Promise<Page>;
};

/** What the browser and Firestore say by themselves where there is no network. */
export const withoutNetwork = [
  // The second of the picture that Firestore asks for, where the internet is not reached at all.
  /net::ERR_(INTERNET_DISCONNECTED|NAME_NOT_RESOLVED)/,
  /@firebase\/firestore: .*(Could not reach|errored|failed with error: .*unavailable)/,
];

/** What a journey's browsers said; `refused` as watchRefused tells it. */
type Noise = { lines: string[]; refused: Promise<string | null>[] };

const recordQuery = recorder('journeys');

/** What the app sends past the library, which records its own queries. */
const byHand = 'web/src/shared/data/rest-list.ts';
function recordByHand(request: Request): void {
  if (request.method() !== 'POST' || !request.url().includes('/organizations/')) return;
  if (!request.url().endsWith(':runQuery')) return;
  const { structuredQuery: query } = z.object({ structuredQuery }).parse(request.postDataJSON());
  for (const shape of shapesOf(query)) recordQuery({ query: textOf(shape), files: [byHand] });
}

export function watch(context: BrowserContext, { lines, refused }: Noise): void {
  watchRefused(context, refused);
  context.on('request', recordByHand);
  context.on('console', (message) => {
    const sent = message.type() === 'debug' ? queryIn(message.text()) : null;
    if (sent) recordQuery(sent);
    if (message.type() === 'error' || message.type() === 'warning')
      // The browser's own line of a refused request does not say which.
      lines.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (thrown) => {
    const { stack, message } = thrown.error();
    // What the browser itself throws has an empty stack.
    lines.push(`uncaught: ${stack || message}`);
  });
}

const withoutWorkers = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

/**
 * For what functions make of a change, one after the other: the emulator starts a process for each at its first event,
 * which on a busy machine takes minutes.
 */
export const followed = { timeout: 300_000 };

/** Waits until the server has answered all that this browser's pages have changed. */
export const allSent = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('journalWaits')), 'changes on the way')
    .toBeNull();

/**
 * Two writes of one document met on the server, or a document was another than a transaction had read: the journal sends
 * again what lost. Or the emulator has forgotten a channel on a busy machine: Firestore opens another.
 */
const allowed =
  /status of (409 \(Conflict\)|400 \(Bad Request\) \S+(documents:\w+|Firestore\/(Listen|Write)\/channel))/;

/** A journey fails on any console error or warning that it did not announce. */
export const test = base.extend<Journey & { noise: Noise }>({
  expected: [{ lines: [] }, { option: true }],
  workers: [false, { option: true }],
  noise: async ({ expected }, use) => {
    const noise: Noise = { lines: [], refused: [] };
    await use(noise);
    const why = (await Promise.all(noise.refused)).filter((one) => one !== null);
    const passing = [allowed, ...expected.lines, ...(why.length === 0 ? [ofRefusedWrite] : [])];
    const unexpected = noise.lines.filter((line) => !passing.some((pattern) => pattern.test(line)));
    expect(unexpected.length > 0 ? [...unexpected, ...why] : [], 'the console').toEqual([]);
  },
  context: async ({ context, noise, workers }, use) => {
    watch(context, noise);
    if (!workers) await withoutWorkers(context);
    await use(context);
  },
  otherBrowser: async ({ browser, noise }, use) => {
    const opened: BrowserContext[] = [];
    await use(async () => {
      const context = await newContext(browser);
      watch(context, noise);
      await withoutWorkers(context);
      opened.push(context);
      return context.newPage();
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

const newContext = (browser: Browser) =>
  browser.newContext({ locale: 'en-US', timezoneId: 'America/New_York' });

export { expect };

export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/#/auth');
  await signInWithoutLeaving(page, email);
}

/** On a page that shows the sign-in form. */
export async function signInWithoutLeaving(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
