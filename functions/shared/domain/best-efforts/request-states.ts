/** The words of requests. Apart from the rules: every first dashboard fetches the definition that uses them. */

/** What the law has a campaign collect of a donor above a threshold, besides their name. */
export const informationParts = ['employer', 'occupation', 'address'] as const;
export type InformationPart = (typeof informationParts)[number];

/** `sent`: it was requested, and the answer is awaited. `below`: money went back, so that nothing is needed any more. */
export const informationStates = ['due', 'sent', 'complete', 'closed', 'below'] as const;
export type InformationState = (typeof informationStates)[number];
/** What became of a request by email; a refused one is no request. */
export const mailStates = ['queued', 'accepted', 'refused', 'unknown'] as const;
