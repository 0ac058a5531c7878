import { useMemo } from 'react';
import {
  type AppealResult,
  appealResult,
  type CodeSum,
  type GivingByCode,
  givingByCode,
  unknownCodes,
} from '#shared/domain/giving/appeal-results.ts';
import { codeBook } from '#shared/domain/giving/appeals.ts';
import type { CommitteeMember, GivingQuarter, StoredAppeal } from '../../shared/fundraising/giving-data.ts';

export type AppealRow = { appeal: StoredAppeal } & AppealResult;
export type AppealResults = { rows: AppealRow[]; unknown: CodeSum[]; given: GivingByCode };

/** What each appeal brought, and codes that are nobody's. */
export const useAppealResults = (
  appeals: readonly StoredAppeal[],
  members: readonly CommitteeMember[],
  quarters: readonly GivingQuarter[],
): AppealResults =>
  useMemo(() => {
    const given = givingByCode(quarters);
    return {
      rows: appeals.map((appeal) => ({ appeal, ...appealResult(appeal, given) })),
      unknown: unknownCodes(given, codeBook(appeals, members)),
      given,
    };
  }, [appeals, members, quarters]);
