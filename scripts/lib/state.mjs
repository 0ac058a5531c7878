import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';

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

/** What a start imports: the last save, else the seeded demo campaign, else nothing. */
export function origin() {
  const [last] = saves();
  if (last) return { path: saveNumber(last), is: 'saved' };
  return seedPath() ? { path: seedPath(), is: 'seed' } : { is: 'empty' };
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
