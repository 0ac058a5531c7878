import '../../shared/text/volunteers/en.ts';
import type { Stored } from '#shared/collections/define.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { areaPaths } from '../../shared/area/area.ts';

export type Volunteer = Stored<typeof volunteers>;

/** People who give time. */
export const area = {
  collection: volunteers,
  texts: 'volunteers',
  paths: areaPaths('/volunteers'),
  nameOf: ({ name }: Volunteer) => name,
  viewed: 'volunteer',
} as const;
