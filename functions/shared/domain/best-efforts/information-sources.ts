import type { LimitRule } from '../money/limit-rules.ts';

/** Where the threshold and its clock are written, by the jurisdiction of the rule. */
const sources: Readonly<Record<string, LimitRule['source']>> = {
  US: {
    name: '11 CFR 104.7',
    url: 'https://www.ecfr.gov/current/title-11/chapter-I/subchapter-A/part-104/section-104.7',
  },
  'US-CA': {
    name: 'California Government Code §85700',
    url: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=GOV&sectionNum=85700',
  },
};
export const informationSource = ({ jurisdiction, source }: LimitRule): LimitRule['source'] =>
  sources[jurisdiction] ?? source;
