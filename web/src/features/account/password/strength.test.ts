import { describe, expect, it } from 'vitest';
import '../../../shared/text/members/en.ts';
import '../../../shared/text/settings/en.ts';
import { cpuTime } from '../../../../../tests/unit/cpu-time.ts';
import { loadMeasure, personalWords } from './strength.ts';

describe('the strength of a password', () => {
  const own = personalWords('ana@rivera.example', 'Ana Rivera');

  it('knows the words an attacker tries first', () =>
    expect(own).toEqual(['hustings', 'ana', 'rivera', 'example', 'ana', 'rivera']));

  it.each([
    ['password', 0, 'common passwords'],
    ['aaaaaaaa', 0, 'Repeats'],
    ['abcdefgh', 0, 'Sequences'],
    ['ana rivera', 2, 'your own name'],
    ['correct horse battery staple', 4, null],
  ])('%s', async (password, score, expected) => {
    const strength = (await loadMeasure(own))(password);
    expect(strength.score).toBe(score);
    if (expected === null) expect(strength.advice).toBeNull();
    else expect(strength.advice).toContain(expected);
  });

  it('takes no longer than a key press for the longest one', async () => {
    const measure = await loadMeasure(own);
    expect(cpuTime(() => measure('p@$$w0rd'.repeat(500)))).toBeLessThan(3_000);
  });
});
