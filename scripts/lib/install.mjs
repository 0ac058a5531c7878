import { existsSync, readFileSync } from 'node:fs';
import { fail } from './fail.mjs';
import { at } from './paths.mjs';
import { start } from './run.mjs';

const offline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/;

/** Installs the packages when they are missing or older than package-lock.json. */
export async function install() {
  if (isInstalled()) return;
  console.log('Installing packages (npm ci)…');
  // Asked first: without a network npm tries nine hundred packages, each several times, before it gives up.
  const ping = await npm(['ping', '--fetch-retries=0']).done;
  const reachable = !offline.test(ping.output);
  // Its own cache may still hold all of them.
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', ...(reachable ? [] : ['--offline'])])
    .done;
  if (code === 0) return;
  if (!reachable || offline.test(output)) {
    fail('The packages could not be downloaded: connect to the network and run the command again.');
  }
  const reasons = output.split('\n').filter((line) => /^npm error \S/.test(line));
  fail(`npm ci failed:\n${reasons.slice(0, 8).join('\n')}`);
}

/** npm writes down what it installed: so an `npm install` by hand counts too, and a half-finished one does not. */
function isInstalled() {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = present[path];
    // Optional ones are for other systems.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

function npm(args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return start(process.execPath, [cli, ...args]);
  return process.platform === 'win32' ? start('cmd.exe', ['/c', 'npm', ...args]) : start('npm', args);
}
