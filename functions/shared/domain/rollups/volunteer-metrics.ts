import * as z from 'zod/mini';
import { volunteers } from '../../collections/volunteers.ts';
import { insightLimits } from '../../constants.ts';
import {
  isActiveVolunteer,
  isConverted,
  isEngagedVolunteer,
  isOpportunity,
  recentFrom,
} from '../insight-rules.ts';
import { enteredByHand, isEnteredByHand, type MetricDefinition } from './metric-definition.ts';

const { totalHours, lastActiveDate, is_donor, import_id } = volunteers.schema.shape;
/** What of a volunteer the rollup is made of. */
export const countedVolunteer = z.object({ totalHours, lastActiveDate, is_donor, import_id });

const { conversionHours, engagedHours } = insightLimits;
const isDonorFilter = ['is_donor', '==', true] as const;

export const volunteerMetrics = [
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
  { part: 'converted', reads: [{ where: [isDonorFilter], count: 'converted_count' }], share: isConverted },
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
    reads: [{ where: [enteredByHand], count: 'earned.volunteers', sum: ['totalHours', 'earned.hours'] }],
    share: (volunteer) => isEnteredByHand(volunteer) && volunteer.totalHours,
  },
  {
    part: 'earned:converted',
    reads: [{ where: [enteredByHand, isDonorFilter], count: 'earned.converted' }],
    share: (volunteer) => isEnteredByHand(volunteer) && isConverted(volunteer),
  },
] as const satisfies readonly MetricDefinition<z.output<typeof countedVolunteer>>[];

/** What may change when it turns out that a volunteer gives. */
export const givingMetrics = ['opportunities', 'converted', 'earned:converted'] as const;
