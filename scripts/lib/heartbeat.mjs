/** What a tool writes to show progress that nobody has to read: `start` in run.mjs takes it out of the output. */
export const heartbeat = '\0';

/** A reporter of Vitest. Its own ones write a line for each file, and one file of the rules holds thousands of tests. */
export default class HeartbeatReporter {
  onTestCaseResult() {
    process.stdout.write(heartbeat);
  }
}
