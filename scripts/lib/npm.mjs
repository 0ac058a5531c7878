import { basename } from 'node:path';
import { start } from './run.mjs';

/** Runs npm under this Node, whichever Node the npm command on the PATH belongs to. */
export function npm(args, options) {
  const cli = process.env.npm_execpath;
  // Other package managers set it too.
  if (cli && basename(cli) === 'npm-cli.js') return start(process.execPath, [cli, ...args], options);
  return process.platform === 'win32'
    ? start('cmd.exe', ['/c', 'npm', ...args], options)
    : start('npm', args, options);
}

/** Whether npm failed for want of a network. */
export const couldNotReach = (output) =>
  /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(output);

/** What npm gives as reasons in its output. */
export const reasonsOf = (output) =>
  output
    .split('\n')
    .filter((line) => /^npm error \S/.test(line))
    .slice(0, 8)
    .join('\n');
