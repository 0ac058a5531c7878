import { sampleOrganization } from './sample-campaigns.ts';

/** What the demo shows of areas that have no records of their own yet: invented, as everything in it. */

/** The specification's demo sample profile. */
export type SampleProfile = {
  candidateName: string;
  office: string | null;
  party: string | null;
  /** `YYYY-MM-DD`. */
  electionDate: string | null;
  location: string;
  website: string;
  currentPosition: string;
  slogan: string | null;
  bio: string;
  keyPolicies: readonly string[];
};

type About = Pick<SampleProfile, 'location' | 'website' | 'currentPosition' | 'bio' | 'keyPolicies'>;

/** What a candidate’s profile in the product has no fields for. */
export const aboutCandidateOf = (organization: string): About =>
  organization === sampleOrganization ? aboutCandidate : aboutLindqvist;

/** The hosts are kept free for examples (RFC 2606). */
const aboutLindqvist: About = {
  location: 'Brackwater, New Jersey',
  website: 'lindqvist.example',
  currentPosition: 'Harbormaster of Brackwater',
  bio: 'Harbor engineer for twenty-two years, harbormaster for nine. Dredged the channel early and under budget, and kept the harbor open through three hurricanes. Runs for an open seat so that seawalls are built before the next storm.',
  keyPolicies: [
    'Seawalls before the next storm',
    'A harbor that hires',
    'One page for every federal form',
    'Flood insurance that a family can pay',
  ],
};

export const aboutCandidate: About = {
  location: 'Port Amsel, New Jersey',
  website: 'rivera.example',
  currentPosition: 'Director of the county’s free clinics',
  bio: 'Emergency nurse for fifteen years, then director of four free clinics with 11,000 patients. Grew up in Port Amsel, where her father worked at the ferry yard until it closed. Runs so that care, water and rent are decided by somebody who has waited in the waiting room.',
  keyPolicies: [
    'Keep the maternity ward open',
    'Replace every lead main by 2031',
    'Rent that a nurse can pay',
    'A reading coach in every first-grade classroom',
    'Two more weeks of early voting',
  ],
};
