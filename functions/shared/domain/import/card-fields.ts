import type { ImportField } from './import-field.ts';

/**
 * Facts of a person's card as other tools call them, in a file about anybody: ActBlue prefixes its donors', NationBuilder
 * its addresses, Action Network with `can2`, Google and Outlook say which address it is.
 */
export const cardFields: readonly ImportField[] = [
  {
    key: 'street',
    aliases: [
      ...[
        'street',
        'street address',
        'address',
        'address 1',
        'address1',
        'address line 1',
        'mailing address',
      ],
      ...['donor addr1', 'donor address', 'primary address1', 'registered address1', 'mailing address1'],
      ...['can2 user address', 'address 1 street', 'home street', 'home address', 'business street'],
      ...['dirección', 'domicilio'],
    ],
  },
  {
    key: 'unit',
    aliases: [
      ...['unit', 'apt', 'apartment', 'suite', 'address 2', 'address2', 'address line 2', 'donor addr2'],
      ...['primary address2', 'address 1 extended address', 'unidad', 'piso'],
    ],
  },
  {
    key: 'city',
    aliases: [
      ...['city', 'town', 'mailing city', 'donor city', 'primary city', 'registered city', 'can2 user city'],
      ...['address 1 city', 'home city', 'business city', 'locality', 'localidad'],
    ],
  },
  {
    key: 'state',
    aliases: [
      ...['state', 'province', 'region', 'mailing state', 'donor state', 'primary state', 'registered state'],
      ...['can2 state abbreviated', 'address 1 region', 'home state', 'state or province', 'business state'],
    ],
  },
  {
    key: 'zip',
    aliases: [
      ...['zip', 'zip code', 'zipcode', 'zip5', 'postal code', 'postcode', 'mailing zip', 'donor zip'],
      ...['primary zip', 'registered zip', 'zip or postal', 'zip or postal code', 'address 1 postal code'],
      ...['home postal code', 'business postal code'],
    ],
  },
  {
    key: 'language',
    aliases: [
      ...[
        'language',
        'preferred language',
        'primary language',
        'languages spoken',
        'idioma preferido',
        'lengua',
      ],
    ],
  },
  {
    key: 'birth_year',
    aliases: [
      ...[
        'birth year',
        'year of birth',
        'birthyear',
        'yob',
        'birth date',
        'birthdate',
        'date of birth',
        'dob',
      ],
      ...['born at', 'birthday', 'fecha de nacimiento', 'nacimiento'],
    ],
  },
  {
    key: 'employer',
    aliases: [
      ...['employer', 'donor employer', 'employer name', 'company', 'organization name', 'business name'],
      'empresa',
    ],
  },
  {
    key: 'occupation',
    aliases: [
      ...['occupation', 'donor occupation', 'job title', 'profession', 'work title', 'organization title'],
      'profesión',
    ],
  },
];

/** What only a file of people says: kind, tags, where they are from, and who keeps in touch with them. */
export const contactCardFields: readonly ImportField[] = [
  { key: 'prefix', aliases: ['prefix', 'name prefix', 'salutation', 'honorific', 'prefijo', 'tratamiento'] },
  { key: 'kind', aliases: ['kind', 'contact type', 'person or organization', 'record type', 'type', 'tipo'] },
  {
    key: 'tags',
    aliases: [
      ...['tags', 'tag', 'tag list', 'can2 user tags', 'activist codes', 'activist code', 'labels', 'label'],
      ...['categories', 'category', 'group membership', 'groups', 'issues', 'interests', 'etiqueta'],
    ],
    many: true,
  },
  {
    key: 'source',
    aliases: ['source', 'source code', 'origin', 'utm source', 'referrer', 'lead source', 'fuente'],
  },
  {
    key: 'assigned_to',
    aliases: [
      ...[
        'assigned to',
        'assigned member',
        'point person',
        'point person email',
        'point person name',
        'owner',
      ],
      ...['organizer', 'responsable', 'asignado a'],
    ],
  },
];

/** Further columns of addresses and numbers: a person may have five of each. */
export const moreContacts = {
  email: [
    ...[
      'email 2',
      'email 3',
      'email 4',
      'email 5',
      'email2',
      'email3',
      'email4',
      'other emails',
      'other email',
    ],
    ...[
      'emails',
      'email addresses',
      'email 2 value',
      'email 3 value',
      'e mail 2 address',
      'e mail 3 address',
    ],
    ...['secondary email', 'alternate email', 'work email', 'home email', 'preferred email', 'otros correos'],
  ],
  phone: [
    ...[
      'phone 2',
      'phone 3',
      'phone 4',
      'phone 5',
      'phone2',
      'phone3',
      'other phones',
      'other phone',
      'phones',
    ],
    ...['phone 2 value', 'phone 3 value', 'work phone', 'business phone', 'work phone number', 'can2 phone'],
    ...['home phone number', 'mobile phone number', 'cell phone number', 'preferred phone', 'landline'],
    ...['secondary phone', 'alternate phone', 'sms phone', 'otros teléfonos', 'teléfono 2'],
  ],
} as const;
