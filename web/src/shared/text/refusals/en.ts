import { registerTexts } from '../registry.ts';

/** Why the server or the demo refused something: one text for each key of `functions/shared/refusals.ts`. */
export const refusals = {
  account: {
    disabled: 'This account is disabled.',
    gone: 'This account no longer exists.',
    noEmail: 'This account has no email address.',
    noPassword: 'This account has no password.',
    onlyMember:
      'You are the only member of your organization. Delete the organization first, then your account.',
    passwordUnchecked:
      'Your password can’t be checked because this installation isn’t set up completely. Tell whoever runs it.',
    sameEmail: 'This is your email address already.',
    samePassword: 'Choose a password that differs from the current one.',
    weakPassword: 'This password is too weak. Choose a longer one.',
    wrongCurrentPassword: 'The current password is wrong.',
    wrongPassword: 'The password is wrong.',
  },
  announcements: {
    gone: 'This announcement no longer exists.',
    nobody: 'No one is in this audience. Choose another one.',
    notYours: 'Only its author and admins can withdraw an announcement.',
    tooMany: 'Your campaign has sent {{most}} announcements in a short time. Try again later.',
  },
  attempts: {
    tooMany: 'Too many attempts. Try again in {{wait}}.',
    wait: 'Too many attempts. Please wait a few minutes and try again.',
  },
  call: {
    notRepeatable: 'This change can’t be sent from the list of pending changes. Make it again on its screen.',
    otherOrganization: 'This change was made in another organization, so it can’t be sent to this one.',
    replayed: 'Another change was already sent under this number. Make this one again.',
  },
  consent: {
    manyEvents: 'This address has too many lines of evidence. Only closures can be added.',
    noAddress: 'This person has no address for that channel. Add an email or phone first.',
    noEvidence: 'Consent needs the person’s own words and how you got them.',
    noPerson: 'This person is not in your records any more.',
    notLiftable: 'The campaign can’t lift this. Only the person or the provider can.',
    ownOptIn: 'Only the person can opt back in, for example by texting START.',
    ownOptOut: 'This person opted out. Only they can opt back in.',
  },
  donors: {
    gone: 'This donor is not in your records any more.',
    hasGifts: 'This donor has gifts. Delete the gifts first.',
  },
  errors: {
    gone: 'This error is not on the list any more.',
    tooMany: 'Too many errors were reported. They are noted; try again later.',
  },
  imports: {
    closed: 'This import is closed. Start a new one.',
    notFound: 'This import was not found. Start it again.',
    otherKind: 'This import brings {{kind}}, not {{other}}.',
  },
  invitations: {
    accepted: 'This invitation was accepted. Remove the member instead.',
    agreeToLeave: 'Accepting means leaving where you are now. Agree to that first.',
    alreadyInvited: '{{email}} is already invited. Resend it instead.',
    alreadyMember: '{{email}} is already a member of your organization.',
    closed: 'This invitation was {{status}}. Send a new one.',
    gone: 'This invitation is not there any more.',
    invalidLink: 'This invitation is no longer valid. Ask for a new one.',
    onlyAdmin:
      'You are the only admin where you are now. Make somebody else admin first, then accept the invitation.',
    onlyMember:
      'You are the only member where you are now, and there is data in it. Delete that organization first, or use another address.',
    otherAddress:
      'This invitation is for another address, {{email}}. Sign in with the invited address to accept it.',
    seats: 'An organization can have at most {{most, number}} members.',
    tooManyOpen: 'At most {{most, number}} invitations can be open at once. Revoke one first.',
    tooSoon: 'An invitation was sent to this address a moment ago. Wait {{wait}}, then send it again.',
    youAreMember: 'You are already a member of this organization.',
  },
  members: {
    gone: 'This person is not a member of your organization.',
    inactiveAccount: 'This person’s account is disabled or no longer exists.',
    lastAdmin: 'A campaign needs an admin. Make somebody else admin first, or delete the organization.',
    notGrantable: 'A member with this role cannot be given this access.',
    notMember: 'You are not a member of this organization any more.',
    readsNoTasks: 'This member’s role can’t see tasks. Choose someone else.',
    self: 'You cannot remove yourself. Leave the organization instead.',
    toSelf: 'Choose another member to hand over to.',
  },
  metrics: {
    future: 'These measurements lie in the future. Check the clock of this device.',
    old: 'These measurements are older than 7 days.',
    span: 'These measurements span more than 2 hours. Send them in parts.',
    tooMany: 'Too many measurements. Try again in {{wait}}.',
  },
  organization: {
    deleted: 'This organization is deleted already.',
    gone: 'This organization does not exist any more.',
    wrongName: 'This is not the organization’s name. Type it as it is shown.',
  },
  people: {
    manyNotes: 'This person has too many notes to be deleted at once. Delete some of them first.',
    otherFacet: 'This person is also a donor or a volunteer, which you can’t change. Ask someone who can.',
  },
  phonebank: {
    closed: 'This call list is closed. Open it again first.',
    late: 'This result cannot be taken back any more: go to the voter’s page.',
    notFound: 'This call list is not there any more.',
    unarrived: 'Not all of this list has arrived yet. Try again in a moment.',
  },
  policy: {
    changed: 'This draft has changed since you opened it. Read it again before you approve it.',
    noDraft: 'This draft is gone. Reload the page to see where it is now.',
    noPosition: 'This issue has no approved position yet.',
    notInReview: 'This draft isn’t in review. Submit it for review first.',
    outdatedBase:
      'A newer version was approved while this draft was written. Compare the two and update the draft first.',
    outdatedVersion: 'Only the current version can be published. Reload the page to see it.',
    ownDraft: 'You wrote part of this draft, so someone else has to approve it.',
    reasonMissing: 'No one else can approve this draft. To approve your own work, give a reason.',
    retired: 'This position is retired. Approve a new version to use it again.',
    unreadable: 'A part of this draft can’t be read. Edit its proof points and questions again.',
  },
  profile: {
    notFound: 'No profile found',
  },
  request: {
    badBody: 'Check the request: its body is missing or not valid.',
    badField: 'Check the request: "{{field}}" is missing or not valid.',
    internal: 'Something went wrong on our side. Please try again.',
    notAllowed: 'You do not have permission to perform this action.',
    notFromApp: 'This request does not come from the app. Refresh the page and try again.',
    notJson: 'Send the request as JSON.',
    nothingHere: 'There is nothing at this address.',
    onlyPost: 'This address takes only POST.',
    tooLarge: 'This request is too large. Send it in smaller parts.',
    unknownField: 'Check the request: "{{field}}" is not known here.',
  },
  secondFactor: {
    alreadyOn: 'Two-factor authentication is already turned on.',
    codeMissing: 'Please enter a code',
    demanded: 'Your organization requires two-factor authentication. It cannot be turned off.',
    notOn: 'Two-factor authentication is not turned on for this account.',
    notRandom: 'This secret is not a random one. Reload the page and start again.',
    ownFirst: 'Turn on two-factor authentication for your own account first.',
    sixDigits: 'Please enter a 6-digit code',
    tooLate: 'This sign-in took too long. Sign in again.',
    wrongCode: 'Invalid code. Please try again.',
  },
  session: {
    ended: 'Your session has ended. Sign in again.',
    expired: 'Your session has ended. Sign in again.',
    missing: 'Sign in to continue.',
    noOrganization: 'You are not a member of an organization yet.',
    proofNeeded: 'Confirm that it is you, then try again.',
    secondFactorNeeded: 'Confirm this sign-in with your second factor first.',
    secondFactorSetUp: 'Your organization requires two-factor authentication. Turn it on to continue.',
    unconfirmedEmail: 'Confirm your email address first: open the link that we sent you.',
  },
  tasks: {
    gone: 'This task no longer exists.',
    notYours: 'This task is assigned to someone else, and your role can’t change it.',
  },
  turfs: {
    closed: 'This turf is not assigned to you. Ask whoever plans the field work.',
    done: 'This turf is done. Take another one.',
    full: 'Too many people have had this turf. Ask for it to be cut again.',
    many: 'You have taken very many turfs today. Ask whoever plans the field work to assign you this one.',
    notFound: 'This turf is not there any more.',
    over: 'Your time with this turf is over. Ask whoever plans the field work.',
    taken: 'Somebody else has this turf now.',
  },
  volunteers: {
    gone: 'This volunteer is not in your records any more.',
  },
  voterFiles: {
    another: 'Another file was announced under this number. Start again.',
    busy: '{{name}} is importing “{{file}}”, begun {{minutes, number}} minutes ago. Wait until that is done, or cancel it first.',
    cancelDone: 'This import is finished. Undo it instead.',
    damaged: 'A part of the file arrived damaged. Send it again.',
    dataColumns: 'A voter file holds at most 30 columns of your own, each once.',
    done: 'This import is finished already.',
    foreign: 'Another member started this import. Only they can go on with it.',
    missing: 'Parts of the file are missing: {{missing, number}} of {{all, number}}. Send them, then finish.',
    noChunk: 'This file has no such part.',
    notFound: 'This import was not found. Start it again.',
    outrun:
      'Another voter file was imported meanwhile. Cancel this import, compare with that file and start again.',
    over: 'This import was canceled or undone. Start a new one.',
    pack: 'This page is of another version. Reload it, then start again.',
    previousRemoved: 'The file before this one is no longer kept, so it cannot come back.',
    sums: 'What this import says of its file does not add up. Start it again.',
    undoOlder: 'Only the last import can be undone.',
    undoOpen: 'This import is not finished. Cancel it instead.',
    unopened: 'A part of the file cannot be opened, or is too large once it is.',
  },
};

/** Words that stand in refusals as values. */
export const refusalValues = {
  donors: 'donors',
  donations: 'donations',
  volunteers: 'volunteers',
  accepted: 'accepted',
  revoked: 'revoked',
  expired: 'expired',
  pending: 'sent',
  formerMember: 'A former member',
};

registerTexts({ refusals, refusalValues }, () => import('./es.ts'));
