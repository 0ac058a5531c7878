import { hasCapability } from '#shared/access.ts';
import { type ExportKind, exportCall, exportRowsHeader } from '#shared/api/exports-api.ts';
import { dashboardRollup, emptyRollup } from '#shared/collections/rollups.ts';
import { insightLimits } from '#shared/constants.ts';
import { today } from '#shared/domain/days.ts';
import {
  type Exported,
  exportedGift,
  exportReaders,
  headerLine,
  recordLines,
  summaryFile,
} from '#shared/domain/export/export-columns.ts';
import { summaryRows } from '#shared/domain/export/summary.ts';
import { exportedNumber } from '#shared/domain/import/gift-id.ts';
import type { CsvKind } from '#shared/domain/import/import-kinds.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine, addFeedLine } from '../feed.ts';
import { requireCapability } from '../refuse.ts';
import { defineHandler } from './handler.ts';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

function recordsOf(store: DemoStore, kind: CsvKind): readonly Exported[] {
  if (kind !== 'donations') {
    const records: readonly (Exported & { id: string })[] = store[kind].all();
    return records.toSorted(byId);
  }
  return store.donations
    .all()
    .toSorted(byId)
    .map((gift) => {
      const donor = store.donors.get(gift.donor_id) ?? undefined;
      return exportedGift(gift, donor, exportedNumber(gift.id, gift.external_id));
    });
}

function figuresOf(world: DemoStore): string[][] {
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

function fileOf(world: DemoStore, kind: ExportKind): { text: string; rows: number } {
  if (kind === 'summary') {
    const figures = figuresOf(world);
    return { text: summaryFile(figures), rows: figures.length };
  }
  const records = recordsOf(world, kind);
  return { text: headerLine(kind) + recordLines(kind, records), rows: records.length };
}

/** The very file that the server makes, with its lines in feed and audit. */
export const exportHandlers = [
  defineHandler(
    exportCall,
    (world, { kind }) => {
      requireCapability(world, exportReaders[kind]);
      const { text, rows } = fileOf(world, kind);
      // A summary's rows are figures, not records.
      const count = kind === 'summary' ? null : rows;
      addFeedLine(world, world.newId(), {
        type: 'export_made',
        capability: 'members.write',
        actor_id: world.actor.uid,
        subject_collection: kind,
        count,
      });
      addAuditLine(world, { type: 'data_exported', what: kind, count });
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
