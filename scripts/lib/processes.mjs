import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every process of this user with the environment it was started with: { pid, environment }. Not on Windows. */
export const processes = () => (existsSync('/proc/self/environ') ? fromProc() : fromPs());

// Small Linux images have no `ps`.
function fromProc() {
  const numbers = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return numbers.flatMap((pid) => {
    try {
      return [{ pid: Number(pid), environment: readFileSync(`/proc/${pid}/environ`, 'latin1') }];
    } catch {
      return []; // Ended while we read, or another user's: not ours either way.
    }
  });
}

function fromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,command='], { encoding: 'utf8' });
  const lines = (stdout ?? '').split('\n').filter((line) => /^\s*\d+\s/.test(line));
  return lines.map((line) => ({ pid: Number.parseInt(line, 10), environment: line }));
}
