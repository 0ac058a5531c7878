import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Every process of this user: { pid, parent, born, environment }. Not on Windows. */
export const processes = () => (existsSync('/proc/self/stat') ? fromProc() : fromPs());

// Small Linux images have no `ps`.
function fromProc() {
  const numbers = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return numbers.flatMap((pid) => {
    try {
      // The command's name stands in parentheses and may hold anything: count from behind it.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop().split(' ');
      const environment = readFileSync(`/proc/${pid}/environ`, 'latin1');
      return [{ pid: Number(pid), parent: Number(fields[1]), born: fields[19], environment }];
    } catch {
      return []; // Ended while we read, or another user's: not ours either way.
    }
  });
}

function fromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,lstart=,command='], {
    encoding: 'utf8',
  });
  return (stdout ?? '').split('\n').flatMap((line) => {
    const found = /^\s*(\d+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s(.*)$/.exec(line);
    if (!found) return [];
    return [{ pid: Number(found[1]), parent: Number(found[2]), born: found[3], environment: found[4] }];
  });
}
