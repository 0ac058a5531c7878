import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { at } from './paths.mjs';

const file = () => at('tests', 'rules', 'full-run.json');

/**
 * What the outcome of the full run follows from: the rules, the definitions that the cases derive from, and the cases.
 * The sources of the rules are left out, because a unit test holds firestore.rules to them.
 */
const inputs = [
  'firestore.rules',
  'functions/shared/access.ts',
  'functions/shared/collections',
  // Limits that the rules repeat and the cases read.
  'functions/shared/domain/voters/quota.ts',
  'functions/shared/domain/voters/may-close.ts',
  'functions/shared/domain/field/addition-count.ts',
  'functions/shared/domain/field/turf-limits.ts',
  'tests/rules',
];

/** The files behind the stamp, in a fixed order, each with its text. */
export function stampedFiles() {
  return inputs.flatMap((path) =>
    /\.\w+$/.test(path)
      ? [{ path, text: readFileSync(at(path), 'utf8') }]
      : readdirSync(at(path), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
          .map((entry) => `${entry.parentPath}/${entry.name}`)
          .sort()
          .map((name) => ({ path: name.slice(at().length + 1), text: readFileSync(name, 'utf8') })),
  );
}

/** Comments on lines of their own and indentation don't count: they change nothing that is tested. */
export function hashOf(files) {
  const texts = files.map(({ text }) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '' && !/^(\/\/|\/\*|\*)/.test(line))
      .join('\n'),
  );
  return createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 32);
}

export function writeStamp(figures) {
  const stamp = { hash: hashOf(stampedFiles()), date: new Date().toISOString().slice(0, 10), ...figures };
  writeFileSync(file(), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** One line for `npm test` where the full run is older than what it is about; otherwise nothing. */
export function staleLine() {
  const stamp = existsSync(file()) ? JSON.parse(readFileSync(file(), 'utf8')) : undefined;
  if (stamp?.hash === hashOf(stampedFiles())) return undefined;
  return stamp
    ? `full rules  stale: rules, definitions or cases changed since ${stamp.date}; npm run test:full`
    : 'full rules  never ran; npm run test:full';
}
