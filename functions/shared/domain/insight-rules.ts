import { insightLimits } from '../constants.ts';
import { addDays } from './days.ts';

/** What the insights look at; specification, §9. */
export type InsightDonor = { email: string | null; donationCount: number; lastDonationDate: string | null };
export type InsightVolunteer = { totalHours: number; lastActiveDate: string | null; is_donor: boolean };

const { conversionHours, engagedGifts, engagedHours, recentDays } = insightLimits;

/** The first day that counts as recent on `today`. */
export const recentFrom = (today: string): string => addDays(today, -recentDays);

/** A volunteer who might give: not a donor, and over 20 hours. */
export const isOpportunity = ({ is_donor, totalHours }: InsightVolunteer): boolean =>
  !is_donor && totalHours > conversionHours;
export const isConverted = ({ is_donor }: InsightVolunteer): boolean => is_donor;
export const isEngagedDonor = ({ donationCount }: InsightDonor): boolean => donationCount > engagedGifts;
export const isEngagedVolunteer = ({ totalHours }: InsightVolunteer): boolean => totalHours > engagedHours;
export const isActiveDonor = ({ lastDonationDate }: InsightDonor, today: string): boolean =>
  lastDonationDate !== null && lastDonationDate >= recentFrom(today);
export const isActiveVolunteer = ({ lastActiveDate }: InsightVolunteer, today: string): boolean =>
  lastActiveDate !== null && lastActiveDate >= recentFrom(today);

/** Percentage, 0 to 100, of volunteers whose e-mail address is a donor's; null without a volunteer. */
export const conversionRate = (converted: number, volunteers: number): number | null =>
  volunteers > 0 ? (100 * converted) / volunteers : null;

/** Cents: completed amount divided by donors; null without a donor. */
export const averageDonation = (raised: number, donors: number): number | null =>
  donors > 0 ? Math.round(raised / donors) : null;
