import { spawnSync } from 'node:child_process';
import { fail } from './fail.mjs';
import { isExecutable, which } from './which.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The browser of the journeys; installed where apt-get can. Never skipped: without one the tests have not run. */
export async function requireChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given))
    fail(`CHROMIUM_PATH names ${given}, which is not a program: correct or unset it.`);
  const found = given ?? (await find()) ?? (installByApt() ? await find() : undefined);
  return (
    found ??
    fail(
      'The browser tests need Chromium and none was found: install it (for example "sudo apt-get install chromium" ' +
        'or "npx playwright install chromium") or set CHROMIUM_PATH to it.',
    )
  );
}

async function find() {
  const installed = names.map(which).find(Boolean) ?? (isExecutable(app) ? app : undefined);
  if (installed) return installed;
  // Loaded here, for it is there only once the packages are.
  const { chromium } = await import('@playwright/test');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function installByApt() {
  if (!which('apt-get') || process.getuid?.() !== 0) return false;
  console.log('Installing Chromium (apt-get install chromium)…');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  return apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium');
}
