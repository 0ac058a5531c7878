export const preferences = {
  appearance: {
    title: 'Appearance',
    theme: 'Theme',
    accent: 'Accent colour',
    hint: 'Kept with your account and used wherever you sign in.',
  },
  accents: { ink: 'Ink', teal: 'Teal', plum: 'Plum', olive: 'Olive', slate: 'Slate' },
  dates: {
    title: 'Language and dates',
    language: 'Language',
    languages: { en: 'English' },
    languageHint: 'The only language that Hustings speaks so far.',
    timezone: 'Time zone',
    timezoneDevice: 'As on this device ({{zone}})',
    timezoneNone: 'No time zone has this name.',
    dateFormat: 'Date format',
    dateFormats: { locale: 'As on this device', mdy: '10/31/2026', dmy: '31/10/2026', ymd: '2026-10-31' },
    timeFormat: 'Time format',
    timeFormats: { locale: 'As on this device', '12h': '12-hour', '24h': '24-hour' },
    example: 'Right now is {{moment}}.',
  },
  notifications: {
    title: 'Notifications',
    email: 'Notify me by email',
    emailHint: 'Mails about your password, your sign-ins and your devices are always sent.',
    campaignUpdates: 'Somebody accepts your invitation',
  },
} as const;
