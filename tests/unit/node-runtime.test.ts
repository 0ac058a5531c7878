import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { missingPackages } from '../../scripts/lib/install.mjs';
import { fetchNode, packages } from '../../scripts/lib/node-runtime.mjs';
import { checkNode, isCurrentNode } from '../../scripts/lib/node-version.mjs';

const runtime = { name: 'node-of-a-test', version: '24.99.0', integrity: 'sha512-test' };
const program = process.platform === 'win32' ? 'node.exe' : 'node';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hustings-node-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program in the place where npm would, one that answers with `version`. */
async function installed(cwd: string, version = `v${runtime.version}`) {
  const place = join(cwd, 'node_modules', runtime.name, 'bin');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, program), `#!/bin/sh\necho ${version}\n`);
  chmodSync(join(place, program), 0o755);
  return { code: 0, output: '' };
}
const fetching = (install: (cwd: string) => Promise<{ code: number; output: string }>) =>
  fetchNode({ wanted: runtime, folder, install });

test.each([
  ['24.0.0', true],
  ['26.10.0', true],
  ['22.23.2', false],
  ['20.20.2', false],
  ['9.11.2', false],
])('Node %s is current: %s', (version, current) => {
  expect(isCurrentNode(version)).toBe(current);
  if (current) expect(() => checkNode(version)).not.toThrow();
  else expect(() => checkNode(version)).toThrow(`needs Node 24 or newer and this is ${version}`);
});

test('fetches the runtime once and then takes it from its folder', async () => {
  const install = vi.fn(installed);
  const first = await fetching(install);
  expect(existsSync(first)).toBe(true);
  expect(await fetching(install)).toBe(first);
  expect(install).toHaveBeenCalledTimes(1);
});

test('asks npm for the pinned version with its integrity', async () => {
  await fetching(async (cwd) => {
    const lock = JSON.parse(readFileSync(join(cwd, 'package-lock.json'), 'utf8'));
    expect(lock.packages['node_modules/node-of-a-test']).toEqual({
      version: runtime.version,
      integrity: runtime.integrity,
    });
    return installed(cwd);
  });
});

test('two starts at once end with one complete runtime', async () => {
  let release = () => {};
  const both = new Promise<void>((done) => {
    release = done;
  });
  let waiting = 0;
  const install = async (cwd: string) => {
    waiting += 1;
    if (waiting === 2) release();
    await both;
    return installed(cwd);
  };
  const [one, other] = await Promise.all([fetching(install), fetching(install)]);
  expect(one).toBe(other);
  expect(readdirSync(folder)).toEqual(['node-of-a-test-24.99.0']);
});

test('a download that fails leaves nothing behind, and the next start tries again', async () => {
  const broken = async () => ({ code: 1, output: 'npm error code EINTEGRITY\nnpm error wrong checksum' });
  await expect(fetching(broken)).rejects.toThrow(/could not fetch Node 24.*EINTEGRITY/s);
  expect(readdirSync(folder)).toEqual([]);
  await expect(fetching(installed)).resolves.toContain('node-of-a-test-24.99.0');
});

test('says what to do without a network', async () => {
  const offline = async () => ({ code: 1, output: 'npm error code ENOTFOUND' });
  await expect(fetching(offline)).rejects.toThrow(
    /^Node 24 could not be downloaded: connect to the network .* or install Node 24/,
  );
});

test('refuses a program that does not run here, or is of another version', async () => {
  await expect(fetching((cwd) => installed(cwd, 'v22.0.0'))).rejects.toThrow(/does not run on this system/);
  await expect(fetching(async () => ({ code: 0, output: '' }))).rejects.toThrow(
    /does not run on this system/,
  );
  expect(readdirSync(folder)).toEqual([]);
});

test('a runtime of a killed download is not taken for a complete one, and goes after an hour', async () => {
  const [old, young] = ['draft-old', 'draft-young'].map((name) => join(folder, name));
  for (const path of [old, young]) await installed(path ?? '');
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60_000);
  utimesSync(old ?? '', twoHoursAgo, twoHoursAgo);
  const install = vi.fn(installed);
  await fetching(install);
  expect(install).toHaveBeenCalledTimes(1);
  expect(readdirSync(folder).sort()).toEqual(['draft-young', 'node-of-a-test-24.99.0']);
});

test('says so where npm has no runtime for the platform', async () => {
  await expect(fetchNode({ wanted: null, folder })).rejects.toThrow(/npm has none for .*install Node 24/);
});

test('names the direct dependencies that npm left out', () => {
  const write = (path: string, content: unknown) => {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'package.json'), JSON.stringify(content));
  };
  write('.', { devDependencies: { one: '1.0.0' } });
  write('functions', { dependencies: { hoisted: '1.0.0', nested: '1.0.0', '@scope/absent': '1.0.0' } });
  for (const path of ['node_modules/one', 'node_modules/hoisted', 'functions/node_modules/nested'])
    write(path, {});
  expect(missingPackages(folder)).toEqual(['@scope/absent']);
});

test('every direct dependency of this checkout is there', () => {
  expect(missingPackages()).toEqual([]);
});

test('every place that names the runtime names the one that production deploys', () => {
  const engines = (file: string) => JSON.parse(readFileSync(file, 'utf8')).engines.node;
  const deployed = engines('functions/package.json');
  expect(deployed).toMatch(/^\d+$/);
  expect(engines('package.json')).toBe(`>=${deployed}`);
  for (const { version } of Object.values(packages)) expect(version.split('.')[0]).toBe(deployed);
  expect([isCurrentNode(`${deployed}.0.0`), isCurrentNode(`${deployed - 1}.0.0`)]).toEqual([true, false]);
  expect(readFileSync('functions/vite.config.ts', 'utf8')).toContain(`target: 'node${deployed}'`);
});
