import { fail } from './fail.mjs';

/** The runtime that the functions are deployed to: `engines` in functions/package.json. */
const wanted = 24;

export const isCurrentNode = (version = process.versions.node) => Number(version.split('.')[0]) >= wanted;

/** For a script that is called directly: the npm commands go through with-node.mjs, which fetches a current Node. */
export function checkNode(version = process.versions.node) {
  if (isCurrentNode(version)) return;
  fail(
    `Hustings needs Node ${wanted} or newer and this is ${version}: use the npm commands, which fetch it, or put ` +
      '"node scripts/with-node.mjs" before the name of the script.',
  );
}
