import { describe, expect, it } from 'vitest';
import '../../../shared/text/members.ts';
import '../../../shared/text/settings.ts';
import { cpuTime } from '../../../../../tests/unit/cpu-time.ts';
import { loadMeasure, ownWords } from './strength.ts';

describe('the strength of a password', () => {
  const own = ownWords('ana@rivera.example', 'Ana Rivera');

  it('knows the words an attacker tries first', () =>
    expect(own).toEqual(['hustings', 'ana', 'rivera', 'example', 'ana', 'rivera']));

  it.each([
    ['password', 0, 'common passwords'],
    ['aaaaaaaa', 0, 'Repeats'],
    ['abcdefgh', 0, 'Sequences'],
    ['ana rivera', 2, 'your own name'],
    ['correct horse battery staple', 4, null],
  ])('%s', async (password, score, said) => {
    const strength = (await loadMeasure(own))(password);
    expect(strength.score).toBe(score);
    if (said === null) expect(strength.advice).toBeNull();
    else expect(strength.advice).toContain(said);
  });

  it('takes no longer than a key press for the longest one', async () => {
    const measure = await loadMeasure(own);
    expect(cpuTime(() => measure('p@$$w0rd'.repeat(500)))).toBeLessThan(3_000);
  });
});
