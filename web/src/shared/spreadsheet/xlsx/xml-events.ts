import { Parser } from 'saxen';
import { refuse } from './xlsx-refusal.ts';

export type Attributes = Readonly<Record<string, string>>;
export type XmlHandlers = {
  /** Names come without their prefix. */
  open?: (name: string, attributes: () => Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
  /** Ends the reading early. */
  isDone?: () => boolean;
};

/** A cell holds 32,767 characters. A token of more than this is none that a spreadsheet writes. */
const tokenMax = 1024 * 1024;
const depthMax = 100;

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function entity(name: string | undefined): string {
  if (name?.startsWith('#')) {
    const point = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    if (point > 0 && point <= 0x10ffff) return String.fromCodePoint(point);
  }
  return entities[name ?? ''] ?? refuse('workbook_damaged');
}

/** Text without entities. Only the five of XML and character numbers exist: nothing declares others. */
export const decodeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:(#x[\da-fA-F]{1,6}|#\d{1,7}|[a-z]+);)?/g, (_, name?: string) => entity(name))
    : text;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Reads XML as it comes. A document type is refused, so that no entity can be declared. */
export function readXml(chunks: Iterable<string>, { open, close, text, isDone }: XmlHandlers): void {
  let depth = 0;
  let silent = 0;
  let done = false;
  const handle = (event: () => void): void => {
    silent = 0;
    if (done) return;
    event();
    done = isDone?.() ?? false;
  };
  const parser = new Parser()
    .on('openTag', (name, attributes) => {
      if (++depth > depthMax) refuse('workbook_damaged');
      handle(() => open?.(localName(name), attributes));
    })
    .on('closeTag', (name) => {
      depth -= 1;
      handle(() => close?.(localName(name)));
    })
    .on('text', (written) => handle(() => text?.(decodeXml(written))))
    .on('cdata', (written) => handle(() => text?.(written)))
    .on('attention', () => refuse('workbook_damaged'))
    .on('error', () => refuse('workbook_damaged'));
  for (const chunk of chunks) {
    silent += chunk.length;
    parser.write(chunk);
    if (done) return;
    if (silent > tokenMax) refuse('workbook_damaged');
  }
  parser.end();
}
