const suffixes = /^(?:jr|sr|ii|iii|iv|v|esq)\.?$/i;

export type NameParts = { first: string; middle: string; last: string; suffix: string };

/** A whole name in its parts: `Lopez, Ana Maria Jr` and `Ana Maria Lopez Jr` alike. Of one word it is the family name. */
export function splitName(whole: string): NameParts {
  const [family, given, more] = whole.split(',').map((part) => part.trim());
  const nameParts = (given === undefined || suffixes.test(given) ? (family ?? '') : given)
    .split(/\s+/)
    .filter(Boolean);
  const ends =
    [given, more, nameParts.at(-1)].find((part) => part !== undefined && suffixes.test(part)) ?? '';
  if (nameParts.length > 1 && nameParts.at(-1) === ends) nameParts.pop();
  const comma = given !== undefined && !suffixes.test(given);
  // `Lopez Jr, Ana`: the suffix stands by the family name.
  const [, bare = family ?? '', tail = ''] = /^(.*\S)\s+(\S+)$/.exec(family ?? '') ?? [];
  const parted = comma && suffixes.test(tail);
  const last = comma ? (parted ? bare : (family ?? '')) : (nameParts.pop() ?? '');
  const [first = '', ...middle] = nameParts;
  return { first, middle: middle.join(' '), last, suffix: ends || (parted ? tail : '') };
}
