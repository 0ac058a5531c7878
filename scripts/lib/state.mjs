import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

/**
 * Raised whenever stored documents change shape: the app refuses to read what does not fit its schemas, so a save of
 * another version is put aside. Saves from before there was a number are of version 1.
 */
const dataVersion = 2;
const versionFile = 'data-version.json';

const folder = at('.state');
const seed = at('emulator-data');
const lock = join(folder, 'running.json');
const isComplete = (path) => existsSync(join(path, 'firebase-export-metadata.json'));

/** Every save is a folder of its own that appears under its name only when it is whole: no crash can spoil the last one. */
function saves() {
  if (!existsSync(folder)) return [];
  const numbers = readdirSync(folder).map((name) => Number(/^save-(\d+)$/.exec(name)?.[1] ?? 0));
  return numbers
    .filter((number) => number > 0 && isComplete(saveNumber(number)))
    .sort((one, other) => other - one);
}
const saveNumber = (number) => join(folder, `save-${number}`);

/** The seeded demo campaign, once `npm run seed` has written it. */
export const seedPath = () => (isComplete(seed) ? seed : undefined);

function versionOf(path) {
  const file = join(path, versionFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : 1;
}

/** Moves a save out of the way under a name that says its version; answers with where it is now. */
function putAside(path) {
  const name = join(folder, `data-of-version-${versionOf(path)}`);
  let free = name;
  for (let number = 2; existsSync(free); number += 1) free = `${name}-${number}`;
  renameSync(path, free);
  return free;
}

/**
 * What a start imports: the last save, else the seeded demo campaign, else nothing. `aside` is where a last save of
 * another data version was moved to.
 */
export function origin() {
  const [last] = saves();
  const fits = last && versionOf(saveNumber(last)) === dataVersion;
  if (fits) return { path: saveNumber(last), is: 'saved' };
  const aside = last && putAside(saveNumber(last));
  return { ...(seedPath() ? { path: seedPath(), is: 'seed' } : { is: 'empty' }), ...(aside && { aside }) };
}

/** Exports through the emulators' own hub; throws when they do not answer. */
export async function save(hub) {
  const path = join(folder, 'saving');
  rmSync(path, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'hustings' }),
  });
  if (!response.ok) throw new Error(`The emulators could not save: ${(await response.json()).message}.`);
  writeFileSync(join(path, versionFile), JSON.stringify({ version: dataVersion }));
  const older = saves();
  renameSync(path, saveNumber((older[0] ?? 0) + 1));
  for (const number of older) rmSync(saveNumber(number), { recursive: true, force: true });
}

/** Who runs on this state now: its process number and address, or undefined. */
export function running() {
  const note = existsSync(lock) ? JSON.parse(readFileSync(lock, 'utf8')) : undefined;
  return note && isStart(note.pid) ? note : undefined;
}

/** A killed process leaves its note behind, and its emulators end within seconds (see leash.mjs). */
export const wasKilled = () => existsSync(lock) && !running();

/** Numbers are given again after a restart of the machine: so the process must also be a start. */
function isStart(pid) {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  if (process.platform === 'win32') return true;
  const { stdout } = existsSync(`/proc/${pid}/cmdline`)
    ? { stdout: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }
    : spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
  return (stdout ?? '').includes('start.mjs');
}

export function claim(address) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(lock, JSON.stringify({ pid: process.pid, address }));
}

export const release = () => rmSync(lock, { force: true });
export const forget = () => rmSync(folder, { recursive: true, force: true });

/** The demo accounts that the seed script wrote down. */
export function accounts() {
  const file = join(seed, 'accounts.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
