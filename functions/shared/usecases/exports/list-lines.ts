import type { Shape } from '../../collections/define.ts';
import { directory } from '../../collections/directory.ts';
import { membersMax } from '../../constants.ts';
import { today } from '../../domain/days.ts';
import { type Columns, type ExportFacts, listHeader, listLine } from '../../domain/export/list-columns.ts';
import type { Download } from '../download-case.ts';
import type { Row, Source } from '../store.ts';
import type { Context } from '../use-case.ts';
import { exportPageSize } from './export-pages.ts';

export type Lines = Pick<Download, 'chunks'> & { rows: number };

/** The day, and members' names: a file names them. A read for each member. */
export async function exportFacts({ read, now }: Context): Promise<ExportFacts> {
  const members = await read.find(directory, { limit: membersMax, select: ['full_name'] });
  const names = new Map(members.map(({ id, full_name }) => [id, full_name]));
  return { day: today(new Date(now())), nameOf: (uid) => (uid === null ? '' : (names.get(uid) ?? '')) };
}

/**
 * A collection as lines, a page at a time, by id: what is added meanwhile shifts nothing. `complete` reads what else a page's
 * lines need.
 */
export async function pagedWith<S extends Shape, R>(
  context: Context,
  source: Source<S>,
  columns: Columns<R>,
  complete: (rows: readonly Row<S>[]) => Promise<readonly R[]>,
): Promise<Lines> {
  const { read } = context;
  const [rows, facts] = await Promise.all([read.count(source, {}), exportFacts(context)]);
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(columns);
    let page = await read.page(source, { limit: exportPageSize });
    for (;;) {
      const lines = (await complete(page.rows)).map((row) => listLine(columns, row, facts));
      if (lines.length > 0) yield lines.join('');
      if (!page.next) return;
      page = await page.next();
    }
  }
  return { rows, chunks: chunks() };
}

/** A collection whose documents have all that their lines need. */
export const paged = <S extends Shape>(context: Context, source: Source<S>, columns: Columns<Row<S>>) =>
  pagedWith(context, source, columns, async (rows) => rows);
