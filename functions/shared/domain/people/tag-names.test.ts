import { expect, it } from 'vitest';
import { replaceTag, tagId } from './tag-names.ts';

it.each<[string, string[], string, string | null, string[]]>([
  ['in its place', ['a', 'b', 'c'], 'b', 'x', ['a', 'x', 'c']],
  ['by nothing', ['a', 'b', 'c'], 'b', null, ['a', 'c']],
  ['by one that is there', ['a', 'b', 'c'], 'c', 'a', ['a', 'b']],
  ['by another spelling', ['host', 'b'], 'host', 'Host', ['Host', 'b']],
  ['by one that is there in another spelling', ['HOST', 'Hosts'], 'Hosts', 'Host', ['Host']],
  ['beside pictures', ['🎉', '⭐', 'VIP'], 'VIP', 'Donor', ['🎉', '⭐', 'Donor']],
  ['that is not there', ['a', 'b'], 'x', 'y', ['a', 'b']],
  ['of none', [], 'a', 'b', []],
])('replaces a tag %s', (_, tags, from, to, expected) =>
  expect(replaceTag(tags, from, to)).toEqual(expected),
);

it('changes nothing when done again', () => {
  const once = replaceTag(['a', 'b', 'A'], 'b', 'c');
  expect(replaceTag(once, 'b', 'c')).toEqual(once);
});

it('has one id for all spellings of a tag', () => {
  expect(tagId('Yard  SIGN')).toBe(tagId('yard sign'));
  expect(tagId('Café')).toBe(tagId('CAFE'));
  expect(tagId('Yard signs')).not.toBe(tagId('Yard sign'));
  expect(tagId('東京')).not.toBe(tagId('大阪'));
});
