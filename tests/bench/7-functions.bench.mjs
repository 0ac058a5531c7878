import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { atMost, median, repeat } from './support/rows.mjs';

const folder = fileURLToPath(new URL('../../functions/.test', import.meta.url));

const bytesIn = (path) =>
  readdirSync(path, { recursive: true })
    .map((name) => statSync(join(path, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);

/** Milliseconds of a fresh process until the functions are loaded, as the platform starts one. */
function coldStart(project) {
  const since = performance.now();
  const { status, stderr } = spawnSync(process.execPath, ['lib/index.js'], {
    cwd: folder,
    env: { ...process.env, GCLOUD_PROJECT: project, FIREBASE_CONFIG: JSON.stringify({ projectId: project }) },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The functions do not load:\n${stderr}`);
  return performance.now() - since;
}

/** What is deployed, and how long a new instance takes before it answers. */
export default async ({ project }) => [
  atMost('Functions: bundle', bytesIn(join(folder, 'lib')) / 1_000_000, 1.5, 'MB'),
  atMost('Functions: cold start', median(await repeat(3, () => coldStart(project))), 1_500, 'ms'),
];
