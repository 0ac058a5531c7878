export type Span = { start: number; end: number };
/** A part of an expression, and what may stand in its place. */
type Clause = Span & { by: string[] };

/** An operand of `&&` that holds for everything; one of `||`, or of `? :`, that holds for everything, or for nothing. */
export function clauses(masked: string, span: Span): Clause[] {
  const { start, end } = trimmed(masked, span);
  const text = masked.slice(start, end);
  if (/^\{|^get|\.data$/.test(text)) return [];
  const whole = { start, end, by: ['true'] };
  return [whole, ...inside(masked, { start, end })];
}

function inside(masked: string, span: Span): Clause[] {
  const [condition, chosen] = split(masked, span, '?');
  const choice = chosen ? [condition, ...split(masked, chosen, ':')] : [];
  if (choice.length > 0)
    return choice.flatMap((part) =>
      part ? [{ ...part, by: ['true', 'false'] }, ...inside(masked, part)] : [],
    );
  const any = split(masked, span, '||');
  if (any.length > 1)
    return any.flatMap((part) => [{ ...part, by: ['true', 'false'] }, ...inside(masked, part)]);
  const all = split(masked, span, '&&');
  if (all.length > 1) return all.flatMap((part) => [{ ...part, by: ['true'] }, ...inside(masked, part)]);
  const text = masked.slice(span.start, span.end);
  const wrapped = text.startsWith('(') && closing(text) === text.length - 1;
  return wrapped ? inside(masked, trimmed(masked, { start: span.start + 1, end: span.end - 1 })) : [];
}

function split(masked: string, { start, end }: Span, operator: '&&' | '||' | '?' | ':'): Span[] {
  const parts: Span[] = [];
  let depth = 0;
  let from = start;
  for (let at = start; at < end; at += 1) {
    if ('([{'.includes(masked[at] ?? '')) depth += 1;
    if (')]}'.includes(masked[at] ?? '')) depth -= 1;
    if (depth > 0 || !masked.startsWith(operator, at)) continue;
    parts.push(trimmed(masked, { start: from, end: at }));
    from = at + operator.length;
  }
  return [...parts, trimmed(masked, { start: from, end })];
}

function closing(text: string): number {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function trimmed(masked: string, { start, end }: Span): Span {
  const text = masked.slice(start, end);
  return {
    start: start + (text.length - text.trimStart().length),
    end: end - (text.length - text.trimEnd().length),
  };
}
