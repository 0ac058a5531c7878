// Runs one command, and ends it with everything it started once our standard input closes. That happens when the
// script which holds the other end stops us, and just as well when that script is killed outright or its terminal
// dies: so nothing can outlive the script, whatever happens to it.
//   node leash.mjs <seconds of grace> <command> [arguments…]
import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { processes } from './processes.mjs';

const [grace, command, ...args] = process.argv.slice(2);

// The emulators and the browsers run in process groups of their own, and some lose their parent before we look: so
// neither the group nor the line of parents finds them. What they keep is the environment they were started with.
const name = `HUSTINGS_LEASH_${randomUUID().replaceAll('-', '')}`;
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, [name]: '1' },
  windowsHide: true,
});

// firebase-tools reads the functions in a process that it gives another environment: that one is known by its parents,
// looked up while it still has them.
let descendants = [];
let stopping = false;

function stop() {
  if (stopping) return;
  stopping = true;
  descendants = descendantsOf(child.pid);
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
  for (const one of processes()) {
    // The time of birth tells it from another that has been given its number since.
    const descends = descendants.some(({ pid, born }) => pid === one.pid && born === one.born);
    if (descends || one.environment.includes(`${name}=1`)) end(one.pid);
  }
  process.exit(code);
}

function descendantsOf(pid) {
  const all = process.platform === 'win32' ? [] : processes();
  const found = all.filter((one) => one.pid === pid);
  for (const one of found) found.push(...all.filter(({ parent }) => parent === one.pid));
  return found;
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself between the look and the kill.
  }
}
