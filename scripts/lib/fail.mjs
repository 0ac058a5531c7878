/** What the user can act on: printed as its sentence alone, without a stack. */
export class Refusal extends Error {}

export function fail(sentence) {
  throw new Refusal(sentence);
}

/** How every script ends when something goes wrong: what it started is ended first, then one message, then exit 1. */
export async function orderly(work, cleanUp = async () => {}) {
  try {
    await work();
  } catch (error) {
    await cleanUp().catch((why) => console.error(why));
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
