import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { couldNotReach, npm, reasonsOf } from './npm.mjs';
import { at } from './paths.mjs';

/** Installs the packages when they are missing or older than package-lock.json. */
export async function install() {
  if (!isInstalled()) await download();
  const missing = missingPackages();
  if (missing.length > 0) {
    fail(`npm left out ${missing.join(', ')}: delete node_modules and run the command again.`);
  }
}

async function download() {
  console.log('Installing packages (npm ci)…');
  // Asked first: without a network npm tries nine hundred packages, each several times, before it gives up.
  const ping = await npm(['ping', '--fetch-retries=0']).done;
  const reachable = !couldNotReach(ping.output);
  // Its own cache may still hold all of them.
  const { code, output } = await npm(['ci', '--no-audit', '--no-fund', ...(reachable ? [] : ['--offline'])])
    .done;
  if (code === 0) return;
  if (!reachable || couldNotReach(output)) {
    fail('The packages could not be downloaded: connect to the network and run the command again.');
  }
  fail(`npm ci failed:\n${reasonsOf(output)}`);
}

/** npm writes down what it installed: so an `npm install` by hand counts too, and a half-finished one does not. */
function isInstalled() {
  const record = at('node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = read(at('package-lock.json')).packages;
  const present = read(record).packages;
  return Object.entries(wanted).every(([path, { version, integrity, link, optional }]) => {
    if (!path.includes('node_modules/') || link) return true;
    const found = present[path];
    // Optional ones are for other systems.
    return found ? found.version === version && found.integrity === integrity : optional === true;
  });
}

/**
 * Direct dependencies that are not there. npm leaves out an optional package without a word where Node is too old for
 * it, as it did with the Firestore client of firebase-admin, and every function would fail at its first call.
 */
export function missingPackages(root = at()) {
  return ['.', 'functions'].flatMap((folder) => {
    const { dependencies, devDependencies } = read(join(root, folder, 'package.json'));
    return Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) =>
        ![folder, '.'].some((place) => existsSync(join(root, place, 'node_modules', name, 'package.json'))),
    );
  });
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
