import { exportFoundPeopleCall } from '../../api/exports-api.ts';
import { headerLine, recordLines } from '../../domain/export/export-columns.ts';
import { expandAudience, neededBy } from '../audiences/expand-audience.ts';
import { downloadCase } from '../download-case.ts';
import { requireCapability } from '../require-capability.ts';
import type { Context } from '../use-case.ts';
import { cardRows, exportPageSize, exportSource } from './export-pages.ts';
import { logExport } from './export-records.ts';

/**
 * The cards of an audience as CSV, in the columns of an export of everybody. The lines of feed and audit are written before
 * the first byte leaves. A read for each of them.
 */
export const exportFoundPeople = downloadCase(exportFoundPeopleCall, async ({ filter, ids }, context) => {
  requireCapability(context.member, 'people.read');
  if (ids) await neededBy(context, filter);
  const found = ids ?? (await expandAudience(context, filter)).ids;
  await logExport(context, 'found_people', found.length);
  return {
    ...{ name: 'people.csv', type: 'text/csv; charset=utf-8', rows: found.length },
    chunks: lines(context, found),
  };
});

async function* lines({ read, member }: Context, ids: readonly string[]): AsyncGenerator<string> {
  yield headerLine('people');
  const rowsOf = await cardRows(read, member.organization);
  for (let at = 0; at < ids.length; at += exportPageSize) {
    const cards = await read.getAll(exportSource('people'), ids.slice(at, at + exportPageSize));
    yield recordLines('people', await rowsOf(cards.flatMap((card) => card ?? [])));
  }
}
