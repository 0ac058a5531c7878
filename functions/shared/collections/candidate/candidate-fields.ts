import { fieldsOfSection, type ProfileField, profileLengths } from './candidate-field.ts';

const { line: lineMax, short, name: nameMax } = profileLengths;
const identity = fieldsOfSection('identity');
const race = fieldsOfSection('race');
const narrative = fieldsOfSection('narrative');
const philosophy = fieldsOfSection('philosophy');
const policy = fieldsOfSection('policy');
const electorate = fieldsOfSection('electorate');
const strategy = fieldsOfSection('strategy');
const voice = fieldsOfSection('voice');
const opponent = fieldsOfSection('opponent');

/** People; more than any office but the presidency has. */
const peopleMax = 300_000_000;

/**
 * Every field of the candidate profile (specification, §3), with its section, kind and length. Schema, form, onboarding,
 * completeness, search and export follow from this table; its labels and help stand in the message catalogue, which
 * does not compile without one for each; the security rules are held to it by a test.
 */
export const profileFields = {
  candidateName: identity.name(),
  office: identity.line(nameMax),
  district: identity.line(nameMax),
  state: identity.line(short),
  party: identity.line(short),
  electionDate: identity.day(),

  race_candidates: race.number(100),
  race_registered: race.number(peopleMax),
  race_ballots_1: race.number(peopleMax),
  race_registered_1: race.number(peopleMax),
  race_ballots_2: race.number(peopleMax),
  race_registered_2: race.number(peopleMax),
  race_ballots_3: race.number(peopleMax),
  race_registered_3: race.number(peopleMax),
  race_targetShare: race.number(100),

  narrative_hometown: narrative.prose(),
  narrative_education: narrative.prose(),
  narrative_professionalCareer: narrative.prose(),
  narrative_communityInvolvement: narrative.prose(),
  narrative_family: narrative.prose(),
  narrative_originStory: narrative.prose(),
  narrative_motivation: narrative.prose(),
  narrative_definingExperience: narrative.prose(),
  narrative_stakes: narrative.prose(),

  philosophy_ideology_label: philosophy.line(lineMax),
  philosophy_influences: philosophy.prose(),
  philosophy_roleOfGovernment: philosophy.prose(),
  philosophy_coreValues: philosophy.prose(),
  philosophy_compromise: philosophy.prose(),
  philosophy_governingNorthStar: philosophy.prose(),

  policy_topPriorities: policy.prose(),
  policy_economy_overview: policy.prose(),
  policy_economy_taxes: policy.prose(),
  policy_economy_jobs: policy.prose(),
  policy_economy_trade: policy.prose(),
  policy_nationalDebt: policy.prose(),
  policy_infrastructure: policy.prose(),
  policy_healthcare_overview: policy.prose(),
  policy_healthcare_costs: policy.prose(),
  policy_environment_climateChange: policy.prose(),
  policy_environment_energy: policy.prose(),
  policy_social_education: policy.prose(),
  policy_social_criminalJustice: policy.prose(),
  policy_social_immigration: policy.prose(),
  policy_gunControl: policy.prose(),
  policy_votingRights: policy.prose(),
  policy_abortion: policy.prose(),
  policy_tech: policy.prose(),
  policy_foreign_overview: policy.prose(),
  policy_foreign_alliances: policy.prose(),
  policy_foreign_china: policy.prose(),
  policy_first100Days: policy.prose(),

  electorate_demographics: electorate.prose(),
  electorate_economy: electorate.prose(),
  electorate_culture: electorate.prose(),
  electorate_challenges: electorate.prose(),
  electorate_pastResults: electorate.prose(),
  electorate_swingVoters: electorate.prose(),

  strategy_theoryOfTheCase: strategy.prose(),
  strategy_winningCoalition: strategy.prose(),
  strategy_coreMessage: strategy.prose(),
  strategy_targetVoters: strategy.prose(),
  strategy_fundraising: strategy.prose(),
  strategy_keyEndorsementsSought: strategy.prose(),
  strategy_slogan: strategy.line(lineMax),
  strategy_threeKeyWords: strategy.line(lineMax),

  voice_adjectives: voice.line(lineMax),
  voice_format: voice.prose(),
  voice_humor: voice.prose(),
  voice_storytelling: voice.prose(),
  voice_data: voice.prose(),
  voice_mediaPreference: voice.prose(),

  opp_primaryOpponent: opponent.line(lineMax),
  opp_opponentWeaknesses: opponent.prose(),
  opp_potentialAttacks: opponent.prose(),
  opp_campaignObstacles: opponent.prose(),
  opp_blackSwan: opponent.prose(),
  opp_victoryHeadline: opponent.prose(),
} satisfies Record<string, ProfileField>;

export type ProfileFieldName = keyof typeof profileFields;
