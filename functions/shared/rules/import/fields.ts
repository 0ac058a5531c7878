/** What an import can bring, and the header names under which other tools bring it. */

export const importKinds = ['donors', 'donations', 'volunteers'] as const;
export type ImportKind = (typeof importKinds)[number];

export const fieldKeys = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'email',
  'phone',
  'capacity',
  'amount',
  'date',
  'status',
  'type',
  'recurrence',
  'refund',
  'note',
  'external_id',
  'line_item',
  'skills',
  'totalHours',
  'lastActiveDate',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

export type ImportField = {
  key: FieldKey;
  /** Other names of the column, best first: of two columns that fit, the one named earlier here is taken. */
  aliases: readonly string[];
  /** Parts of a header that make it a guess, to be looked at by a person. */
  hints?: RegExp;
  /** Several columns may carry it: `Recurring Total Months` and `Recurrence Number`. */
  many?: true;
};

/** ActBlue prefixes its donors' columns; NationBuilder numbers its addresses; Spoke takes nearly anything. */
const person: readonly ImportField[] = [
  {
    key: 'name',
    aliases: [
      'name',
      'full name',
      'donor name',
      'volunteer name',
      'contributor name',
      'contact name',
      'supporter name',
      'person',
      'donor',
      'contributor',
      'volunteer',
    ],
    hints: /^(?!.*(first|last|given|family|middle|maiden|nick|user|company|page|list|file|campaign)).*name/,
  },
  {
    key: 'first_name',
    aliases: [
      'first name',
      'donor first name',
      'contributor first name',
      'given name',
      'f name',
      'first',
      'forename',
    ],
    hints: /firstname|givenname/,
  },
  {
    key: 'middle_name',
    aliases: ['middle name', 'donor middle name', 'middle initial', 'middle', 'mi'],
  },
  {
    key: 'last_name',
    aliases: [
      'last name',
      'donor last name',
      'contributor last name',
      'surname',
      'family name',
      'l name',
      'last',
    ],
    hints: /lastname|surname|familyname/,
  },
  { key: 'suffix', aliases: ['suffix', 'name suffix', 'donor suffix'] },
  {
    key: 'email',
    aliases: [
      'email',
      'email address',
      'donor email',
      'contributor email',
      'volunteer email',
      'email1',
      'email 1 value',
      'primary email',
      'personal email',
      'e mail',
      'e mail address',
      'mail',
    ],
    hints: /email/,
  },
  {
    key: 'phone',
    aliases: [
      'phone',
      'phone number',
      'donor phone',
      'contributor phone',
      'mobile number',
      'mobile',
      'mobile phone',
      'cell',
      'cell phone',
      'cell number',
      'phone1',
      'phone 1 value',
      'primary phone',
      'home phone',
      'telephone',
      'telephone number',
      'tel',
      'number',
    ],
    hints: /phone|mobile|cell/,
  },
];

export const importFields: Record<ImportKind, readonly ImportField[]> = {
  donors: [
    ...person,
    {
      key: 'capacity',
      aliases: [
        'capacity',
        'giving capacity',
        'donor capacity',
        'donor level',
        'giving level',
        'donor tier',
        'tier',
      ],
    },
  ],
  donations: [
    ...person,
    {
      key: 'amount',
      aliases: [
        'amount',
        'donation amount',
        'contribution amount',
        'gift amount',
        'amount usd',
        'donation',
        'gross amount',
        'gross',
        'gift',
        'total',
      ],
      hints: /^(?!.*(fee|tax|net|refund)).*amount/,
    },
    {
      key: 'date',
      aliases: [
        'date',
        'donation date',
        'contribution date',
        'gift date',
        'received date',
        'date received',
        'succeeded at',
        'charge date',
        'paid at',
        'transaction date',
        'created at',
        'payment date',
      ],
      hints: /^(?!.*(birth|check|refund|recovery|disbursement|expir|updated|start|end)).*date/,
    },
    { key: 'status', aliases: ['status', 'donation status', 'payment status', 'state of payment'] },
    {
      key: 'type',
      aliases: ['type', 'donation type', 'frequency', 'recurring', 'is recurring', 'recurring status'],
    },
    {
      key: 'recurrence',
      aliases: ['recurring total months', 'recurrence number', 'recur weekly'],
      many: true,
    },
    { key: 'refund', aliases: ['refund id', 'refund date', 'refunded', 'refunded at'], many: true },
    {
      key: 'note',
      aliases: ['note', 'notes', 'comment', 'comments', 'donor comment', 'memo', 'private note'],
    },
    {
      key: 'external_id',
      aliases: [
        'external id',
        'receipt id',
        'transaction id',
        'donation id',
        'contribution id',
        'gift id',
        'charge id',
        'transaction number',
        'receipt number',
        'payment id',
      ],
    },
    { key: 'line_item', aliases: ['lineitem id', 'line item'] },
  ],
  volunteers: [
    ...person,
    {
      key: 'skills',
      aliases: ['skills', 'skill', 'tags', 'tag list', 'interests', 'volunteer skills'],
      many: true,
      hints: /skill/,
    },
    {
      key: 'totalHours',
      aliases: [
        'total hours',
        'hours',
        'volunteer hours',
        'hours worked',
        'hours volunteered',
        'hours logged',
      ],
      hints: /hours/,
    },
    {
      key: 'lastActiveDate',
      aliases: [
        'last active date',
        'last active',
        'last activity',
        'last seen',
        'last shift',
        'last shift date',
        'last volunteered',
        'last activity date',
      ],
      hints: /last(active|activity|shift)/,
    },
  ],
};
