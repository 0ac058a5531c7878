import { Anchor, Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import { raceColumnsIn } from '#shared/domain/voters/race-headers.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { Notice } from '../../../shared/ui/import/notice.tsx';
import { useRaceSetting } from '../../../shared/voters/race-setting.ts';
import { paths } from '../../../shared/voters/voter-paths.ts';
import { choose } from '../wizard/choose-voter-file.ts';
import type { Chosen } from '../wizard/voter-wizard-state.ts';

/**
 * What becomes of columns that tell race or ethnicity: of a state's file left out unless an admin has turned them on; of a
 * campaign's own data, and of models, always. Nothing of a file that has none.
 */
export function RaceNote({ chosen }: { chosen: Chosen }) {
  const { organization } = useMember();
  const setting = useRaceSetting(organization);
  const { facts, kind } = chosen;
  const read = kind === 'data' ? [] : readIn(facts.headers);
  const others = facts.race.filter((header) => !read.includes(header));
  const isOn = setting.is === 'ready' && setting.value?.race === true;
  return (
    <>
      {read.length > 0 && <StateColumns isOn={isOn} columns={read.join(', ')} chosen={chosen} />}
      {others.length > 0 && <Notice>{t('voterColumns.race.own', { columns: others.join(', ') })}</Notice>}
    </>
  );
}

/** The headers that an import reads race and ethnicity from, while they are on. */
const readIn = (headers: readonly string[]): string[] =>
  Object.values(raceColumnsIn(headers)).flatMap((at) => headers[at] ?? []);

type StateProps = { isOn: boolean; columns: string; chosen: Chosen };

function StateColumns({ isOn, columns, chosen }: StateProps) {
  if (isOn)
    return (
      <Checkbox
        label={t('voterColumns.race.bring', { columns })}
        description={t('voterColumns.race.bringHint')}
        checked={chosen.race}
        onChange={({ currentTarget }) => choose({ race: currentTarget.checked })}
      />
    );
  return (
    <Notice>
      {t('voterColumns.race.leftOut', { columns })}{' '}
      <Anchor component={Link} to={paths.file} inherit underline="always">
        {t('voterColumns.race.where')}
      </Anchor>
    </Notice>
  );
}
