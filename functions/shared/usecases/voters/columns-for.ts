import { voterFiles } from '../../collections/voter-files.ts';
import { today } from '../../domain/days.ts';
import { mayAppear, type UsableColumn, usableColumns } from '../../domain/voters/permitted-use.ts';
import type { DataChannel } from '../../domain/voters/voter-file-columns.ts';
import type { Reads } from '../store.ts';
import type { Context } from '../use-case.ts';

export type Reading = { read: Reads; now: Context['now'] };

/** The current file's own columns, each with where it may appear by now. One read. */
export async function readOwnColumns({ read, now }: Reading): Promise<UsableColumn[]> {
  const [current] = await read.find(voterFiles, {
    where: [['state', '==', 'current']],
    limit: 1,
    select: ['parts'],
  });
  return usableColumns(current?.parts ?? [], today(new Date(now())));
}

/** Those of them that may appear in a channel. */
export const columnsFor = async (reading: Reading, channel: DataChannel): Promise<UsableColumn[]> =>
  (await readOwnColumns(reading)).filter((column) => mayAppear(column, channel));
