/** What somebody wants of the campaign: a script's answer, a form or a member names it. */
export const requestKinds = [
  'volunteer',
  'sign',
  'ride',
  'ballot_help',
  'question',
  'donor',
  'press',
  'stop_contacting',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What follows from sign-ups and volunteers by itself, and closes by itself when its cause is gone. */
export const reasonKinds = ['new', 'unconfirmed', 'no_show', 'lapsed', 'thanks'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

export const followUpKinds = [...requestKinds, ...reasonKinds] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

/** Where a follow-up comes from: an answer to a script, a form, a sign-up, a volunteer's record, or a member's own hand. */
export const followUpOrigins = ['script', 'form', 'sign_up', 'volunteer', 'hand'] as const;

/** `dropped`: nothing comes of it, or its cause is gone. Neither opens again by itself. */
export const followUpStates = ['open', 'done', 'dropped'] as const;
export type FollowUpState = (typeof followUpStates)[number];

/** What a member says became of one, in the order of their keys. */
export const reportedOutcomes = [
  'reached',
  'left_message',
  'no_answer',
  'wrong_number',
  'done',
  'drop',
  'later',
] as const;
export type ReportedOutcome = (typeof reportedOutcomes)[number];
/** `cause_gone`: it closed by itself. `contact_closed`: contact ended at once, and nobody has to do anything. */
export const followUpOutcomes = [...reportedOutcomes, 'cause_gone', 'contact_closed'] as const;
export type FollowUpOutcome = (typeof followUpOutcomes)[number];

/** How long a claim holds. */
export const claimMs = 15 * 60_000;
/** Attempts without an answer after which nobody calls again. */
export const attemptsMax = 5;
/** How far ahead one can be due, or be put off. */
export const aheadMax = 90 * 24 * 3_600_000;
/** Open follow-ups of one person. */
export const openOfPersonMax = 20;
export const followUpNoteMax = 500;
