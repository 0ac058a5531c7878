/** A piece of two versions of a text, and what became of it. */
export type Piece = { is: 'kept' | 'gone' | 'new'; text: string };

/** Words, single marks and the room between them: nothing of a text is lost. */
const tokensOf = (text: string): string[] =>
  text.match(/\s+|[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu) ?? [];

/** Word pairs that are compared at most, two bytes each; beyond it the two have too little in common to be read so. */
const pairs = 4_000_000;

/** What was taken out of a text and what was put into it, word by word, in reading order. */
export function difference(before: string, after: string): Piece[] {
  const was = tokensOf(before);
  const is = tokensOf(after);
  const shorter = Math.min(was.length, is.length);
  let head = 0;
  while (head < shorter && was[head] === is[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && was.at(-1 - tail) === is.at(-1 - tail)) tail += 1;
  return readable([
    ...pieces('kept', was.slice(0, head)),
    ...changed(was.slice(head, was.length - tail), is.slice(head, is.length - tail)),
    ...pieces('kept', was.slice(was.length - tail)),
  ]);
}

const pieces = (is: Piece['is'], tokens: readonly string[]): Piece[] => tokens.map((text) => ({ is, text }));

/** By the longest common run of words. */
function changed(was: readonly string[], is: readonly string[]): Piece[] {
  const width = is.length + 1;
  if (was.length * is.length === 0 || was.length * is.length > pairs)
    return [...pieces('gone', was), ...pieces('new', is)];
  const common = new Uint16Array((was.length + 1) * width);
  for (let i = was.length - 1; i >= 0; i -= 1)
    for (let j = is.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        was[i] === is[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
  const found: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < was.length || j < is.length) {
    const removed = was[i];
    const added = is[j];
    if (removed !== undefined && removed === added) {
      found.push({ is: 'kept', text: removed });
      i += 1;
      j += 1;
    } else if (
      added === undefined ||
      (removed !== undefined && (common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0))
    ) {
      found.push({ is: 'gone', text: removed ?? '' });
      i += 1;
    } else {
      found.push({ is: 'new', text: added });
      j += 1;
    }
  }
  return found;
}

/** Joined, with what was taken out before what came for it; a mere space between two changes belongs to both. */
function readable(found: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  const add = (is: Piece['is'], text: string) => {
    const last = joined.at(-1);
    if (text === '') return;
    if (last?.is === is) last.text += text;
    else joined.push({ is, text });
  };
  const open = { gone: '', new: '', gap: '' };
  const close = () => {
    add('gone', open.gone);
    add('new', open.new);
    add('kept', open.gap);
    Object.assign(open, { gone: '', new: '', gap: '' });
  };
  for (const { is, text } of found) {
    if (is !== 'kept') {
      open.gone += open.gap;
      open.new += open.gap;
      open.gap = '';
      open[is] += text;
    } else if (open.gone + open.new !== '' && /^[^\S\n]+$/.test(text)) open.gap += text;
    else {
      close();
      add('kept', text);
    }
  }
  close();
  return joined;
}

/** Characters that stay around a change, and of a long change, in an excerpt. */
const excerptOf = { around: 80, change: 320 } as const;

/** The changes of a long text and what stands around them; the pieces themselves where nothing is left out. */
export function excerpt(all: readonly Piece[]): readonly Piece[] {
  const short = all.map((piece, at): Piece => {
    const letters = [...piece.text];
    const { around, change } = excerptOf;
    const first = letters.slice(0, around).join('');
    const last = letters.slice(-around).join('');
    if (piece.is !== 'kept')
      return letters.length > change + 1
        ? { ...piece, text: `${letters.slice(0, change).join('')}…` }
        : piece;
    const begins = at === 0;
    const ends = at === all.length - 1;
    if (letters.length <= (begins || ends ? around : 2 * around) + 1) return piece;
    if (begins && ends) return { ...piece, text: `${first}…` };
    return { ...piece, text: begins ? `…${last}` : ends ? `${first}…` : `${first}…${last}` };
  });
  return short.some((piece, at) => piece !== all[at]) ? short : all;
}
