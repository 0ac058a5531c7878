// Runs a script under the Node that the project needs: `node scripts/with-node.mjs scripts/start.mjs --dev`.
// A current Node runs the script in this process; an older one fetches a current one first (lib/node-runtime.mjs).
import { spawn } from 'node:child_process';
import { delimiter, dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { orderly } from './lib/fail.mjs';
import { fetchNode } from './lib/node-runtime.mjs';
import { isCurrentNode } from './lib/node-version.mjs';
import { endAll, onEnd } from './lib/run.mjs';

process.argv.splice(1, 1); // What the script sees is what a direct call would give it.
const [, script, ...args] = process.argv;

if (isCurrentNode()) await import(pathToFileURL(resolve(script)).href);
else await orderly(runElsewhere, endAll);

async function runElsewhere() {
  let child;
  onEnd(async (signal) => {
    if (child) return child.kill(signal); // It ends what it started and then itself.
    await endAll();
    process.exit(130);
  });
  const node = await fetchNode();
  // First on the PATH, because firebase-tools and npm also start programs whose first line asks for `node`.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  child = spawn(node, [script, ...args], { stdio: 'inherit', env, windowsHide: true });
  process.exitCode = await new Promise((done, failed) => {
    child.on('error', failed).on('exit', (code) => done(code ?? 1));
  });
}
