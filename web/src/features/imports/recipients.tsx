import type { Recipient } from '#shared/domain/import/recipients.ts';
import { t } from '../../shared/text/index.ts';
import { Notice } from '../../shared/ui/import/notice.tsx';
import { RecipientChoice } from '../../shared/ui/import/recipient-choice.tsx';
import { checkRows } from './wizard/check-rows.ts';
import { choose } from './wizard/choose-file.ts';

type Props = { recipients: readonly Recipient[]; chosen: string | null; busy: boolean };

/** Committees that a conduit's file names: rows of one of them are the campaign's, all others are left out. */
export function Recipients({ recipients, chosen, busy }: Props) {
  const isUnchosen = chosen === null ? recipients.length > 1 : recipients.every(({ key }) => key !== chosen);
  if (recipients.length === 0 || (recipients.length === 1 && !isUnchosen)) return null;
  return (
    <>
      {isUnchosen && <Notice tone="warning">{t('imports.recipients.choose')}</Notice>}
      <RecipientChoice
        label={t('imports.recipients.label')}
        hint={t('imports.recipients.hint')}
        choices={recipients}
        {...{ chosen, busy }}
        take={(recipient) => {
          choose({ recipient });
          void checkRows();
        }}
      />
    </>
  );
}
