import { hasCapability } from '#shared/access.ts';
import { type ExportKind, exportCall, exportRowsHeader } from '#shared/calls/exports.ts';
import { dashboardRollup, emptyRollup } from '#shared/collections/rollups.ts';
import { insightLimits } from '#shared/constants.ts';
import { today } from '#shared/rules/days.ts';
import {
  type Exported,
  exportedGift,
  exportReaders,
  headerLine,
  recordLines,
  summaryFile,
} from '#shared/rules/export/columns.ts';
import { summaryRows } from '#shared/rules/export/summary.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import { exportedNumber } from '#shared/rules/import/gift_id.ts';
import { note, tell } from '../feed.ts';
import { demand } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering } from './answering.ts';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

function recordsOf({ donations, donors, volunteers }: World, kind: ImportKind): readonly Exported[] {
  if (kind === 'donors') return donors.all().toSorted(byId);
  if (kind === 'volunteers') return volunteers.all().toSorted(byId);
  return donations
    .all()
    .toSorted(byId)
    .map((gift) => {
      const giver = donors.get(gift.donor_id) ?? undefined;
      return exportedGift(gift, giver, exportedNumber(gift.id, gift.external_id));
    });
}

function figuresOf(world: World): string[][] {
  const skills = world.volunteer_skills
    .all()
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, insightLimits.topSkills);
  return summaryRows({
    campaign: world.organizations.get(world.organization)?.name ?? null,
    candidate: world.candidate_profiles.get(world.organization),
    rollup: world.rollups.get(dashboardRollup) ?? emptyRollup,
    skills: hasCapability(world.actor, 'volunteers.read') ? skills : [],
    day: today(new Date(world.now())),
  });
}

function fileOf(world: World, kind: ExportKind): { text: string; rows: number } {
  if (kind === 'summary') {
    const figures = figuresOf(world);
    return { text: summaryFile(figures), rows: figures.length };
  }
  const records = recordsOf(world, kind);
  return { text: headerLine(kind) + recordLines(kind, records), rows: records.length };
}

/** The very file that the server makes, with its lines in feed and audit. */
export const exportAnswers = [
  answering(
    exportCall,
    (world, { kind }) => {
      demand(world, exportReaders[kind]);
      const { text, rows } = fileOf(world, kind);
      // A summary's rows are figures, not records.
      const count = kind === 'summary' ? null : rows;
      tell(world, world.newId(), {
        type: 'export_made',
        capability: 'members.write',
        actor_id: world.actor.uid,
        subject_collection: kind,
        count,
      });
      note(world, { type: 'data_exported', what: kind, count });
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${kind}.csv"`,
        [exportRowsHeader]: String(rows),
      };
      return new Response(text, { headers });
    },
    true,
  ),
];
