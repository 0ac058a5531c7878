import { IconFileExport } from '@tabler/icons-react';
import { useMember } from '../session/session-store.ts';
import { t } from '../text/index.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { paths } from './field-paths.ts';

/** The way to contacts as a file for another system, for who may take voters' data out. */
export function ExchangeLink() {
  const { can } = useMember();
  if (!can('data.export') || !can('voters.read')) return null;
  return (
    <LinkButton to={paths.exchange} icon={IconFileExport}>
      {t('fieldOps.exchange')}
    </LinkButton>
  );
}
