// Draws the icons of the installed app from web/public/favicon.svg: node scripts/icons.mjs. Their files are kept.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { requireChromium } from './lib/chromium.mjs';
import { orderly } from './lib/fail.mjs';
import { at } from './lib/paths.mjs';

/** The ground of the mark, for the icons that systems cut into a shape of their own. */
const ground = '#1f3f6b';

/** `share`: how much of the width the mark takes. A mask may leave no more than the middle four fifths. */
const icons = [
  { name: '192.png', size: 192, share: 1 },
  { name: '512.png', size: 512, share: 1 },
  { name: 'maskable-512.png', size: 512, share: 0.8, ground },
  { name: 'apple-touch.png', size: 180, share: 0.9, ground },
];

const folder = at('web/public/icons');
const mark = readFileSync(at('web/public/favicon.svg'), 'utf8');

const drawing = ({ size, share, ground = 'transparent' }) =>
  `<body style="margin:0;display:grid;place-content:center;width:${size}px;height:${size}px;background:${ground}">` +
  `<div style="width:${size * share}px;height:${size * share}px;display:grid">${mark}</div>`;

await orderly(async () => {
  const browser = await chromium.launch({ executablePath: await requireChromium(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    mkdirSync(folder, { recursive: true });
    for (const icon of icons) {
      await page.setViewportSize({ width: icon.size, height: icon.size });
      await page.setContent(drawing(icon));
      writeFileSync(`${folder}/${icon.name}`, await page.screenshot({ omitBackground: true }));
    }
  } finally {
    await browser.close();
  }
});
