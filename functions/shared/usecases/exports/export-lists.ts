import type { ListExportKind } from '../../api/exports-api.ts';
import { appeals, appealsMax } from '../../collections/appeals.ts';
import { calltimeLists } from '../../collections/calltime-lists.ts';
import { committeeMax, committeeMembers } from '../../collections/committee-members.ts';
import { giftBatches } from '../../collections/gift-batches.ts';
import { givingQuarters, givingQuartersMax } from '../../collections/giving-quarters.ts';
import { informationRequests } from '../../collections/information-requests.ts';
import { pledges } from '../../collections/pledges.ts';
import { rolodexRatings } from '../../collections/rolodex-ratings.ts';
import { thankYous } from '../../collections/thank-yous.ts';
import {
  appealColumns,
  batchColumns,
  callListColumns,
  committeeColumns,
  type ExportedCode,
  heldColumns,
  informationColumns,
  listHeader,
  listLine,
  pledgeColumns,
  ratingColumns,
  ruleColumns,
  thankColumns,
} from '../../domain/export/list-columns.ts';
import {
  appealResult,
  averageOf,
  bareResult,
  givingByCode,
  unknownCodes,
} from '../../domain/giving/appeal-results.ts';
import { codeBook } from '../../domain/giving/appeals.ts';
import { givingByWeek } from '../../domain/giving/giving-sources.ts';
import { joinedMembers } from '../../domain/giving/joined-members.ts';
import { isFederal, type LimitRule } from '../../domain/money/limit-rules.ts';
import { jurisdictionOf, ownRule } from '../../domain/money/person-meter.ts';
import { starterRules } from '../../domain/money/starter-rules.ts';
import { cardsOf, donorsOf, meterSources } from '../call-time/ask-sources.ts';
import type { Context } from '../use-case.ts';
import { eventLists } from './export-event-lists.ts';
import { heldCases } from './export-held.ts';
import { exportPageSize } from './export-pages.ts';
import { exportFacts, type Lines, paged } from './list-lines.ts';

/** The law's rules for the campaign's race, and its own limits. A read for the race, each election and own limit. */
async function rules(context: Context): Promise<Lines> {
  const [{ settings, own }, facts] = await Promise.all([meterSources(context), exportFacts(context)]);
  const place = settings ? jurisdictionOf(settings) : null;
  const covers = ({ jurisdiction, office }: LimitRule): boolean =>
    settings !== null &&
    place !== null &&
    (office === '*' || office === settings.office) &&
    (place === jurisdiction ||
      (place.startsWith(`${jurisdiction}-`) && !isFederal(settings.office) && jurisdiction !== 'US'));
  const all = [...starterRules.filter(covers), ...own.map((limit) => ownRule(limit, place ?? ''))];
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(ruleColumns) + all.map((rule) => listLine(ruleColumns, rule, facts)).join('');
  }
  return { rows: all.length, chunks: chunks() };
}

/** The finance committee with what each has raised: a read for each member and quarter. */
async function committee(context: Context): Promise<Lines> {
  const [stored, quarters, facts] = await Promise.all([
    context.read.find(committeeMembers, { orderBy: ['name', 'asc'], limit: committeeMax }),
    context.read.find(givingQuarters, { orderBy: ['quarter', 'desc'], limit: givingQuartersMax }),
    exportFacts(context),
  ]);
  const members = joinedMembers(stored);
  const given = givingByWeek(quarters, [], members);
  const all = members.map((member) => {
    const weeks = given.members.get(member.id)?.values() ?? [];
    return { ...member, raised: [...weeks].reduce((sum, cents) => sum + cents, 0) };
  });
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(committeeColumns) + all.map((one) => listLine(committeeColumns, one, facts)).join('');
  }
  return { rows: all.length, chunks: chunks() };
}

