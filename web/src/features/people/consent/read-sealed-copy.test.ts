import { expect, it } from 'vitest';
import { sealerFor } from '#shared/domain/consent/sealed-file.ts';
import { readSealedCopy } from './read-sealed-copy.ts';

it('knows a whole copy, one without its end or in another order, and what is none', async () => {
  const sealer = await sealerFor('a passphrase of words', '2026-11-28');
  const [first, last] = [await sealer.page(0, false, 'one'), await sealer.page(1, true, 'two')];
  const whole = readSealedCopy(`${[sealer.header, first, last].join('\r\n')}\r\n`);
  expect(whole).toEqual({ header: sealer.header, pages: [first, last], isWhole: true });
  for (const pages of [[first], [last], [last, first], [first, last, last]])
    expect(readSealedCopy([sealer.header, ...pages].join('\n'))?.isWhole).toBe(false);
  for (const text of ['', 'name,email\nAna,ana@example.org', sealer.header, `${sealer.header}\n{}`, first])
    expect(readSealedCopy(text)).toBeNull();
});
