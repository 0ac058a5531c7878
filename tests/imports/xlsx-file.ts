import { strToU8, type Zippable, zipSync } from 'fflate';

/** What a test puts into a workbook; `xml` is the inside of `<sheetData>`, `after` what follows it. */
export type SheetOf = { name: string; xml: string; after?: string; state?: string };
export type WorkbookOf = {
  sheets: readonly SheetOf[];
  strings?: readonly string[];
  /** Format codes of cell styles 1, 2, … or the numbers of built-in ones. */
  formats?: readonly (string | number)[];
  is1904?: boolean;
  /** Parts that replace or join the usual ones. */
  parts?: Readonly<Record<string, string>>;
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;

function stylesXml(formats: readonly (string | number)[]): string {
  const own = formats.map((code, at) =>
    typeof code === 'number' ? '' : `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`,
  );
  const styles = formats.map(
    (code, at) => `<xf numFmtId="${typeof code === 'number' ? code : 164 + at}" applyNumberFormat="1"/>`,
  );
  return (
    `${declaration}<styleSheet ${main}><numFmts>${own.join('')}</numFmts>` +
    `<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`
  );
}

/** The parts of an .xlsx file as Excel names them. */
export function xlsxParts({ sheets, strings, formats, is1904, parts }: WorkbookOf): Record<string, string> {
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  return {
    '_rels/.rels': `${declaration}<Relationships ${packaged}>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${office}"><workbookPr${is1904 ? ' date1904="1"' : ''}/><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships ${packaged}>${[
      ...sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`)),
      relation('rIdS', 'sharedStrings', '/xl/sharedStrings.xml'),
      relation('rIdF', 'styles', 'styles.xml'),
    ].join('')}</Relationships>`,
    ...(strings && {
      'xl/sharedStrings.xml': `${declaration}<sst ${main}>${strings.map((xml) => `<si>${xml}</si>`).join('')}</sst>`,
    }),
    ...(formats && { 'xl/styles.xml': stylesXml(formats) }),
    ...Object.fromEntries(
      sheets.map(({ xml, after = '' }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${declaration}<worksheet ${main}><sheetData>${xml}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...parts,
  };
}

export const zipped = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])) as Zippable);

export const xlsxFile = (workbook: WorkbookOf): Uint8Array => zipped(xlsxParts(workbook));

/** Rows of text and numbers, with text inside the cells. */
export const rowsXml = (rows: readonly (readonly (string | number | null)[])[]): string =>
  rows
    .map((cells) => {
      const written = cells.map((cell) => {
        if (cell === null) return '<c/>';
        return typeof cell === 'number'
          ? `<c><v>${cell}</v></c>`
          : `<c t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`;
      });
      return `<row>${written.join('')}</row>`;
    })
    .join('');
