import { ActionIcon, NativeSelect } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../../../shared/text/index.ts';
import { paths } from '../event-area.ts';
import { fromTemplate, removeTemplate, useEventTemplates } from '../templates.ts';
import styles from './event-form.module.css';

/** What a new event begins with; nothing where the campaign has no templates. */
export function TemplateChoice() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const live = useEventTemplates();
  const known = live.is === 'ready' ? live.value : [];
  if (known.length === 0) return null;
  const [chosen, day] = [params.get('template') ?? '', params.get('day')];
  const template = known.find(({ id }) => id === chosen);
  const empty = day === null ? paths.new : `${paths.new}?${new URLSearchParams({ day })}`;
  return (
    <div className={styles.template}>
      <NativeSelect
        label={t('eventExtras.template.start')}
        data={[
          { value: '', label: t('eventExtras.template.empty') },
          ...known.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={template?.id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          navigate(value === '' ? empty : fromTemplate(value, day), { replace: true })
        }
      />
      {template && (
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('eventExtras.template.remove', { name: template.name })}
          onClick={() => {
            void removeTemplate(template);
            navigate(empty, { replace: true });
          }}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
