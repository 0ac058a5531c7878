import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail } from '../lib/fail.mjs';
import { cached } from '../lib/paths.mjs';

/** Exports what the emulators hold and puts it in place of `target`, whole or not at all. */
export async function exportTo(hub, target, at) {
  const fresh = cached('seed-export');
  rmSync(fresh, { recursive: true, force: true });
  const response = await fetch(`${hub}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path: fresh, initiatedBy: 'seed' }),
  });
  if (!response.ok) fail(`The emulators did not export: ${await response.text()}`);
  stopClocks(join(fresh, 'auth_export/accounts.json'), at);
  rmSync(target, { recursive: true, force: true });
  cpSync(fresh, target, { recursive: true });
}

/** The emulator writes down when it was told; a file that is the same each time shows what really changed. */
function stopClocks(file, at) {
  const { users, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const still = users
    .map((user) => ({ ...user, passwordUpdatedAt: at, validSince: String(Math.floor(at / 1000)) }))
    .sort((one, other) => one.localId.localeCompare(other.localId));
  writeFileSync(file, `${JSON.stringify({ ...rest, users: still }, null, 2)}\n`);
}
