// Takes the pictures of the landing page from the real screens: start the app on the demo campaign (npm run reset,
// npm start), then `node scripts/pictures.mjs [address]`. Their files are kept in web/public/pictures.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { requireChromium } from './lib/chromium.mjs';
import { orderly } from './lib/fail.mjs';
import { at } from './lib/paths.mjs';
import { startOffset, suitePorts } from './lib/ports.mjs';
import { accounts } from './lib/state.mjs';

const address = process.argv[2] ?? `http://127.0.0.1:${suitePorts(startOffset).hosting}`;
const folder = at('web/public/pictures');
/** Bytes. A phone on a slow network fetches some of these, and each has to be worth its wait. */
const heaviest = 40_000;
/** The evening of the day on which the demo campaign stands still, so that the pictures come out the same every time. */
const now = new Date('2026-11-20T18:00:00-05:00');

const file = [
  'Name,Email,Phone,Giving capacity',
  'Rosa Delgado,rosa.delgado@example.org,202-555-0143,Small',
  'Aaliyah Greco,aaliyahgreco12@example.org,,Mid-level',
  'Mikkel Larsen,mikkel.larsen@example.org,202-555-0178,',
  'Tayo Okafor,tayo.okafor,202-555-0112,Small',
  'Grace Whitfield,grace.whitfield@example.net,,Major',
  'Abel Benitez,abel.benitez@example.com,202-555-0190,',
].join('\n');

async function preview(page) {
  const buffer = Buffer.from(file);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'spring-dinner.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Check the rows' }).click();
  await page.getByRole('button', { name: /^Import \d+ rows?$/ }).waitFor();
}

/** The saved search that names most people, as it is opened from the list. */
async function search(page) {
  await page.getByRole('link', { name: 'Unaffiliated, not reached yet' }).click();
  await page.getByRole('row').nth(5).or(page.locator('[data-row]').nth(4)).first().waitFor();
}

/** `ready` is a text that is there once the screen's own figures are. Without `whole` the menu is left out. */
const screens = [
  { name: 'dashboard', path: '/', ready: /[\d,]+ gifts/, wide: [1280, 760], phone: [390, 620], whole: true },
  { name: 'voters', path: '/voters/saved', act: search },
  { name: 'turfs', path: '/field-ops/turfs', ready: /people whom the search/ },
  { name: 'import', path: '/imports/donors', act: preview },
  { name: 'donors', path: '/fundraising?sort=total', ready: /500 donors/ },
  { name: 'goals', path: '/analytics', ready: /How it is calculated/ },
  { name: 'insights', path: '/insights', ready: /Top skills/ },
];
const usual = { wide: [1200, 600], phone: [390, 536] };

/**
 * Screens are flat: a few dozen colors without loss stay sharper than all of them with it, and weigh half. Takes as many
 * as the weight allows.
 */
async function lighten(page, png) {
  for (const colors of [64, 48, 32, 24, 20, 16]) {
    const bytes = Buffer.from(await page.evaluate(encode, { png: png.toString('base64'), colors }), 'base64');
    if (bytes.length <= heaviest) return bytes;
  }
  throw new Error(`A picture of ${png.length} bytes does not become light enough.`);
}

/** Runs in the page: Chromium writes WebP from a canvas, without loss where the quality is 1. */
async function encode({ png, colors }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const drawn = context.getImageData(0, 0, canvas.width, canvas.height);
  const pixels = new Uint32Array(drawn.data.buffer);
  const times = new Map();
  for (const pixel of pixels) times.set(pixel, (times.get(pixel) ?? 0) + 1);
  const apart = (one, other) =>
    [0, 8, 16].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  // The most frequent color, then always the one that is missed most: far from all that are there, and seen often.
  const found = [...times].map(([color, count]) => ({ color, count, miss: 1 }));
  const chosen = [];
  while (chosen.length < Math.min(colors, found.length)) {
    const { color } = found.reduce((best, one) =>
      one.count * one.miss > best.count * best.miss ? one : best,
    );
    for (const one of found)
      one.miss = Math.min(chosen.length > 0 ? one.miss : Infinity, apart(one.color, color));
    chosen.push(color);
  }
  const nearest = (color) =>
    chosen.reduce((best, one) => (apart(color, one) < apart(color, best) ? one : best));
  const becomes = new Map(found.map(({ color }) => [color, nearest(color)]));
  for (const [at, pixel] of pixels.entries()) pixels[at] = becomes.get(pixel);
  context.putImageData(drawn, 0, 0);
  return canvas.toDataURL('image/webp', 1).split(',')[1];
}

async function signIn(browser, options) {
  // Whom no notice asks to protect their account, unlike an admin.
  const { email, password } = accounts().find(({ role }) => role === 'manager');
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(now);
  await page.goto(`${address}/#/auth`);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

const widths = { wide: 1.25, phone: 2 };

async function take(browser, theme, width) {
  const page = await signIn(browser, { colorScheme: theme, deviceScaleFactor: widths[width] });
  for (const screen of screens) {
    const [x, y] = screen[width] ?? usual[width];
    await page.setViewportSize({ width: x, height: y });
    await page.goto(`${address}/#${screen.path}`);
    if (screen.ready) await page.getByText(screen.ready).first().waitFor();
    await screen.act?.(page);
    await page.mouse.move(0, 0);
    await page.waitForTimeout(1_500); // The chart draws itself.
    const name = `${screen.name}-${width}-${theme}.webp`;
    const from = screen.whole ? { x: 0, y: 0 } : await page.locator('main').boundingBox();
    const clip = { x: from.x, y: from.y, width: x - from.x, height: y - from.y };
    const bytes = await lighten(page, await page.screenshot({ clip }));
    writeFileSync(`${folder}/${name}`, bytes);
    console.log(`${name}: ${clip.width} × ${clip.height}, ${bytes.length} bytes`);
  }
  await page.context().close();
}

/** What a link to the site shows where it is shared: 1200 × 630 pixels, as Open Graph asks for; not every reader takes WebP. */
async function card(browser) {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
  await page.goto(`${address}/#/pricing`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const shot = readFileSync(`${folder}/dashboard-wide-light.webp`).toString('base64');
  await page.evaluate(
    ([picture, mark]) => {
      document.body.innerHTML = `<div class="card"><header>${mark}<b>Hustings</b></header>
        <h1>Know where your campaign stands. Now.</h1><img src="data:image/webp;base64,${picture}" alt=""></div>`;
    },
    [shot, readFileSync(at('web/public/favicon.svg'), 'utf8')],
  );
  await page.addStyleTag({ content: cardStyle });
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
  writeFileSync(`${folder}/card.jpg`, await page.screenshot({ type: 'jpeg', quality: 82 }));
  await page.close();
}

const cardStyle = `
  .card { position: relative; overflow: hidden; inline-size: 1200px; block-size: 630px; padding: 56px 64px; box-sizing: border-box; background: #1f3f6b; color: #fff; }
  .card header { display: flex; align-items: center; gap: 16px; font-size: 32px; }
  .card header svg { inline-size: 48px; block-size: 48px; }
  .card h1 { margin: 32px 0 0; max-inline-size: 960px; font-size: 68px; line-height: 1.04; letter-spacing: -0.035em; text-wrap: balance; }
  .card img { position: absolute; inset-block-start: 346px; inset-inline-start: 64px; inline-size: 1072px; border-radius: 12px; }`;

await orderly(async () => {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    mkdirSync(folder, { recursive: true });
    for (const theme of ['light', 'dark']) {
      for (const width of Object.keys(widths)) await take(browser, theme, width);
    }
    await card(browser);
  } finally {
    await browser.close();
  }
});
