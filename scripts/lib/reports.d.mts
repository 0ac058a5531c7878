interface Report {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Failed, then passed when tried again. */
  flaky: { name: string; why: string }[];
}
export function readVitest(file: string): Report;
export function readPlaywright(file: string): Report;
export function readExit(name: string): (code: number) => Report;
