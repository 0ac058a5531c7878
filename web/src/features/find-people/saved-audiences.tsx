import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AudienceFilter } from '#shared/domain/people/audience/audience-filter.ts';
import { everyone } from '#shared/domain/people/audience/audience-filter.ts';
import type { AudienceView } from '#shared/domain/people/audience/audience-view.ts';
import { t } from '../../shared/text/index.ts';
import { showNumber } from '../../shared/ui/format.ts';
import { Choice } from '../../shared/ui/list/choice.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SavedMenu } from './saved-menu.tsx';
import type { SavedAudiences as Saved, SavedAudience } from './use-saved-audiences.ts';

type Props = {
  audiences: Saved;
  filter: AudienceFilter;
  view: AudienceView;
  /** People who are found now; null until they are counted. */
  total: number | null;
  show: (filter: AudienceFilter, view: AudienceView | null) => void;
};

const optionOf = ({ id, kind, name, count }: SavedAudience) => ({
  value: id,
  label:
    kind === 'list'
      ? t('audiences.isList', { name, shown: showNumber(count ?? 0) })
      : t('audiences.isSearch', { name }),
});

/** Saved searches and frozen lists, told apart by what stands behind their names; and saving what is found now. */
export function SavedAudiences({ audiences: { saved, reload }, filter, view, total, show }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const [chosen, setChosen] = useState('');
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const seen = saved.filter(({ id, filter: own, isOwn }) => (own !== null || isOwn) && !hidden.has(id));
  const current = seen.find(({ id }) => id === chosen);
  const choose = (id: string) => {
    setChosen(id);
    const found = seen.find((one) => one.id === id);
    if (!found) return show(everyone, null);
    if (found.kind === 'list') return show({ all: [{ by: 'list', list: id }], except: [] }, null);
    if (found.filter) show(found.filter, found.view);
  };
  const hide = (id: string, isHidden: boolean) => {
    const next = new Set(hidden);
    if (isHidden) next.add(id);
    else next.delete(id);
    setHidden(next);
    if (isHidden && chosen === id) {
      setChosen('');
      show(everyone, null);
    }
  };
  return (
    <>
      {seen.length > 0 && (
        <Choice
          label={t('audiences.saved')}
          any={t('audiences.saved')}
          options={seen.map(optionOf)}
          value={current ? chosen : ''}
          onChange={choose}
        />
      )}
      {current && <SavedMenu of={current} filter={filter} view={view} reload={reload} hide={hide} />}
      <Button variant="default" disabled={total === null} onClick={() => setIsSaving(true)}>
        {t('audiences.save')}
      </Button>
      {isSaving && total !== null && (
        <SaveDialog
          filter={filter}
          view={view}
          total={total}
          close={() => setIsSaving(false)}
          done={(id) => {
            setIsSaving(false);
            setChosen(id);
            reload();
          }}
        />
      )}
    </>
  );
}
