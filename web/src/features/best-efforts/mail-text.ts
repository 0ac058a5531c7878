import { t } from '../../shared/text/index.ts';
import type { Request } from './data.ts';

type Sent = Request['requests'][number];
/** What became of an email, and why it was not sent. */
export const mailText = (mail: NonNullable<Sent['mail']>, why: Sent['why']): string =>
  mail === 'refused' && (why === 'answered' || why === 'no_address')
    ? t(`bestEfforts.unsent.${why}`)
    : t(`bestEfforts.mail.${mail}`);
