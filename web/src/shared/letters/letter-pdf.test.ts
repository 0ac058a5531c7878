import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { letterDay } from '#shared/domain/letters/letter-words.ts';
import { starterFor } from '#shared/domain/letters/starter-letters.ts';
import { aroundWindow, page as measures, window } from './letter-page.ts';
import { letterPdf } from './letter-pdf.ts';
import type { Letter, LetterTemplate, PrintOptions } from './letter-types.ts';

const require = createRequire(import.meta.url);
const font = new Uint8Array(
  readFileSync(require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf')),
);

const template: LetterTemplate = {
  language: 'en',
  body: starterFor('thank_you', 'en')?.body ?? '',
  signer_name: 'Ana Rivera',
  signer_title: 'Candidate for State Senate',
};
const letter: Letter = {
  to: { name: 'José O’Brien-Łuk', address: ['12 Elm St Apt 4', 'Port Amsel, NJ 07001'] },
  values: { salutation: 'José', amount: '$1,250', gift_date: 'November 20, 2026' },
};
const options: PrintOptions = {
  title: 'Thank-you letters',
  head: {
    campaign: 'Rivera for State Senate',
    returnAddress: 'PO Box 12, Port Amsel, NJ 07001',
    paidFor: 'Paid for by Rivera for State Senate',
  },
  day: (language) => letterDay('2026-11-27', language),
};

type Piece = { text: string; x: number; top: number; right: number };

/** Everything that each page says, and where. */
async function read(bytes: Uint8Array): Promise<Piece[][]> {
  const document = await getDocumentProxy(bytes);
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [
              {
                text: item.str,
                x: item.transform[4],
                top: measures.height - item.transform[5],
                right: item.transform[4] + item.width,
              },
            ]
          : [],
      );
    }),
  );
}
const textOf = (pieces: readonly Piece[] | undefined): string =>
  pieces?.map(({ text }) => text).join(' ') ?? '';
const print = async (letters: readonly Letter[], change: Partial<LetterTemplate> = {}, more = {}) => {
  const printed = await letterPdf(font, { ...template, ...change }, letters, { ...options, ...more });
  // A copy: the reader takes the bytes.
  return { ...printed, read: await read(printed.bytes.slice()) };
};

describe('a letter', () => {
  it('says who it is for, its text with the values, who signs, and who paid', async () => {
    const printed = await print([letter]);
    const text = textOf(printed.read[0]);
    for (const part of [
      'José O’Brien-Łuk',
      'November 27, 2026',
      'Dear José,',
      'gift of $1,250 on November 20, 2026',
      'Ana Rivera',
      'Candidate for State Senate',
      'Paid for by Rivera for State Senate',
      'PO Box 12, Port Amsel, NJ 07001',
    ])
      expect(text).toContain(part);
    expect(printed).toMatchObject({ pages: 1, odd: [] });
    if (process.env.HUSTINGS_PICTURES)
      writeFileSync(`${process.env.HUSTINGS_PICTURES}/letter.pdf`, printed.bytes);
  });

  it('sets the accents of Spanish, and a day in the letter’s language', async () => {
    const body = starterFor('thank_you', 'es')?.body ?? '';
    const values = { salutation: 'Núria Güell', amount: '$50', gift_date: '20 de noviembre de 2026' };
    const text = textOf(
      (await print([{ ...letter, values, template: { ...template, language: 'es', body } }])).read[0],
    );
    expect(text).toContain('Hola, Núria Güell:');
    expect(text).toContain('27 de noviembre de 2026');
    expect(text).toContain('teléfonos');
  });

  it('shows all of its address in the window of an envelope, and nothing else', async () => {
    const name = 'The Committee of Neighbors for a Better Port Amsel and Its Harbor Towns';
    const {
      read: [first = []],
    } = await print([{ ...letter, to: { ...letter.to, name } }]);
    const near = first.filter(
      ({ x, top }) => x < aroundWindow.right && top > aroundWindow.top && top < aroundWindow.bottom,
    );
    expect(near).toHaveLength(3);
    for (const { x, right, top } of near) {
      expect(x).toBeGreaterThan(window.left);
      expect(right).toBeLessThanOrEqual(window.right);
      expect(top).toBeGreaterThan(window.top);
      expect(top).toBeLessThanOrEqual(window.bottom);
    }
  });

  it('goes on to another page, within its margins, and keeps the signature together', async () => {
    const body = Array.from(
      { length: 60 },
      (_, at) =>
        `Paragraph ${at} says something that is longer than one line of this letter can ever be, so it is set in two.`,
    ).join('\n\n');
    const { read: pages, pages: count } = await print([letter], { body });
    expect(count).toBe(5);
    for (const pieces of pages)
      for (const { x, right, top } of pieces) {
        expect(x).toBeGreaterThanOrEqual(72);
        expect(right).toBeLessThanOrEqual(measures.width - 71);
        expect(top).toBeLessThan(measures.height - 24);
      }
    expect(textOf(pages.at(-1))).toContain('Ana Rivera Candidate for State Senate');
  });

  it.each([
    ['control characters', 'An\u0000a\u001B Peña', 'Ana Peña', []],
    ['marks of direction', '\u202Eana\u202C', 'ana', []],
    ['emoji', 'Ana 🎉👩🏽‍🚀', 'Ana', []],
    ['letters that the font lacks', '王小明', '???', [0]],
    ['Vietnamese and Cyrillic letters', 'Nguyễn Ольга', 'Nguyễn Ольга', []],
    ['half a character', 'Ana\uD83D', 'Ana', []],
  ])('is printed with %s in a name', async (_, name, shown, odd) => {
    const printed = await print([{ to: { name, address: [] }, values: { salutation: name } }]);
    expect(textOf(printed.read[0])).toContain(`Dear ${shown},`);
    expect(printed.odd).toEqual(odd);
  });

  it('breaks a word of thousands of letters instead of leaving the page', async () => {
    const {
      read: [first = []],
    } = await print([letter], { body: 'W'.repeat(3_000) });
    expect(first.every(({ right }) => right <= measures.width - 71)).toBe(true);
  });

  it('is printed without anything but a text', async () => {
    const bare = { ...options, head: { campaign: '', returnAddress: null, paidFor: null } };
    const { read: pages } = await print(
      [{ to: { name: '', address: [] }, values: {} }],
      { body: 'Hello', signer_title: null },
      bare,
    );
    expect(textOf(pages[0])).toBe('November 27, 2026 Hello Ana Rivera');
  });
});

describe('many letters', () => {
  it('are one file, each on pages of its own, and say how far they are', async () => {
    const done: number[] = [];
    const many = Array.from({ length: 25 }, (_, at) => ({
      ...letter,
      to: { name: `Donor ${at}`, address: [] },
    }));
    const { read: pages, bytes } = await print(many, {}, { progress: (count: number) => done.push(count) });
    expect(pages.map((pieces) => textOf(pieces).match(/Donor \d+/)?.[0])).toEqual(
      many.map(({ to }) => to.name),
    );
    expect(done).toEqual(many.map((_, at) => at + 1));
    // One font for all of them, and of it only what they use.
    expect(bytes.length).toBeLessThan(120_000);
  });

  it('stop when somebody stops them', async () => {
    const stop = new AbortController();
    const done: number[] = [];
    const progress = (count: number) => {
      done.push(count);
      if (count === 3) stop.abort();
    };
    await expect(
      letterPdf(font, template, Array(10).fill(letter), { ...options, progress, signal: stop.signal }),
    ).rejects.toThrow();
    expect(done).toEqual([1, 2, 3]);
  });
});
