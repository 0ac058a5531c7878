import type { candidateProfiles } from '../collections/candidate-profiles.ts';
import type { Stored } from '../collections/define.ts';

type Profile = Stored<typeof candidateProfiles>;
/** A candidate; fields left out are empty. */
export type CandidateSeed = Partial<Omit<Profile, 'id'>> & Pick<Profile, 'candidateName'>;

/** What the demo's candidate says of herself: enough to see a profile at work, with gaps left to fill in. */
export const riveraProfile: Omit<CandidateSeed, 'candidateName'> = {
  race_candidates: 2,
  race_registered: 138_400,
  race_ballots_1: 61_900,
  race_registered_1: 131_200,
  race_ballots_2: 54_300,
  race_registered_2: 128_700,
  race_ballots_3: 57_800,
  race_registered_3: 126_100,
  race_targetShare: 53,

  narrative_hometown:
    'Port Amsel, the river town that lost its ferry yard and kept its fish market. Three generations of us within six blocks of each other.',
  narrative_education:
    'Port Amsel public schools. Nursing at the county college, nights, and a master’s in public health at 34 with two children at the kitchen table.',
  narrative_professionalCareer:
    'Fifteen years as a nurse, the last six running the emergency department’s night shift. Since then director of the county’s free clinics: four sites, 11,000 patients, a balanced budget every year.',
  narrative_communityInvolvement:
    'Founded the harbor cleanup. Treasurer of the tenants’ union. Coaches girls’ soccer, badly and every Saturday.',
  narrative_originStory:
    'My father came home from the ferry yard on the day it closed and put his lunchbox on the top shelf. It is still there. I have worked since then for people whose lunchbox was put away for them.',
  narrative_motivation:
    'In the emergency department I saw in the morning what the statehouse had decided the year before. I would rather be in the room where it is decided.',
  narrative_stakes: 'Who pays for the water mains, and whether the hospital keeps its maternity ward.',

  philosophy_ideology_label: 'Practical progressive',
  philosophy_roleOfGovernment: 'Do the few things that nobody can do alone, do them well, and show the bill.',
  philosophy_coreValues: 'Show up. Tell people the price. Leave nobody outside the door.',
  philosophy_governingNorthStar: 'Would I explain this vote in the waiting room?',

  policy_topPriorities: 'Keep the maternity ward. Replace the lead mains by 2031. Rent that a nurse can pay.',
  policy_economy_overview:
    'The port has room for 900 jobs on land that has stood empty since the yard closed.',
  policy_economy_jobs: 'Apprenticeships with the building trades; paid ones.',
  policy_infrastructure: 'Lead service lines first, then the two bridges that trucks already avoid.',
  policy_healthcare_overview: 'Care close to home costs less than care that comes too late.',
  policy_healthcare_costs: 'One price list for the whole state, on the wall of every waiting room.',
  policy_environment_climateChange:
    'The river is a foot higher than when I was born. Build for the next foot now.',
  policy_social_education: 'A reading coach in every first-grade classroom.',
  policy_votingRights: 'Two more weeks of early voting, and a ballot box in every town.',
  policy_first100Days:
    'File the lead-main bill, open a district office above the fish market, publish every meeting.',

  electorate_demographics:
    'Half live in Port Amsel, the rest in eleven small towns. One in five speaks Spanish or Portuguese at home; a quarter are over 65.',
  electorate_economy: 'Hospital, port, schools, warehouses. Two thirds commute out of the district.',
  electorate_challenges: 'Rent, water, the maternity ward, and a train that comes when it likes.',
  electorate_pastResults: 'Lost by 2,140 votes last time, won by 900 the time before.',
  electorate_swingVoters: 'Parents under 45 in the western towns, and renters who skip midterms.',

  strategy_theoryOfTheCase:
    'We win if turnout in Port Amsel comes within four points of the towns, because we lose the towns by less than we win the city.',
  strategy_winningCoalition:
    'Renters, hospital staff, the building trades, and mothers who had to drive an hour to give birth.',
  strategy_coreMessage: 'A nurse for the statehouse: she shows up, and she tells you the price.',
  strategy_targetVoters: 'Registered renters who voted once in the last three elections.',
  strategy_fundraising: 'House parties of twenty at $50; the nurses’ list; two dinners.',
  strategy_slogan: 'She shows up.',
  strategy_threeKeyWords: 'Care, water, rent',

  voice_adjectives: 'Plain, warm, exact',
  voice_format: 'Short sentences. One number at most in a paragraph.',
  voice_humor: 'About herself and the soccer team, never about people.',

  opp_primaryOpponent: 'Sen. Dale Whitcomb',
  opp_opponentWeaknesses: 'Voted to close the ward; has held no open meeting in the district since.',
  opp_potentialAttacks:
    '“No experience.” Answer: four clinics, eleven thousand patients, six balanced budgets.',
};
