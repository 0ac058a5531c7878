import '../text/voters/en.ts';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { t } from '../text/index.ts';
import { showNumber } from '../ui/format.ts';
import { paths } from './voter-paths.ts';
import { useVoterFileState } from './worker-connection.ts';

type Props = { voters: number };

/** The way to those who are gone from the file; nothing where nobody is. */
export const GoneAnchor = ({ voters }: Props) =>
  voters === 0 ? null : (
    <Anchor component={Link} to={paths.gone} size="sm">
      {t('voters.gone.link', { shown: showNumber(voters) })}
    </Anchor>
  );

/** The same of the file that this device holds. */
export function GoneLink() {
  const voters = useVoterFileState(({ voterFile }) =>
    voterFile.is === 'ready' ? voterFile.facts.gone.voters : 0,
  );
  return <GoneAnchor voters={voters} />;
}
