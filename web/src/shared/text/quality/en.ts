import { registerTexts } from '../registry.ts';

/** Shifts of canvassers and callers: what came of them, and what is odd. */
export const quality = {
  hint: 'Everything counts at once. A flag is a reason to ask, not a verdict: some streets are quick. What turns out to be wrong can be taken back as a whole.',
  spans: { label: 'Days', day: 'Today', week: '7 days', fortnight: '14 days' },
  shows: { label: 'Which shifts', all: 'All', open: 'To look at', right: 'Looked at' },
  whose: { label: 'Whose shifts', any: 'Everybody' },
  flagged: 'Flags',
  reading_one: 'Reading… {{read}} entry so far',
  reading_other: 'Reading… {{read}} entries so far',
  counts_one: '{{shown}} shift, {{flagged}} to look at',
  counts_other: '{{shown}} shifts, {{flagged}} to look at',
  cut: 'These are the newest {{shown}} entries.',
  readOn: 'Read older ones',
  former: 'Somebody who left',
  noList: 'Outside of a turf or call list',
  span: '{{day}}, {{from}} to {{until}}',
  rolledBack: 'Taken back',
  typed: 'On paper',
  results: 'Results',
  done: {
    knocks_one: '{{shown}} knock or call',
    knocks_other: '{{shown}} knocks or calls',
    people_one: '{{tried}} voter tried, {{reached}} spoken to',
    people_other: '{{tried}} voters tried, {{reached}} spoken to',
    supporters_one: '{{shown}} supporter',
    supporters_other: '{{shown}} supporters',
    pace: '{{pace}} an hour',
  },
  flags: {
    pace: '{{knocks}} knocks within an hour. 15 to 25 are usual.',
    rush: '{{knocks}} knocks one after the other, each within five seconds.',
    allSpoke: 'Spoke with somebody at each of {{knocks}} doors. One in four is usual.',
    nobodyOut: 'Nobody was out at {{knocks}} doors. Most are, usually.',
    sameScore: 'The same support score, {{answer}}, of {{times}} voters in a row.',
    sameAnswer: 'The same answer of {{times}} voters in a row.',
    far: '{{knocks}} of {{of}} results were written more than 300 meters from the door.',
    clock: 'The clock of the device is ahead by more than five minutes.',
  },
  empty: {
    all: 'Nothing from the field in these days',
    open: 'Nothing to look at in these days',
    right: 'Nothing was found right in these days',
    hint: 'Shifts at doors and on the phone appear here as they come in.',
  },
  mark: {
    act: 'Looked at, and right',
    of: 'Say that what {{who}} wrote on {{day}} is right',
    by: 'Looked at, and right: {{who}}, {{when}}',
    again: 'Look at it again',
    againOf: 'Look again at what {{who}} wrote on {{day}}',
    done: 'Marked as right',
    undone: 'To be looked at again',
  },
  person: {
    of: '{{who}} in these days',
    shifts_one: '{{shown}} shift',
    shifts_other: '{{shown}} shifts',
    answers_one: '{{shown}} answer',
    answers_other: '{{shown}} answers',
    back_one: '{{shown}} shift is taken back already.',
    back_other: '{{shown}} shifts are taken back already.',
    nothing: 'Nothing of these days counts any more.',
  },
  rollback: {
    ask: 'Take back',
    of: 'Take back what {{who}} wrote on {{day}}',
    title: 'Take this shift back?',
    hint_one: '{{shown}} entry of {{who}} on {{day}} will no longer count: voters are as they were before.',
    hint_other:
      '{{shown}} entries of {{who}} on {{day}} will no longer count: voters are as they were before.',
    all: {
      ask: 'Take back all',
      of: 'Take back all that {{who}} wrote in these days',
      title: 'Take back all that {{who}} wrote?',
      hint_one:
        '{{shown}} entry since {{day}}, flagged or not, will no longer count: voters are as they were before.',
      hint_other:
        '{{shown}} entries since {{day}}, flagged or not, will no longer count: voters are as they were before.',
      right_one: '{{shown}} of these shifts was looked at and found right.',
      right_other: '{{shown}} of these shifts were looked at and found right.',
      partly: 'Not all entries of these days are read yet. What is not read is not taken back.',
      act: 'Take all of it back',
    },
    stays_one:
      '{{shown}} voter stays marked as not to be contacted, because that was written down more than twice. If it’s wrong, lift it on their page.',
    stays_other:
      '{{shown}} voters stay marked as not to be contacted, because that was written down more than twice. If it’s wrong, lift it on their pages.',
    most: 'At most {{max}} entries are taken back at once. Take back the rest afterwards, in the same way.',
    left: 'Some are left. Take them back in the same way.',
    kept: 'Nothing is deleted. The entries stay in each voter’s history, marked as taken back.',
    act: 'Take it back',
    stop: 'Stop',
    working: '{{done}} of {{all}}',
    done_one: '{{shown}} entry was taken back',
    done_other: '{{shown}} entries were taken back',
    failed: 'Not everything could be taken back',
  },
} as const;

/** Loaded with the quality of field work. */
registerTexts({ quality }, () => import('./es.ts'));
