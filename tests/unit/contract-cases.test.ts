import { expect, it } from 'vitest';
import { downloadCases, useCases } from '#shared/usecases/index.ts';
import { sourceFiles } from './source-files.ts';

/** The names in a list of `functions/shared/usecases/index.ts`. */
function namesIn(list: string): string[] {
  const [index] = sourceFiles('functions/shared/usecases', /usecases\/index\.ts$/, true);
  const [, body = ''] = index?.text.match(new RegExp(`${list}: [^=]*= \\[([^\\]]*)\\]`)) ?? [];
  return body.match(/\w+/g) ?? [];
}

it('every use case is held to both stores', () => {
  const names = [...namesIn('useCases'), ...namesIn('downloadCases')];
  expect(names).toHaveLength(useCases.length + downloadCases.length);
  const contract = sourceFiles('tests/functions/contract', /\.test\.ts$/).map(({ text }) => text);
  const missing = names.filter((name) => !contract.some((text) => new RegExp(`\\b${name}\\b`).test(text)));
  expect(missing, 'Call it in `tests/functions/contract`.').toEqual([]);
});
