import { decodeXml, readXml } from './xml-events.ts';

/** What a cell's number format says about its number. */
export type NumberFormat =
  | { is: 'plain' }
  | { is: 'date' }
  /** A time of day, or hours that may be more than a day's. */
  | { is: 'time' }
  /** Leading zeros: `00000`, `000-00-0000`. */
  | { is: 'digits'; pattern: string }
  /** Another currency than the dollar. */
  | { is: 'currency'; mark: string };

const plain: NumberFormat = { is: 'plain' };

/** Formats that have a number and no code in the file. */
function builtIn(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 31) || id === 36 || (id >= 50 && id <= 58))
    return { is: 'date' };
  const isTime = (id >= 18 && id <= 21) || (id >= 32 && id <= 35) || (id >= 45 && id <= 47);
  return isTime ? { is: 'time' } : plain;
}

const token = /"([^"]*)"|\\(.)|\[([^\]]*)\]|_.|\*.|(.)/gsu;
const currencyMark = /[\u00A2-\u00A5\u20A0-\u20CF]|\b(?!USD\b)[A-Z]{3}\b/u;

/** The mark of a foreign currency in `[$€-407]` or `[$CAD]`. */
const bracketMark = (bracket: string): string | undefined =>
  bracket.startsWith('$') ? currencyMark.exec(bracket.slice(1).split('-')[0] ?? '')?.[0] : undefined;

/** A format's code, of which the part for positive numbers counts. */
export function numberFormatOf(code: string): NumberFormat {
  let letters = '';
  let pattern = '';
  let mark: string | undefined;
  let isElapsed = false;
  let isConditional = false;
  for (const [, quoted, escaped, bracket, sign] of code.matchAll(token)) {
    if (sign === ';') break;
    const literal = quoted ?? escaped;
    if (bracket !== undefined) {
      if (/^(h+|m+|s+)$/i.test(bracket)) isElapsed = true;
      if (/^[<>=]/.test(bracket)) isConditional = true;
      mark ??= bracketMark(bracket);
    }
    if (literal !== undefined) mark ??= /[\u00A2-\u00A5\u20A0-\u20CF]/.exec(literal)?.[0];
    if (sign !== undefined) {
      letters += sign.toLowerCase();
      mark ??= /[\u00A2-\u00A5\u20A0-\u20CF]/.exec(sign)?.[0];
    }
    pattern += literal ?? sign ?? '';
  }
  if (letters.includes('general')) return plain;
  if (/[yd]/.test(letters)) return { is: 'date' };
  if (isElapsed || /[hs]/.test(letters)) return { is: 'time' };
  if (letters.includes('m')) return { is: 'date' };
  if (mark) return { is: 'currency', mark };
  const isDigits = /^[0\s()/-]+$/.test(pattern) && pattern.replace(/[^0]/g, '').length > 1;
  return isDigits && !isConditional ? { is: 'digits', pattern } : plain;
}

/** The number format of every cell style, in the order that cells name them. */
export function readNumberFormats(xml: string): NumberFormat[] {
  const own = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  let isCellStyle = false;
  readXml([xml], {
    open(name, attributes) {
      if (name === 'cellXfs') isCellStyle = true;
      const id = name === 'numFmt' || name === 'xf' ? Number(attributes().numFmtId ?? 0) : 0;
      if (name === 'numFmt') own.set(id, numberFormatOf(decodeXml(attributes().formatCode ?? '')));
      if (name === 'xf' && isCellStyle) formats.push(own.get(id) ?? builtIn(id));
    },
    close(name) {
      if (name === 'cellXfs') isCellStyle = false;
    },
  });
  return formats;
}
