import type { ProfileSectionId } from '#shared/collections/candidate/candidate-field.ts';
import type { ProfileFieldName } from '#shared/collections/candidate/candidate-fields.ts';

type FieldText = { label: string; help: string };

/** What forms, the wizard and the profile's file call each field of the candidate profile. */
const fields: Record<ProfileFieldName, FieldText> = {
  candidateName: { label: 'Candidate name', help: 'The name as it stands on the ballot.' },
  office: { label: 'Office', help: 'For example: City Council.' },
  district: { label: 'District', help: 'For example: Ward 3.' },
  state: { label: 'State', help: 'Where the election is held.' },
  party: { label: 'Party', help: 'Leave empty for a nonpartisan race.' },
  electionDate: { label: 'Election date', help: 'The day that decides the race you are in now.' },
  race_candidates: { label: 'Candidates on the ballot', help: 'Everybody who can win, you included.' },
  race_registered: {
    label: 'Registered voters today',
    help: 'In your district; the election office publishes it.',
  },
  race_ballots_1: {
    label: 'Ballots cast, last comparable election',
    help: 'Same office and the same kind of year: midterm with midterm.',
  },
  race_registered_1: { label: 'Registered voters then', help: 'How many were registered for that election.' },
  race_ballots_2: {
    label: 'Ballots cast, the election before',
    help: 'The comparable election before that one.',
  },
  race_registered_2: { label: 'Registered voters then', help: 'How many were registered for that election.' },
  race_ballots_3: {
    label: 'Ballots cast, the one before that',
    help: 'Three elections make a fair average.',
  },
  race_registered_3: { label: 'Registered voters then', help: 'How many were registered for that election.' },
  race_targetShare: {
    label: 'Target share of the vote, in percent',
    help: 'What you aim for. 52 to 55 is usual with two candidates; with more, say what wins.',
  },
  narrative_hometown: { label: 'Hometown', help: 'Where you are from and what the place made of you.' },
  narrative_education: { label: 'Education', help: 'Schools, training, teachers who mattered.' },
  narrative_professionalCareer: {
    label: 'Professional career',
    help: 'The jobs you held and what you got done in them.',
  },
  narrative_communityInvolvement: {
    label: 'Community involvement',
    help: 'Boards, clubs, congregations, coaching, volunteering.',
  },
  narrative_family: { label: 'Family', help: 'Only what you are glad to see in print.' },
  narrative_originStory: {
    label: 'Origin story',
    help: 'The story you tell when somebody asks who you are.',
  },
  narrative_motivation: { label: 'Motivation', help: 'Why you, and why now.' },
  narrative_definingExperience: {
    label: 'Defining experience',
    help: 'One moment that shaped how you see public life.',
  },
  narrative_stakes: { label: 'Stakes', help: 'What people here win or lose in this election.' },
  philosophy_ideology_label: {
    label: 'Political label',
    help: 'How you describe yourself: “pragmatic progressive”, “fiscal conservative”.',
  },
  philosophy_influences: { label: 'Influences', help: 'People, books and movements that formed your views.' },
  philosophy_roleOfGovernment: {
    label: 'Role of government',
    help: 'What it should do, and what it should leave alone.',
  },
  philosophy_coreValues: {
    label: 'Core values',
    help: 'Three to five, each with what it means in practice.',
  },
  philosophy_compromise: {
    label: 'Compromise',
    help: 'Where you would meet the other side, and where never.',
  },
  philosophy_governingNorthStar: {
    label: 'Governing north star',
    help: 'The one question you ask before every vote.',
  },
  policy_topPriorities: { label: 'Top priorities', help: 'The three issues you lead with.' },
  policy_economy_overview: { label: 'Economy', help: 'Your view in a paragraph.' },
  policy_economy_taxes: { label: 'Taxes', help: 'What you would raise, cut or leave.' },
  policy_economy_jobs: { label: 'Jobs and wages', help: 'How work here should pay and grow.' },
  policy_economy_trade: { label: 'Trade', help: 'What it means for employers and farms in your district.' },
  policy_nationalDebt: { label: 'Debt and deficits', help: 'How you would pay for your promises.' },
  policy_infrastructure: {
    label: 'Infrastructure',
    help: 'Roads, water, transit, broadband: what comes first.',
  },
  policy_healthcare_overview: { label: 'Health care', help: 'Your view in a paragraph.' },
  policy_healthcare_costs: { label: 'Health care costs', help: 'Premiums, prescriptions, hospitals.' },
  policy_environment_climateChange: {
    label: 'Climate change',
    help: 'What you would do about it, and how fast.',
  },
  policy_environment_energy: { label: 'Energy', help: 'Sources, prices, jobs.' },
  policy_social_education: { label: 'Education', help: 'Schools, teachers, college, trades.' },
  policy_social_criminalJustice: {
    label: 'Public safety and justice',
    help: 'Policing, courts, prevention.',
  },
  policy_social_immigration: { label: 'Immigration', help: 'The border, work, and those who are here.' },
  policy_gunControl: { label: 'Guns', help: 'Rights and limits, in your own words.' },
  policy_votingRights: { label: 'Voting rights', help: 'Access, security, districts.' },
  policy_abortion: { label: 'Abortion', help: 'Your position as you would say it to a voter.' },
  policy_tech: { label: 'Technology', help: 'Privacy, platforms, artificial intelligence.' },
  policy_foreign_overview: {
    label: 'Foreign policy',
    help: 'Your view in a paragraph, if the office calls for one.',
  },
  policy_foreign_alliances: { label: 'Alliances', help: 'Which ones matter and why.' },
  policy_foreign_china: { label: 'China', help: 'Trade, security, rights.' },
  policy_first100Days: { label: 'First 100 days', help: 'What you will have done by then.' },
  electorate_demographics: { label: 'Demographics', help: 'Who lives here: ages, languages, neighborhoods.' },
  electorate_economy: { label: 'Local economy', help: 'Who employs people and what they worry about.' },
  electorate_culture: { label: 'Culture', help: 'What people are proud of; where they meet.' },
  electorate_challenges: { label: 'Challenges', help: 'The problems that come up at every door.' },
  electorate_pastResults: { label: 'Past results', help: 'Who won by how much, and where.' },
  electorate_swingVoters: { label: 'Swing voters', help: 'Who can be moved, and by what.' },
  strategy_theoryOfTheCase: { label: 'Theory of the case', help: 'We win if … because …' },
  strategy_winningCoalition: {
    label: 'Winning coalition',
    help: 'The groups that add up to your win number.',
  },
  strategy_coreMessage: {
    label: 'Core message',
    help: 'What a voter should remember after one conversation.',
  },
  strategy_targetVoters: { label: 'Target voters', help: 'Whom you contact first.' },
  strategy_fundraising: { label: 'Fundraising plan', help: 'How much, from whom, by when.' },
  strategy_keyEndorsementsSought: { label: 'Endorsements sought', help: 'Whose word carries weight here.' },
  strategy_slogan: { label: 'Slogan', help: 'Short enough for a yard sign.' },
  strategy_threeKeyWords: { label: 'Three key words', help: 'For example: schools, safety, savings.' },
  voice_adjectives: { label: 'How you sound', help: 'Three adjectives: warm, direct, plainspoken.' },
  voice_format: { label: 'Format', help: 'Long or short sentences, lists or stories.' },
  voice_humor: { label: 'Humor', help: 'How much, and what is off limits.' },
  voice_storytelling: { label: 'Storytelling', help: 'Stories you tell well and often.' },
  voice_data: { label: 'Use of data', help: 'Numbers first, or people first?' },
  voice_mediaPreference: {
    label: 'Media preference',
    help: 'Radio, print, video, social: where you are at your best.',
  },
  opp_primaryOpponent: { label: 'Primary opponent', help: 'The one you must beat.' },
  opp_opponentWeaknesses: { label: 'Opponent’s weaknesses', help: 'On the record and checkable.' },
  opp_potentialAttacks: {
    label: 'Potential attacks',
    help: 'What they will say about you, and your answer.',
  },
  opp_campaignObstacles: { label: 'Campaign obstacles', help: 'What could stop you besides the opponent.' },
  opp_blackSwan: { label: 'Black swan', help: 'The unlikely event that would change everything.' },
  opp_victoryHeadline: { label: 'Victory headline', help: 'The headline you want the morning after.' },
};

/** The profile's sections, each with what it is for. */
const sections: Record<ProfileSectionId, FieldText> = {
  identity: { label: 'Identity', help: 'Who runs, for what, when.' },
  race: { label: 'The race in numbers', help: 'What the win number is calculated from.' },
  narrative: { label: 'Narrative', help: 'The story of the person.' },
  philosophy: { label: 'Philosophy', help: 'What guides decisions.' },
  policy: { label: 'Policy', help: 'Positions, issue by issue.' },
  electorate: { label: 'Electorate', help: 'The people who vote here.' },
  strategy: { label: 'Strategy', help: 'How this campaign wins.' },
  voice: { label: 'Voice', help: 'How the campaign sounds.' },
  opponent: { label: 'Opponent', help: 'What stands in the way.' },
};

export const profileFields = { fields, sections } as const;
