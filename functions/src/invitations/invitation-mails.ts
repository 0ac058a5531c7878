import type { Role } from '#shared/access.ts';
import type { Language } from '#shared/themes.ts';
import { type Letter, mailOf } from '../mail/letter.ts';
import type { Mail } from '../mail/mailer.ts';
import { headerLine } from '../mail/message.ts';
import type { Reader } from '../mail/reader.ts';

type Invited = { by: string; organization: string; role: Role; expiresAt: number; link: string };
type Joined = { name: string; email: string; organization: string; role: Role; link: string };

type Texts = {
  /** As what somebody joins, in a sentence. */
  as: Record<Role, string>;
  invited: (details: { by: string; organization: string; as: string; to: string; until: string }) => Letter;
  joined: (details: { name: string; email: string; organization: string; as: string }) => Letter;
};

const texts: Record<Language, Texts> = {
  en: {
    as: {
      admin: 'an admin',
      manager: 'a manager',
      finance: 'part of finance',
      field: 'part of the field team',
      user: 'a member',
      canvasser: 'a canvasser',
    },
    invited: ({ by, organization, as, to, until }) => [
      `${by} invites you to join ${organization} on Hustings`,
      `${by} invites you to join “${organization}” on Hustings as ${as}.`,
      `Open the link and sign in, or create an account, with this address: ${to}. The link works once, until ${until} (UTC).`,
      `If you do not know ${by}, ignore this message: nothing happens unless you accept.`,
    ],
    joined: ({ name, email, organization, as }) => [
      `${name} joined ${organization}`,
      `${name} (${email}) accepted your invitation and is now ${as} in “${organization}”.`,
    ],
  },
  es: {
    as: {
      admin: 'administrador',
      manager: 'gerente de campaña',
      finance: 'parte de finanzas',
      field: 'parte del equipo de campo',
      user: 'miembro',
      canvasser: 'brigadista',
    },
    invited: ({ by, organization, as, to, until }) => [
      `${by} le invita a unirse a ${organization} en Hustings`,
      `${by} le invita a unirse a «${organization}» en Hustings como ${as}.`,
      `Abra el enlace e inicie sesión, o cree una cuenta, con esta dirección: ${to}. El enlace sirve una sola vez, hasta el ${until} (UTC).`,
      `Si no conoce a ${by}, ignore este mensaje: nada ocurre si usted no acepta.`,
    ],
    joined: ({ name, email, organization, as }) => [
      `${name} se unió a ${organization}`,
      `${name} (${email}) aceptó su invitación y ahora participa en «${organization}» como ${as}.`,
    ],
  },
};

const days: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** Names are what people typed, also several lines: on one line, they cannot pass for paragraphs of ours. */
export function invitationMail(reader: Reader, { role, expiresAt, link, ...named }: Invited): Mail {
  const [by, organization] = [headerLine(named.by), headerLine(named.organization)];
  const { as, invited } = texts[reader.language];
  const until = days[reader.language].format(expiresAt);
  return mailOf(reader, invited({ by, organization, as: as[role], to: reader.to, until }), link);
}

export function joinedMail(reader: Reader, { email, role, link, ...named }: Joined): Mail {
  const [name, organization] = [headerLine(named.name), headerLine(named.organization)];
  const { as, joined } = texts[reader.language];
  return mailOf(reader, joined({ name, email, organization, as: as[role] }), link);
}
