import * as z from 'zod/mini';
import { volunteers } from '#shared/collections/index.ts';
import { insightLimits } from '#shared/constants.ts';
import {
  isActiveVolunteer,
  isConverted,
  isEngagedVolunteer,
  isOpportunity,
  recentFrom,
} from '#shared/rules/insights.ts';
import { isOwn, own, type Row } from './row.ts';

const { totalHours, lastActiveDate, is_donor, import_id } = volunteers.schema.shape;
/** What of a volunteer the rollup is made of. */
export const countedVolunteer = z.object({ totalHours, lastActiveDate, is_donor, import_id });

const { conversionHours, engagedHours } = insightLimits;
const gives = ['is_donor', '==', true] as const;

export const volunteerRows = [
  {
    part: 'volunteers',
    reads: [{ count: 'volunteer_count', sum: ['totalHours', 'volunteer_hours'] }],
    share: ({ totalHours: hours }) => hours,
  },
  {
    part: 'opportunities',
    reads: [
      {
        where: [
          ['is_donor', '==', false],
          ['totalHours', '>', conversionHours],
        ],
        count: 'opportunity_count',
      },
    ],
    share: isOpportunity,
  },
  { part: 'converted', reads: [{ where: [gives], count: 'converted_count' }], share: isConverted },
  {
    part: 'engaged_volunteers',
    reads: [{ where: [['totalHours', '>', engagedHours]], count: 'engaged_volunteer_count' }],
    share: isEngagedVolunteer,
  },
  {
    part: 'active_volunteers',
    reads: (day) => [{ where: [['lastActiveDate', '>=', recentFrom(day)]], count: 'active_volunteer_count' }],
    share: isActiveVolunteer,
  },
  {
    part: 'earned:volunteers',
    reads: [{ where: [own], count: 'earned.volunteers', sum: ['totalHours', 'earned.hours'] }],
    share: (volunteer) => isOwn(volunteer) && volunteer.totalHours,
  },
  {
    part: 'earned:converted',
    reads: [{ where: [own, gives], count: 'earned.converted' }],
    share: (volunteer) => isOwn(volunteer) && isConverted(volunteer),
  },
] as const satisfies readonly Row<z.output<typeof countedVolunteer>>[];

/** What may change when it turns out that a volunteer gives. */
export const givingParts = ['opportunities', 'converted', 'earned:converted'] as const;
