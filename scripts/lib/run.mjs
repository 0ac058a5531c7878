import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { heartbeat } from './heartbeat.mjs';
import { at, root } from './paths.mjs';
import { watchdog } from './watchdog.mjs';

const running = new Set();

/**
 * Starts a command on a leash (see leash.mjs). `log` names the file that takes its output, otherwise the output is
 * collected and handed back. A command that writes nothing for `silence` seconds is taken to hang, and ended. `done`
 * never rejects: it says how the command ended.
 */
export function start(command, args, { cwd = root, env = {}, log, silence, grace = 5 } = {}) {
  const file = log ? openSync(log, 'w') : undefined;
  const leash = spawn(process.execPath, [at('scripts/lib/leash.mjs'), String(grace), command, ...args], {
    cwd,
    env: { ...process.env, ...env },
    // In a group of its own: Ctrl-C in the terminal reaches us alone, and we decide the order in which things end.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['pipe', file ?? 'pipe', file ?? 'pipe'],
  });
  if (file !== undefined) closeSync(file);

  let output = '';
  let hangs = false;
  const dog =
    silence &&
    watchdog(silence, () => {
      hangs = true;
      stop();
    });
  const collect = (chunk) => {
    dog?.seen();
    output += chunk.replaceAll(heartbeat, '');
  };
  leash.stdout?.setEncoding('utf8').on('data', collect);
  leash.stderr?.setEncoding('utf8').on('data', collect);
  leash.stdin.on('error', () => {}); // It has ended already: nothing is left to stop.

  const stop = () => {
    leash.stdin.end();
    return task.done;
  };
  const task = {
    stop,
    done: new Promise((resolve) => {
      leash.on('error', (error) => {
        dog?.end();
        resolve({ code: 127, output: String(error) });
      });
      leash.on('close', (code) => {
        dog?.end();
        running.delete(task);
        if (hangs) output += `\nStopped, for nothing had come of it in ${silence} seconds.`;
        // Some tools colour what goes into a pipe.
        const text = process.stdout.isTTY ? output : stripVTControlCharacters(output);
        resolve({ code: hangs ? 124 : (code ?? 1), output: text });
      });
    }),
  };
  running.add(task);
  return task;
}

/** Runs one of our own Node tools, by its file, so that neither a shell nor the PATH has a say. */
export const tool = (file, args, options) =>
  start(process.execPath, [at('node_modules', file), ...args], options);

export async function endAll() {
  await Promise.all([...running].map((task) => task.stop()));
}

/** Calls `end` once, however we are asked to end: Ctrl-C, a polite kill, a closed terminal, or npm killed above us. */
export function onEnd(end) {
  let isEnding = false;
  const once = (signal) => {
    if (isEnding) return;
    isEnding = true;
    end(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, once);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // The terminal has gone.
  // npm passes on polite signals only to the shell between us, and nothing at all when it is killed outright: what we
  // see is that our line of parents has changed.
  const parents = lineage();
  if (process.env.npm_lifecycle_event)
    setInterval(() => lineage() !== parents && once('SIGHUP'), 1000).unref();
}

function lineage() {
  const stat = `/proc/${process.ppid}/stat`;
  const above = existsSync(stat) ? readFileSync(stat, 'utf8').split(') ').pop().split(' ')[1] : '';
  return `${process.ppid} ${above}`;
}
