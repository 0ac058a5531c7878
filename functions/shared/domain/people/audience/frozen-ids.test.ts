import { describe, expect, it } from 'vitest';
import { base64Of } from '../../base64.ts';
import { gzip } from '../../voters/gzip.ts';
import { packIds, unpackIds } from './frozen-ids.ts';

const packedText = async (text: string) => base64Of(await gzip(new TextEncoder().encode(text)));
const damaged = expect.objectContaining({ key: 'audiences.listDamaged' });
const longest = (at: number) => String(at).padStart(128, 'x');

describe('ids of a frozen list', () => {
  it('come back as they were, without empty lines, up to the most of the longest ids', async () => {
    expect(await unpackIds(await packIds([]), 5)).toEqual(new Set());
    expect(await unpackIds(await packedText('a\n\nb\n'), 5)).toEqual(new Set(['a', 'b']));
    const most = Array.from({ length: 40 }, (_, at) => longest(at));
    expect(await unpackIds(await packIds(most), 40)).toEqual(new Set(most));
    await expect(unpackIds(await packIds([...most, 'y']), 40)).rejects.toEqual(damaged);
  });

  it('are refused where they are no base64, no gzip, cut off, too long, or mostly line ends', async () => {
    const whole = await packIds(['p1', 'p2']);
    for (const packed of ['', 'ä', 'no base64!', btoa('no gzip'), whole.slice(0, -8)])
      await expect(unpackIds(packed, 5)).rejects.toEqual(damaged);
    await expect(unpackIds(await packedText('x'.repeat(5 * 129 + 1)), 5)).rejects.toEqual(damaged);
    expect((await unpackIds(await packedText('\n'.repeat(4)), 5)).size).toBe(0);
    await expect(unpackIds(await packedText('\n'.repeat(5)), 5)).rejects.toEqual(damaged);
    await expect(unpackIds(await packedText('\n'.repeat(41_000_000)), 1_000_000)).rejects.toEqual(damaged);
  });
});
