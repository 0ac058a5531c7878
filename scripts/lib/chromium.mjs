import { spawnSync } from 'node:child_process';
import { fail } from './fail.mjs';
import { isExecutable, which } from './which.mjs';

// The same engine without windows, menus and what belongs to them: measured over eight journeys it takes 0.6 of
// Chromium's CPU time. Debian has it as a package of its own.
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const app = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * The browser of journeys and benchmarks: a path. Installed where apt-get can; never skipped, for without one the
 * tests have not run. `light` prefers the shell, and a build server installs it beside another browser.
 */
export async function requireChromium({ light = false } = {}) {
  const given = process.env.CHROMIUM_PATH;
  if (given && !isExecutable(given))
    fail(`CHROMIUM_PATH names ${given}, which is not a program: correct or unset it.`);
  const find = async () => (light && which(shell)) || (await whole()) || which(shell);
  const found = given ?? (await find());
  if (found && (given || !light || !process.env.CI || which(shell))) return found;
  installByApt(light ? [shell, 'chromium'] : ['chromium', shell]);
  return (
    (await find()) ??
    fail(
      'The browser tests need Chromium and none was found: install it (for example "sudo apt-get install chromium" ' +
        'or "npx playwright install chromium") or set CHROMIUM_PATH to it.',
    )
  );
}

async function whole() {
  const installed = names.map(which).find(Boolean) ?? (isExecutable(app) ? app : undefined);
  if (installed) return installed;
  // Loaded here, for it is there only once the packages are.
  const { chromium } = await import('@playwright/test');
  return isExecutable(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

/** The first of these packages that can be had, with fonts that a bare machine lacks. */
function installByApt(packages) {
  if (!which('apt-get') || process.getuid?.() !== 0) return;
  console.log('Installing Chromium with apt-get…');
  const apt = (...args) =>
    spawnSync('apt-get', args, {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0;
  if (apt('update', '-qq')) packages.some((name) => apt('install', '-y', '-qq', name, 'fonts-liberation'));
}
