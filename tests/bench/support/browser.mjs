import { readFileSync } from 'node:fs';
import { chromium as playwright } from '@playwright/test';

const accounts = JSON.parse(
  readFileSync(new URL('../../../emulator-data/accounts.json', import.meta.url), 'utf8'),
);
const always = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking';
export const flags = [...always.split(' '), '--disable-component-update', '--disable-sync'];

/** Opens Chromium, with `more` flags, for `work` and closes it whatever happens. */
export async function withBrowser(executablePath, work, more = []) {
  const browser = await playwright.launch({ executablePath, args: [...flags, ...more] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const screen = { viewport: { width: 1440, height: 900 }, locale: 'en-US' };
export const visitor = (browser, options = {}) => browser.newContext({ ...screen, ...options });

/** Signs in through the screen, and keeps the session for other contexts: each of them starts with an empty cache. */
export async function sessionOf(browser, hosting, role) {
  const { email, password } = accounts.find((account) => account.role === role);
  const context = await visitor(browser);
  const page = await context.newPage();
  await page.goto(`${hosting}/#/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor({ timeout: 60_000 });
  // As a member leaves it: what the screens showed is kept a second later (web/src/shared/data/query-cache.ts).
  await page.waitForTimeout(4_000);
  const storageState = await context.storageState({ indexedDB: true });
  await context.close();
  return storageState;
}

/** The dashboard's own numbers are there. */
export const dashboardReady = (page) => page.getByText(/[\d,]+ gifts in all/).waitFor({ timeout: 60_000 });