/** Appeals code by code with what each brought, then codes that are nobody's: a read for each appeal, member and quarter. */
async function codes(context: Context): Promise<Lines> {
  const [all, members, quarters, facts] = await Promise.all([
    context.read.find(appeals, { orderBy: ['name', 'asc'], limit: appealsMax }),
    context.read.find(committeeMembers, { orderBy: ['name', 'asc'], limit: committeeMax }),
    context.read.find(givingQuarters, { orderBy: ['quarter', 'desc'], limit: givingQuartersMax }),
    exportFacts(context),
  ]);
  const given = givingByCode(quarters);
  const lines = all.flatMap((appeal): ExportedCode[] => {
    const { result, packages } = appealResult(appeal, given);
    // What the appeal cost beside its codes is on a line of its own.
    const whole = { ...bareResult, cost: appeal.cost };
    const own = packages.flatMap((one, at) =>
      one.codes.map((result, place): ExportedCode => {
        const { code = '', name = '' } = appeal.packages[at]?.codes[place] ?? {};
        return { appeal, package: appeal.packages[at]?.name ?? '', code, name, result };
      }),
    );
    const isBare = own.length === 0 || appeal.cost > 0;
    return isBare
      ? [{ appeal, package: '', code: '', name: '', result: own.length === 0 ? result : whole }, ...own]
      : own;
  });
  const unknown = unknownCodes(given, codeBook(all, members)).map(
    ({ code, cents, gifts }): ExportedCode => ({
      ...{ appeal: null, package: '', code, name: '' },
      result: { ...bareResult, cents, gifts, average: averageOf(cents, gifts) },
    }),
  );
  const rows = [...lines, ...unknown];
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(appealColumns) + rows.map((row) => listLine(appealColumns, row, facts)).join('');
  }
  return { rows: rows.length, chunks: chunks() };
}

/** Money above limits, as it is on the day. */
async function held(context: Context): Promise<Lines> {
  const facts = await exportFacts(context);
  const all = await heldCases(context, facts.day);
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(heldColumns) + all.map((one) => listLine(heldColumns, one, facts)).join('');
  }
  return { rows: all.length, chunks: chunks() };
}

/** Ratings with what the campaign has of whom they are about: the card and the donor are a read each. */
async function ratings(context: Context): Promise<Lines> {
  const { read } = context;
  const [rows, facts] = await Promise.all([read.count(rolodexRatings, {}), exportFacts(context)]);
  async function* chunks(): AsyncGenerator<string> {
    yield listHeader(ratingColumns);
    let page = await read.page(rolodexRatings, { limit: exportPageSize });
    for (;;) {
      const cards = await cardsOf(context, [...new Set(page.rows.map(({ person_id }) => person_id))]);
      const givers = await donorsOf(context, [...new Set([...cards.values()].map(({ id }) => id))]);
      const lines = page.rows.flatMap((rating) => {
        const card = cards.get(rating.person_id);
        return card
          ? [
              listLine(
                ratingColumns,
                { ...rating, card, total: givers.get(card.id)?.totalDonated ?? null },
                facts,
              ),
            ]
          : [];
      });
      if (lines.length > 0) yield lines.join('');
      if (!page.next) return;
      page = await page.next();
    }
  }
  return { rows, chunks: chunks() };
}

const lists: Readonly<Record<ListExportKind, (context: Context) => Promise<Lines>>> = {
  pledges: (context) => paged(context, pledges, pledgeColumns),
  gift_batches: (context) => paged(context, giftBatches, batchColumns),
  thank_yous: (context) => paged(context, thankYous, thankColumns),
  calltime_lists: (context) => paged(context, calltimeLists, callListColumns),
  limit_rules: rules,
  committee_members: committee,
  appeals: codes,
  information_requests: (context) => paged(context, informationRequests, informationColumns),
  held_cases: held,
  rolodex_ratings: ratings,
  ...eventLists,
};

/** A list that no import reads back, as lines of CSV. */
export const listLines = (context: Context, kind: ListExportKind): Promise<Lines> => lists[kind](context);
