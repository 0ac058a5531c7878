/** The Node that the functions are deployed to: `engines` in functions/package.json. */
const required = 24;

/**
 * Loading fails under an older Node, in the emulator too, so that whatever the tests prove was proven under the runtime
 * that production has.
 */
export function requireRuntime(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= required) return;
  throw new Error(`The functions need Node ${required} or newer and this is ${version}.`);
}
