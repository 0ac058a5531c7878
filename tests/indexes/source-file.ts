import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const maps = new Map<string, SourceMap | null>();

/** The map beside a bundle; null for a file that runs as it was written. */
function mapOf(path: string): SourceMap | null {
  const known = maps.get(path);
  if (known !== undefined) return known;
  const mapPath = `${path}.map`;
  const map = existsSync(mapPath) ? new SourceMap(JSON.parse(readFileSync(mapPath, 'utf8'))) : null;
  maps.set(path, map);
  return map;
}

/** The file that somebody wrote at this place of a running program, from the repository's root. */
export function sourceFile(script: string, line: number, column: number): string {
  const path = script.startsWith('file:') ? fileURLToPath(script) : script;
  const entry = mapOf(path)?.findEntry(line - 1, column - 1);
  const source =
    entry && 'originalSource' in entry
      ? fileURLToPath(new URL(entry.originalSource, pathToFileURL(join(dirname(path), '/'))))
      : path;
  return relative(root, source).split(sep).join('/');
}

/** Makes the queries of use cases, which stand behind it. */
export const useCaseStore = 'functions/src/usecases/firestore-store.ts';
/** Calls between a use case and the SDK. */
const framesMax = 12;

/** Where the function that called `below` was called from; past the store, in the use case. */
export function callerOf(below: (...args: never[]) => unknown): string | null {
  const { prepareStackTrace, stackTraceLimit } = Error;
  try {
    Error.stackTraceLimit = framesMax;
    Error.prepareStackTrace = (_, calls) => calls;
    const holder: { stack?: unknown } = {};
    Error.captureStackTrace(holder, below);
    const calls: unknown = holder.stack;
    if (!Array.isArray(calls)) return null;
    let last: string | null = null;
    for (const call of calls) {
      const source = placeOf(call);
      // Past an `await` there is no caller left: then it is the store.
      if (source === null) return last;
      if (source !== useCaseStore) return source;
      last = source;
    }
    return last;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** The file of one call of a stack. */
function placeOf(call: unknown): string | null {
  if (typeof call !== 'object' || call === null) return null;
  const read = (name: string): unknown => {
    const method: unknown = Reflect.get(call, name);
    return typeof method === 'function' ? Reflect.apply(method, call, []) : null;
  };
  const [script, line, column] = [read('getFileName'), read('getLineNumber'), read('getColumnNumber')];
  if (typeof script !== 'string' || typeof line !== 'number' || typeof column !== 'number') return null;
  return sourceFile(script, line, column);
}
