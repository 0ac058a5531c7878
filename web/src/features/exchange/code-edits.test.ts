import { expect, it } from 'vitest';
import { codeMapping, mappingFault, proposedMapping } from '#shared/domain/exchange/code-mapping.ts';
import { applyEdits, editCode, hasEdits, noEdits, shownCode } from './code-edits.ts';

const answer = { kind: 'answers', question: 'q1', name: 'yes' } as const;
const other = { kind: 'answers', question: 'q2', name: 'yes' } as const;
const result = { kind: 'results', question: null, name: 'not_home' } as const;

it('puts typed codes over what is remembered, and takes away those that were emptied', () => {
  const typed = editCode(editCode(editCode(noEdits, answer, ' Yes '), result, ''), other, 'Y');
  const mapping = applyEdits('van', proposedMapping('van'), typed, () => 'Date contacted');
  expect(mapping.questions).toEqual({
    q1: { header: 'Date contacted 2', answers: { yes: 'Yes' } },
    q2: { header: 'Date contacted 3', answers: { yes: 'Y' } },
  });
  expect(mapping.results.not_home).toBeUndefined();
  expect(codeMapping.safeParse(mapping).success).toBe(true);
  expect(mappingFault('van', mapping)).toBeNull();
  expect([hasEdits(noEdits), hasEdits(typed)]).toEqual([false, true]);
  expect([shownCode(mapping, noEdits, answer), shownCode(mapping, typed, result)]).toEqual(['Yes', '']);
});

it('drops a question whose last code was emptied', () => {
  const with1 = applyEdits('pdi', proposedMapping('pdi'), editCode(noEdits, answer, 'Y'), () => 'Q');
  expect(applyEdits('pdi', with1, editCode(noEdits, answer, ''), () => 'Q').questions).toEqual({});
});

it('names a column without signs that a system refuses, within its length', () => {
  const mapping = applyEdits(
    'gop',
    proposedMapping('gop'),
    editCode(noEdits, answer, 'Y'),
    () => `a,"${'b'.repeat(80)}`,
  );
  expect(mappingFault('gop', mapping)).toBeNull();
  expect(codeMapping.safeParse(mapping).success).toBe(true);
});
