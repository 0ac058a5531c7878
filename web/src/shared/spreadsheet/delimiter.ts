const delimiters = [',', ';', '\t', '|'] as const;

/**
 * What separates the cells, read from the first line with text: the mark that stands in it most often, quoted
 * cells apart. The parser's own guess compares rows, and goes wrong on files of a few.
 */
export function delimiterOf(text: string): string {
  const [line = ''] = /[^\r\n]*\S[^\r\n]*/.exec(text) ?? [];
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((mark) => ({ mark, count: bare.split(mark).length - 1 }));
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).mark;
}
