import * as z from 'zod/mini';
import { isClockTime } from '../domain/regions/region-limits.ts';
import { collection, count, inOrganization, line, stamps, text } from './define.ts';

/** The regions of a campaign are one document with this id. */
export const fieldRegionsId = 'current';
/** Regions of one campaign, ZIP codes and staging places of one region. */
export const regionsMax = 40;
export const regionZipsMax = 80;
export const stagingPlacesMax = 8;
export const weeklyShiftsMax = 2_000;
/** Members who get the nightly numbers by mail. */
export const nightlyMailMax = 30;

/** Made on the device. */
export const regionId = z.string().check(z.regex(/^[a-z0-9]{1,12}$/));

const stagingPlace = z.strictObject({
  id: regionId,
  name: line(60),
  address: z.nullable(line(160)),
  /** When people gather there, by its clocks: `HH:MM`. */
  time: z.nullable(z.string().check(z.refine(isClockTime))),
  note: z.nullable(text(300)),
});

export const fieldRegion = z.strictObject({
  id: regionId,
  name: line(60),
  /** The account of the member who runs it; null: it is the field lead's until somebody does. */
  organizer: z.nullable(text(128)),
  /** People who live there belong to it. */
  zips: z.array(z.string().check(z.regex(/^\d{5}$/))).check(z.maxLength(regionZipsMax)),
  /** Shifts that are to be filled each week. */
  weekly_shifts: count.check(z.maximum(weeklyShiftsMax)),
  places: z.array(stagingPlace).check(z.maxLength(stagingPlacesMax)),
});

/** How a campaign divides its field work. One document, so that every screen knows all regions by one read. */
export const fieldRegions = collection({
  name: 'field_regions',
  path: inOrganization('field_regions'),
  access: { read: 'voters.read', list: null },
  rules: {
    refused: {
      list: 'there is one',
      write: 'a call does: a ZIP code is in one region, and organizers are members',
    },
  },
  fixedIds: true,
  schema: z.strictObject({
    regions: z.array(fieldRegion).check(z.maxLength(regionsMax)),
    /** Accounts of those who chose to get the nightly numbers by mail. */
    mail_to: z.array(text(128)).check(z.maxLength(nightlyMailMax)),
    ...stamps,
  }),
});
