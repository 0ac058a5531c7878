export const legal = {
  updated: 'Last updated on November 22, 2026',
  contents: 'On this page',
  privacy: {
    title: 'Privacy Policy',
    lead: 'What Hustings stores, who can see it, and what it does not do. This page describes the software; whoever runs this installation answers for its use.',
    who: {
      title: 'Who is responsible',
      text: 'Hustings is open-source software. The organization that runs this installation, at the address in your browser, decides about it and is responsible for it. Your campaign is responsible for the records that its members enter or import.',
    },
    kept: {
      title: 'What is stored',
      text: 'About you: your email address, whether it is confirmed, your name, your role, your organization, your preferences, and the times of your sign-ins. Your password is handled by Firebase Authentication and stored only as a hash; nobody can read it. With two-factor authentication also the secret that your authenticator app shares, encrypted; your backup codes, only as hashes; each device you trust, by a name and a fingerprint made of what its browser says about itself; and the times of codes that failed, with a hash of the network address they came from.\nAbout your campaign: the organization’s name, the candidate’s details, and what members enter or import about donors (name, email, phone, gifts) and volunteers (name, email, phone, skills, hours), with who changed a record and when. Scripts, call lists, turfs and who walks them. An audit log of what concerns its safety: sign-ins with a second factor, roles, invitations with the invited address, exports and deletions. Errors of the app on members’ devices, with the screen, the browser and the last steps before them; email addresses, phone numbers and keys are taken out first. How long screens and answers take on members’ devices.\nAbout voters: what your campaign imports from a voter file, such as names, addresses, year or day of birth, party, districts, the elections in which somebody voted, phone numbers and email addresses; and what members write down at a door, on the phone or at a desk: that somebody was tried or reached, support, answers, tags, notes, corrected contacts, and the wish not to be contacted, each with who wrote it and when. People met at a door who are not in the file, with what they gave. A canvasser may choose to let the app say how far from the door they were when they wrote it down: one number, in whole meters, for each entry. It is off until they switch it on, and where they are is never stored or sent.',
    },
    device: {
      title: 'What stays in your browser',
      text: 'Your session, your choice of language and of light or dark, a mark that you have signed in before, changes that are still on their way to the server, and the last serious errors, for whoever has to find their cause. While you are signed in, a copy of what your screens showed last, so that they open without a connection. If your role works with voters, the voter file and what was learned of it; if you took a turf, its addresses, its people and the script, until you give it back, so that it can be walked where there is no signal. Signing out deletes all of this; what you wrote down and what has not been sent yet stays until it is. On a device that others can open, sign out. In the demo, everything that you enter: it leaves the browser only if you create an account and keep it. If you let a device be remembered, one cookie that says so, for 30 days. There are no cookies for tracking, no advertising, no analytics, and no script or font from another site.',
    },
    see: {
      title: 'Who can see it',
      text: 'Members of your organization, each as far as their role allows. Canvassers see the turfs that are theirs, while they are, and the people whom the phone bank gives them; never the voter file. The database checks this on every request. The audit log, invitations and errors of the app are for admins. Members of other organizations cannot see your data. Those who run the installation can reach its database for its upkeep.',
    },
    where: {
      title: 'Where it is processed',
      text: 'Accounts, data and functions run on Google Firebase, in the project of whoever runs this installation. Google processes the data on their behalf and keeps technical logs, such as network addresses and times of requests.',
    },
    not: {
      title: 'What it does not do',
      text: 'Hustings does not sell your data, share it with other campaigns, advertise with it, or train models on it.',
    },
    ends: {
      title: 'How long it is kept',
      text: 'Records stay until a member deletes them. A deleted record is gone from the database, but a line of the activity feed may still name it, and copies may remain for a time in backups of whoever runs the installation. An import keeps a short account of what it changed. Of voter files, the present one and the one before it are kept. What was learned of voters is a log: taking something back adds to it, and no line of it is deleted before the organization is. Errors and measurements of the app are deleted after 30 days. Deleting your account removes your profile, your preferences and your second factor; lines of the audit log keep your name. Deleting an organization removes everything in it.',
    },
    rights: {
      title: 'Your rights',
      text: 'You may ask what is stored about you, and have it corrected or deleted: the account screen lets you download what is kept about your account, and delete it. If a campaign keeps you as a donor, a volunteer or a voter, ask that campaign; ask it too if you do not want to be contacted. About your own account, ask your campaign’s admin or whoever runs the installation. Campaign finance law can oblige a campaign to keep records of gifts for years.',
    },
    changes: {
      title: 'Changes',
      text: 'When the software changes what it stores, this page changes with it, and the date above says when.',
    },
  },
  terms: {
    title: 'Terms of Service',
    lead: 'Plain terms for using this installation of Hustings. Creating an account means that you agree to them.',
    software: {
      title: 'The software and the service',
      text: 'The software is licensed under the Apache License 2.0; these terms change nothing about your rights under it. They are about your use of this installation, which is provided by whoever runs it.',
    },
    account: {
      title: 'Your account',
      text: 'Use an email address that is yours, keep your password to yourself, and do not share an account. You may create an organization only for a campaign that you are entitled to act for.',
    },
    data: {
      title: 'Your campaign’s data',
      text: 'What your campaign enters or imports remains your campaign’s. You allow it to be stored and processed so that the service can work, and for nothing else. Members whose role allows it can export it at any time.',
    },
    law: {
      title: 'The laws of your race',
      text: 'You are responsible for following the laws on campaign finance, disclosure, privacy, and the use of voter files, and contacting people at the door or by mail, phone or text. Hustings keeps records, leaves out whom your campaign has marked, and tells callers when it is early or late where somebody lives; it does not check do-not-call registries, does not file reports for you, does not check contribution limits, and is not legal advice.',
    },
    fair: {
      title: 'Fair use',
      text: 'Do not enter data that you have no right to hold, and use a voter file only for what its source allows. Do not try to reach another organization’s data, get around the access rules, overload the service, or use it to harass, deceive or keep people from voting.',
    },
    warranty: {
      title: 'No warranty',
      text: 'The service is provided as it is, without warranty of any kind, and may be unavailable at times. As far as the law allows, nobody is liable for damage that comes from using it. Keep an export of what you cannot lose.',
    },
    end: {
      title: 'Ending',
      text: 'You may stop using the service at any time and delete your account on the account screen. Whoever runs the installation may close an account that breaks these terms.',
    },
    changes: {
      title: 'Changes',
      text: 'These terms may change; the date above says when they last did. Using the service after a change means that you accept it.',
    },
  },
} as const;
