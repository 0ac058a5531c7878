interface StartOptions {
  cwd?: string;
  env?: Record<string, string | undefined>;
  /** The file that takes the output. */
  log?: string;
  /** Seconds without output after which the command is taken to hang. */
  silence?: number;
  /** Seconds in which it may end by itself once it is asked to. */
  grace?: number;
}
interface Ended {
  code: number;
  output: string;
}
interface Task {
  stop(): Promise<Ended>;
  done: Promise<Ended>;
}
export function start(command: string, args: string[], options?: StartOptions): Task;
export function tool(file: string, args: string[], options?: StartOptions): Task;
export function endAll(): Promise<void>;
export function onEnd(end: (signal: string) => void): void;
