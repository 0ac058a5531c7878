import { describe, expect, it } from 'vitest';
import { cpuTime } from '../../../tests/unit/cpu-time.ts';
import { fingerprintOf, framesOf, ownFrames } from './fingerprint.ts';

const chromium = `TypeError: x is undefined
    at Figures (https://h.example/assets/DashboardPage-C4dKs9_x.js:1:2345)
    at async https://h.example/assets/index-Dp9qe1kT.js:9:81
    at renderWithHooks (http://127.0.0.1:5173/node_modules/react-dom/x.js?v=1:10:2)`;
const firefox = `Figures@https://h.example/assets/DashboardPage-Zz9_aaaa.js:7:1
@https://h.example/assets/index-00000000.js:2:3
`;

describe('a fingerprint', () => {
  it('reads the stacks of each browser, without lines, hashes and libraries', () => {
    expect(ownFrames(chromium)).toEqual(['Figures DashboardPage.js', 'index.js']);
    expect(ownFrames(firefox)).toEqual(ownFrames(chromium));
    expect(framesOf(chromium)[0]).toEqual({
      name: 'Figures',
      file: 'https://h.example/assets/DashboardPage-C4dKs9_x.js',
      line: 1,
      column: 2345,
      own: true,
    });
    expect(framesOf(chromium)[2]).toMatchObject({ name: 'renderWithHooks', own: false });
    expect(framesOf('nothing to read\n  at <anonymous>')).toEqual([]);
  });

  it('takes no stack long, whatever its lines are made of', () => {
    const spent = cpuTime(() => {
      for (const unit of [' ', '\t', 'at ', ' x', 'http://', '(@', ':1'])
        for (const end of ['', 'x', ':1:1'])
          framesOf(`${unit.repeat(600 / unit.length - end.length)}${end}\n`.repeat(14));
    });
    expect(spent).toBeLessThan(3_000);
  });

  const of = (message: string, stack = chromium, code = '') => fingerprintOf({ code, message, stack });

  it.each([
    ['row 12 of 200 failed', 'row 7 of 9 failed'],
    ['No document "Ana" in donors', 'No document "Ben López" in donors'],
    ['lost #1 of 0b5f9a52', 'lost #2 of 77aa66bb'],
    ['Cannot  read\nthis', 'cannot read this'],
  ])('is the same for %s and %s', (one, other) => expect(of(one)).toBe(of(other, firefox)));

  it('differs by message, by code and by where it arose', () => {
    const all = [of('one'), of('two'), of('one', chromium, 'internal'), of('one', '')];
    expect(new Set(all).size).toBe(all.length);
  });
});
