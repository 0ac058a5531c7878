/** How alike two words are, 0 to 1: letters that both have near the same place, and a common beginning. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [one.length, other.length];
  if (a === 0 || b === 0) return 0;
  const reach = Math.max(0, Math.floor(Math.max(a, b) / 2) - 1);
  const used = new Uint8Array(b);
  const matched: number[] = [];
  for (let at = 0; at < a; at++) {
    const end = Math.min(b, at + reach + 1);
    for (let place = Math.max(0, at - reach); place < end; place++) {
      if (used[place] === 1 || one.charCodeAt(at) !== other.charCodeAt(place)) continue;
      used[place] = 1;
      matched.push(one.charCodeAt(at));
      break;
    }
  }
  if (matched.length === 0) return 0;
  let turned = 0;
  let next = 0;
  for (let at = 0; at < b; at++) {
    if (used[at] !== 1) continue;
    if (other.charCodeAt(at) !== matched[next]) turned += 1;
    next += 1;
  }
  const count = matched.length;
  const jaro = (count / a + count / b + (count - turned / 2) / count) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a && prefix < b && one.charCodeAt(prefix) === other.charCodeAt(prefix))
    prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** A word by its sound, roughly: first letter and the next two consonant groups (Soundex). */
export function soundOf(word: string): string {
  const codes: Readonly<Record<string, string>> = {
    ...{ b: '1', f: '1', p: '1', v: '1', c: '2', g: '2', j: '2', k: '2', q: '2', s: '2', x: '2', z: '2' },
    ...{ d: '3', t: '3', l: '4', m: '5', n: '5', r: '6' },
  };
  let sound = word.slice(0, 1);
  let last = codes[sound] ?? '';
  for (const letter of word.slice(1)) {
    const code = codes[letter] ?? '';
    if (code !== '' && code !== last) sound += code;
    if (letter !== 'h' && letter !== 'w') last = code;
    if (sound.length === 4) break;
  }
  return sound;
}
