import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** A place in the repository, whatever folder the command was called from. */
export const at = (...parts) => join(root, ...parts);

/** A place in `.cache/`, which git ignores: logs, reports and what the tools leave behind. */
export function cached(...parts) {
  const path = at('.cache', ...parts);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
