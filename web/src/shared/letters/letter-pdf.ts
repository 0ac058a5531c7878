import { create } from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { cutToFit, wrapped } from '#shared/domain/letters/layout.ts';
import { letterLine, paragraphsOf, printable } from '#shared/domain/letters/letter-text.ts';
import { fillBody } from '#shared/domain/letters/merge-fields.ts';
import {
  at,
  leading,
  margin,
  page as measures,
  paragraphGap,
  signatureGap,
  size,
  textWidth,
  window,
} from './letter-page.ts';
import type { Letter, LetterTemplate, PrintedLetters, PrintOptions } from './letter-types.ts';

const ink = rgb(0.1, 0.1, 0.12);
const quiet = rgb(0.38, 0.38, 0.42);

/** Draws on pages; `y` is counted from the top. */
function pen(document: PDFDocument, font: PDFFont) {
  const known = new Set(font.getCharacterSet());
  const has = (code: number) => known.has(code);
  let page: PDFPage | null = null;
  let isWhole = true;
  const draws = (text: string): string => {
    const found = printable(text, has);
    if (!found.isWhole) isWhole = false;
    return found.text;
  };
  // Words come again in every letter, and a shaped one costs a fifth of a millisecond.
  const widths = new Map<string, number>();
  const widthOfWord = (word: string): number => {
    const known = widths.get(word);
    if (known !== undefined) return known;
    const width = font.widthOfTextAtSize(word, 1);
    widths.set(word, width);
    return width;
  };
  const space = widthOfWord(' ');
  const widthOf = (text: string, points: number = size.text): number => {
    const words = text.split(' ');
    return (words.reduce((sum, word) => sum + widthOfWord(word), 0) + space * (words.length - 1)) * points;
  };
  return {
    draws,
    widthOf,
    turn(): void {
      page = document.addPage([measures.width, measures.height]);
    },
    /** `y` is the top of the line. */
    line(text: string, x: number, y: number, points: number = size.text, color = ink): void {
      if (text !== '')
        page?.drawText(text, { x, y: measures.height - y - points * 0.92, size: points, font, color });
    },
    rule(y: number): void {
      const height = measures.height - y;
      page?.drawLine({
        start: { x: margin.left, y: height },
        end: { x: measures.width - margin.right, y: height },
        thickness: 0.75,
        color: quiet,
      });
    },
    box(y: number, height: number, x: number, width: number): void {
      const low = measures.height - y - height;
      page?.drawRectangle({ x, y: low, width, height, borderColor: quiet, borderWidth: 0.75 });
    },
    /** Whether the font had all that was drawn since it was last asked. */
    wasWhole(): boolean {
      const was = isWhole;
      isWhole = true;
      return was;
    },
  };
}
type Pen = ReturnType<typeof pen>;

const center = (width: number): number => (measures.width - width) / 2;

function drawHead(on: Pen, { campaign, returnAddress }: PrintOptions['head']): void {
  const name = cutToFit(on.draws(letterLine(campaign)), textWidth, (text) => on.widthOf(text, size.head));
  on.line(name, margin.left, at.head, size.head);
  const address = on.draws(letterLine(returnAddress ?? ''));
  const small = cutToFit(address, textWidth, (text) => on.widthOf(text, size.small));
  on.line(small, margin.left, at.head + leading.head + 3, size.small, quiet);
  on.rule(at.head + leading.head + leading.small + 10);
}

/** At most two lines in a box, as a disclaimer has to stand apart from the text. Returns where it begins. */
function drawPaidFor(on: Pen, paidFor: string | null): void {
  const text = on.draws(letterLine(paidFor ?? ''));
  if (text === '') return;
  const measure = (some: string) => on.widthOf(some, size.small);
  const lines = wrapped(text, textWidth - 20, measure).slice(0, 2);
  const height = lines.length * leading.small + 8;
  const top = measures.height - 28 - height;
  const width = Math.max(...lines.map(measure)) + 20;
  on.box(top, height, center(width), width);
  lines.forEach((line, row) => {
    on.line(line, center(measure(line)), top + 5 + row * leading.small, size.small, quiet);
  });
}

/** The name and address where an envelope's window shows them: four lines at most. */
function drawAddress(on: Pen, { name, address }: Letter['to']): void {
  const lines = [name, ...address].map((line) => on.draws(letterLine(line))).filter((line) => line !== '');
  const width = window.right - margin.left;
  const shown = lines.slice(0, 3).map((line) => cutToFit(line, width, on.widthOf));
  const room = window.bottom - window.top - shown.length * leading.address;
  const first = window.top + Math.max(0, room / 2);
  shown.forEach((line, row) => {
    on.line(line, margin.left, first + row * leading.address);
  });
}

function drawLetter(on: Pen, letter: Letter, template: LetterTemplate, { head, day }: PrintOptions): void {
  on.turn();
  drawHead(on, head);
  on.line(on.draws(day(template.language)), margin.left, at.day);
  drawAddress(on, letter.to);
  const last = measures.height - margin.bottom - (head.paidFor ? leading.small : 0);
  let y: number = at.body;
  /** Goes on where there is room for so much. */
  const room = (height: number): void => {
    if (y + height <= last) return;
    drawPaidFor(on, head.paidFor);
    on.turn();
    y = at.nextPage;
  };
  const write = (line: string): void => {
    room(leading.text);
    on.line(line, margin.left, y);
    y += leading.text;
  };
  // What the font lacks of a value is gone before it is put in place, so that an empty one has its fallback.
  const values = Object.fromEntries(
    Object.entries({ signer: template.signer_name, ...letter.values }).map(([field, value]) => [
      field,
      on.draws(letterLine(value ?? '')),
    ]),
  );
  for (const paragraph of paragraphsOf(fillBody(template.body, values).text)) {
    const lines = paragraph.flatMap((line) => wrapped(on.draws(line), textWidth, on.widthOf));
    // No paragraph leaves its first line alone at the end of a page.
    room(leading.text * Math.min(2, lines.length));
    lines.forEach(write);
    y += paragraphGap;
  }
  const title = on.draws(letterLine(template.signer_title ?? ''));
  room(signatureGap + leading.text * (title === '' ? 1 : 2));
  y += signatureGap - paragraphGap;
  for (const line of [on.draws(letterLine(template.signer_name)), title])
    if (line !== '') write(cutToFit(line, textWidth, on.widthOf));
  drawPaidFor(on, head.paidFor);
}

/** Lets the page draw and answer between two letters. */
const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Letters as one PDF, each on pages of its own. Throws the reason of `signal` where somebody stops it. */
export async function letterPdf(
  fontBytes: Uint8Array,
  template: LetterTemplate,
  letters: readonly Letter[],
  options: PrintOptions,
): Promise<PrintedLetters> {
  const document = await PDFDocument.create();
  document.registerFontkit({ create });
  document.setTitle(options.title);
  const font = await document.embedFont(fontBytes, { subset: true });
  const on = pen(document, font);
  const odd: number[] = [];
  for (const [index, letter] of letters.entries()) {
    options.signal?.throwIfAborted();
    drawLetter(on, letter, letter.template ?? template, options);
    if (!on.wasWhole()) odd.push(index);
    options.progress?.(index + 1);
    await rest();
  }
  options.signal?.throwIfAborted();
  return { bytes: await document.save(), pages: document.getPageCount(), odd };
}
