import type { SheetRow } from './cell-reference.ts';
import { readNumberFormats } from './number-formats.ts';
import { readSharedStrings } from './shared-strings.ts';
import { hasText, readSheetRows, type SheetContext, type SheetLimits } from './sheet-rows.ts';
import { refuse, XlsxError } from './xlsx-refusal.ts';
import { type Attributes, decodeXml, readXml } from './xml-events.ts';
import { decodePieces, type UnpackLimits, unpackLimits, ZipParts } from './zip-parts.ts';

/** A sheet that holds something. */
export type SheetInfo = { name: string; hidden: boolean };
export type Workbook = {
  sheets: readonly SheetInfo[];
  /** Reads one of `sheets`. */
  rows: (sheet: number) => SheetRow[];
};

/** Bytes of the small parts: the list of sheets, the styles. */
const smallPart = 16 * 1024 * 1024;
const sheetsMax = 500;

/** The bytes of `EncryptedPackage` as a compound file names its parts. */
const lockedMark = Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0));

function isLocked(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(lockedMark[0] ?? 0); at >= 0; at = bytes.indexOf(lockedMark[0] ?? 0, at + 1))
    if (lockedMark.every((letter, next) => bytes[at + 2 * next] === letter)) return true;
  return false;
}

type Relation = { type: string; target: string };

/** What a part refers to, by id. Targets are relative to the part's folder, unless they begin with a slash. */
function relationsOf(zip: ZipParts, part: string): Map<string, Relation> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const path = `${folder}_rels/${part.slice(folder.length)}.rels`;
  const relations = new Map<string, Relation>();
  if (!zip.has(path)) return relations;
  readXml([zip.text(path, smallPart)], {
    open(name, attributes) {
      if (name !== 'Relationship') return;
      const { Id = '', Type = '', Target = '' } = attributes();
      const url = new URL(decodeXml(Target), `file:///${folder}`);
      relations.set(Id, {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        target: decodeURI(url.pathname).slice(1),
      });
    },
  });
  return relations;
}

const partOf = (relations: Map<string, Relation>, type: string): string | undefined =>
  [...relations.values()].find((relation) => relation.type === type)?.target;

const idOf = (attributes: Attributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? '';

type Listed = SheetInfo & { part: string };

function readWorkbookPart(zip: ZipParts, part: string, relations: Map<string, Relation>) {
  const sheets: Listed[] = [];
  let is1904 = false;
  readXml([zip.text(part, smallPart)], {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes().date1904 ?? '');
      if (name !== 'sheet') return;
      const relation = relations.get(idOf(attributes()));
      if (relation?.type !== 'worksheet') return;
      const { name: title = '', state = 'visible' } = attributes();
      sheets.push({ name: decodeXml(title), hidden: state !== 'visible', part: relation.target });
      if (sheets.length > sheetsMax) refuse('workbook_large');
    },
  });
  return { sheets, is1904 };
}

/**
 * An .xlsx workbook. Its sheets are looked into only until the first cell that holds something; a sheet is read when
 * its rows are asked for. Whatever is wrong ends with an `XlsxError`.
 */
export const openWorkbook = (bytes: Uint8Array, limits: SheetLimits, unpack = unpackLimits): Workbook =>
  refusing(() => workbookIn(bytes, limits, unpack));

/** A file that was made to lead a reader astray fails in more ways than are foreseen; all of them are refusals. */
function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XlsxError) throw error;
    return refuse('workbook_damaged');
  }
}

function workbookIn(bytes: Uint8Array, limits: SheetLimits, unpack: UnpackLimits): Workbook {
  if (bytes[0] === 0xd0 && bytes[1] === 0xcf) refuse(isLocked(bytes) ? 'workbook_locked' : 'workbook_old');
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) refuse('workbook_other');
  const zip = new ZipParts(bytes, unpack);
  const part = partOf(relationsOf(zip, ''), 'officeDocument') ?? 'xl/workbook.xml';
  if (!zip.has(part) || !/\.xml$/i.test(part)) refuse('workbook_other');
  const relations = relationsOf(zip, part);
  const { sheets, is1904 } = readWorkbookPart(zip, part, relations);
  const withText = sheets.filter(
    (sheet) => zip.has(sheet.part) && hasText(decodePieces(zip.pieces(sheet.part))),
  );
  let context: SheetContext | null = null;

  /** What all sheets share, read with the first of them. */
  function shared(): SheetContext {
    const strings = partOf(relations, 'sharedStrings');
    const styles = partOf(relations, 'styles');
    return {
      strings:
        strings && zip.has(strings)
          ? readSharedStrings(decodePieces(zip.pieces(strings)), limits.characters)
          : [],
      formats: styles && zip.has(styles) ? readNumberFormats(zip.text(styles, smallPart)) : [],
      is1904,
    };
  }

  return {
    sheets: withText.map(({ name, hidden }) => ({ name, hidden })),
    rows: (sheet) =>
      refusing(() => {
        const { part } = withText[sheet] ?? refuse('workbook_damaged');
        zip.restart();
        context ??= shared();
        return readSheetRows(decodePieces(zip.pieces(part)), context, limits);
      }),
  };
}
