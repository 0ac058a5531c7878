import { describe, expect, it } from 'vitest';
import { inPages, pageLetters, pageLines, type SealedPoint } from './sealed-contacts.ts';
import { openSealed, sealerFor } from './sealed-file.ts';

const passphrase = 'a passphrase of words';
const copy = () => sealerFor(passphrase, '2026-11-28');

describe('a sealed copy', () => {
  it('opens with its passphrase, and says nothing without it', async () => {
    const sealer = await copy();
    const page = await sealer.page(3, false, 'José opted out');
    expect(await openSealed(passphrase, sealer.header, page)).toEqual({
      ...{ is: 'opened', n: 3, isLast: false, text: 'José opted out' },
    });
    expect(page).not.toContain('opted');
    expect(await openSealed('another passphrase', sealer.header, page)).toEqual({ is: 'sealed' });
  });

  it('opens the same however the passphrase’s letters are composed', async () => {
    const sealer = await sealerFor('jose\u0301 y las doce', '2026-11-28');
    const page = await sealer.page(0, true, 'x');
    expect(await openSealed('jos\u00e9 y las doce', sealer.header, page)).toMatchObject({ is: 'opened' });
  });

  it('notices a page that was changed, renumbered, made the last, or is of another copy', async () => {
    const [sealer, other] = [await copy(), await copy()];
    const page = JSON.parse(await sealer.page(0, false, 'text'));
    const open = (changed: object, header = sealer.header) =>
      openSealed(passphrase, header, JSON.stringify({ ...page, ...changed }));
    expect(await open({})).toMatchObject({ is: 'opened' });
    const flipped = `${page.data[0] === 'A' ? 'B' : 'A'}${page.data.slice(1)}`;
    for (const changed of [{ n: 1 }, { last: true }, { data: flipped }])
      expect(await open(changed)).toEqual({ is: 'sealed' });
    expect(await open({}, other.header)).toEqual({ is: 'sealed' });
    expect(await open({}, sealer.header.replace('2026', '2027'))).toEqual({ is: 'sealed' });
  });

  it('refuses what is no copy, and a head that asks for another amount of work', async () => {
    const sealer = await copy();
    const page = await sealer.page(0, true, 'text');
    const head = JSON.parse(sealer.header);
    for (const header of ['', '{}', 'x'.repeat(10_000), JSON.stringify({ ...head, N: 2 ** 30 })])
      expect(await openSealed(passphrase, header, page)).toEqual({ is: 'no file' });
    for (const line of ['', '[]', JSON.stringify({ n: -1 }), page.replace('"iv":"', '"iv":"AAAA')])
      expect(await openSealed(passphrase, sealer.header, line)).toEqual({ is: 'no file' });
  });
});

describe('pages', () => {
  const point = (id: string, lines: number, words: string): SealedPoint => ({
    ...{ id, kind: 'email', mask: 'a•••@example.org' },
    lines: Array.from({ length: lines }, (_, at) => ({
      ...{ id: `${id}-${at}`, what: 'opt_out', channel: null, list: null, grade: null, reason: null, words },
      ...{ source: 'link', text_version: null, by: null, undoes: null, at, person_id: null, import_id: null },
    })),
  });

  it('never divide a point, and have no more than they may unless one point has', () => {
    const points = [point('a', pageLines - 1, ''), point('b', 1, ''), point('c', 1, ''), point('d', 600, '')];
    const pages = [...inPages([...points, point('e', 1, '')])];
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d'], ['e']]);
  });

  it('keep each line of a point with long words, and the beginning of the words', () => {
    const [page] = [...inPages([point('a', 600, '¿'.repeat(2_000))])];
    expect(page?.[0]?.lines).toHaveLength(600);
    expect(JSON.stringify(page).length).toBeLessThan(pageLetters);
  });
});
