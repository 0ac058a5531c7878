// Runs one command, and ends it with everything it started once our standard input closes. That happens when the
// script which holds the other end stops us, and just as well when that script is killed outright or its terminal
// dies: so nothing can outlive the script, whatever happens to it.
//   node leash.mjs <seconds of grace> <command> [arguments…]
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { delimiter } from 'node:path';
import { processes } from './processes.mjs';

const [grace, command, ...args] = process.argv.slice(2);

// The emulators and the browsers run in process groups of their own, and some lose their parent before we look: so
// neither the group nor the line of parents finds them. What all of them are given is the PATH (firebase-tools reads
// the functions in a process that gets little else): so its last entry, a folder that is nowhere, is our mark.
const mark = `/hustings-leash-${randomUUID()}`;
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, PATH: `${process.env.PATH ?? ''}${delimiter}${mark}` },
  windowsHide: true,
});

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  child.kill('SIGINT');
  setTimeout(() => finish(137), Number(grace) * 1000);
}

process.stdin.on('end', stop).on('close', stop).on('error', stop).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);

child.on('error', (error) => {
  console.error(`${command} could not be started: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code, signal) => finish(signal ? 1 : (code ?? 1)));

/** Ends what is left of it, and ourselves. */
function finish(code) {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(child.pid), '/T', '/F'], { windowsHide: true });
    process.exit(code);
  }
  // Twice: the first look may have missed what was being started.
  for (const _ of [1, 2]) {
    for (const { pid, environment } of processes()) if (environment.includes(mark)) end(pid);
  }
  process.exit(code);
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself between the look and the kill.
  }
}
