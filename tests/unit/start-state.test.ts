import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

/** `npm start`'s memory, in a folder of its own: the scripts find their root by where they lie. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hustings-state-'));
  cpSync(new URL('../../scripts/lib', import.meta.url), join(root, 'scripts/lib'), { recursive: true });
  complete('emulator-data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** What the emulators would have exported. */
function complete(...path: string[]) {
  mkdirSync(join(root, ...path), { recursive: true });
  writeFileSync(join(root, ...path, 'firebase-export-metadata.json'), '{}');
}

const hub = `
  const { createServer } = await import('node:http');
  const { mkdirSync, writeFileSync } = await import('node:fs');
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { path } = JSON.parse(body);
    mkdirSync(path, { recursive: true });
    writeFileSync(path + '/firebase-export-metadata.json', '{}');
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  await state.save('http://127.0.0.1:' + server.address().port);
  server.close();`;

const started = z.object({
  is: z.enum(['saved', 'seed', 'empty']),
  path: z.optional(z.string()),
  aside: z.optional(z.string()),
});
/** What a start begins with, after `before` was run. */
function start(before = '') {
  const script = `const state = await import('./scripts/lib/state.mjs');${before}
  console.log(JSON.stringify(state.origin()));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return started.parse(JSON.parse(output));
}

test('a start goes on with what was saved', () => {
  expect(start()).toMatchObject({ is: 'seed' });
  expect(start(hub)).toMatchObject({ is: 'saved', path: join(root, '.state/save-1') });
  expect(start(hub)).toMatchObject({ is: 'saved', path: join(root, '.state/save-2') });
});

test('a save of another data version is kept aside, and the demo campaign is there instead', () => {
  complete('.state/save-4');
  const aside = join(root, '.state/data-of-version-1');
  expect(start()).toEqual({ is: 'seed', path: join(root, 'emulator-data'), aside });
  expect(existsSync(join(aside, 'firebase-export-metadata.json'))).toBe(true);

  complete('.state/save-1');
  writeFileSync(join(root, '.state/save-1/data-version.json'), '{"version":99}');
  expect(start()).toMatchObject({ is: 'seed', aside: join(root, '.state/data-of-version-99') });

  complete('.state/save-1');
  expect(start()).toMatchObject({ aside: `${aside}-2` });
  expect(start(hub)).toMatchObject({ is: 'saved' });
  expect(existsSync(aside)).toBe(true);
});
