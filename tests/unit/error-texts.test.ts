import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files.ts';

/**
 * Errors become words in one place, `messageFor` of web/src/shared/data/error-messages.ts. A rough reading of the source, not a
 * parser.
 */

const table = 'web/src/shared/data/error-messages.ts';
const files = sourceFiles('web/src', /\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path) && !path.startsWith('web/src/shared/text/') && path !== table,
);
const source = (path: string) =>
  sourceFiles('web/src', /\.tsx?$/).find((file) => file.path === path)?.text ?? '';

/** Codes as the table has them: the last text of each of its lines. */
const codes = [...source(table).matchAll(/'(?:critical|high|medium|low)',\s*'([^']+)'/g)].flatMap(
  ([, line = '']) => line.split(' '),
);

/** An error's own message, which is for programmers. */
const ownMessage = /\b(?:error|reason|refusal|failure|problem|cause|why|caught|err|e)\??\.message\b/;
/** Where it is read for something else than to be shown. */
const readsMessage: Record<string, string> = {
  'web/src/app/session/start-session.ts': 'a text of the catalog, made from the error',
  'web/src/app/session/watch-membership.ts': 'a text of the catalog, made from the error',
  'web/src/app/offline/missing-file.ts':
    'tells a script that this device does not have from one that is broken',
  'web/src/shared/session/ticket.ts': 'finds the ticket that a refused sign-in carries',
};

/** A code beside a text of the catalogue: a table of one's own. Making an error of a code is not, as the demo's endpoints do. */
const ownTable = (line: string): boolean =>
  !/new CallError\(|\brefuse\(/.test(line) &&
  // A state's name.
  !line.includes('.is ===') &&
  /\bt\(|'(?:errors|faults)\./.test(line) &&
  codes.some((code) => line.includes(`'${code}'`));

/** Where one code means something that only this screen knows. */
const fileTexts: Record<string, string> = {
  'web/src/features/invitations/invitation-refused.tsx': 'an invalid token is a link that was cut off',
};

const linesOf = (breaks: (line: string) => boolean, allowed: Record<string, string> = {}): string[] =>
  files
    .filter(({ path }) => !(path in allowed))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter(breaks)
        .map((line) => `${path}: ${line.trim()}`),
    );

describe('errors become words in one place', () => {
  it('which is read at all', () => {
    expect(codes).toContain('already-exists');
    expect(codes.length).toBeGreaterThan(40);
    expect(ownTable("if (code === 'not-found') return t('list.gone');")).toBe(true);
    expect(ownTable("throw new CallError('not-found', t('errors.notFound'));")).toBe(false);
    expect(new Set(codes).size).toBe(codes.length);
  });

  it('so that nothing shows an error’s own message', () =>
    expect(linesOf((line) => ownMessage.test(line), readsMessage)).toEqual([]));

  it('so that no other file gives a code its words', () => expect(linesOf(ownTable, fileTexts)).toEqual([]));
});
