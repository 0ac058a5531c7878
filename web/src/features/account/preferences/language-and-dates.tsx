import { SegmentedControl, Select, Text } from '@mantine/core';
import { useId, useMemo, useState } from 'react';
import { dateFormats, languages, timeFormats } from '#shared/themes.ts';
import { savePreferences } from '../../../shared/session/save-preferences.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { languageNames } from '../../../shared/text/choice.ts';
import { t } from '../../../shared/text/index.ts';
import { language } from '../../../shared/text/language.ts';
import { useDates } from '../../../shared/ui/dates.ts';
import { showMoment } from '../../../shared/ui/format.ts';
import { useNow } from '../../../shared/ui/use-now.ts';
import { Block } from '../account-block.tsx';
import { deviceZone, ownZone, zones } from './time-zones.ts';

/** How dates and times are written; days without a time stay the same in every time zone. */
export function LanguageAndDates() {
  const { uid } = useMember();
  const { date_format } = useDates();
  const now = useNow();
  const formats = dateFormats.map((value) => ({ value, label: t(`preferences.dates.dateFormats.${value}`) }));
  return (
    <Block title={t('preferences.dates.title')}>
      <LanguageField />
      <TimeZone />
      <Select
        w="100%"
        label={t('preferences.dates.dateFormat')}
        data={formats}
        value={date_format}
        allowDeselect={false}
        onChange={(chosen) => {
          const next = dateFormats.find((value) => value === chosen);
          if (next) void savePreferences(uid, { date_format: next });
        }}
      />
      <TimeFormat />
      <Text size="sm" c="var(--ink-soft)" className="figures" aria-live="polite">
        {t('preferences.dates.example', { moment: showMoment(now) })}
      </Text>
    </Block>
  );
}

function LanguageField() {
  const { uid } = useMember();
  const [chosen, setChosen] = useState(language);
  return (
    <Select
      w="100%"
      label={t('preferences.dates.language')}
      description={t('preferences.dates.languageHint')}
      inputWrapperOrder={['label', 'input', 'description']}
      data={languages.map((value) => ({ value, label: languageNames[value] }))}
      value={chosen}
      allowDeselect={false}
      onChange={(picked) => {
        const next = languages.find((value) => value === picked);
        if (!next || next === chosen) return;
        setChosen(next);
        void savePreferences(uid, { language: next }).then((isSaved) => isSaved || setChosen(chosen));
      }}
    />
  );
}

function TimeZone() {
  const { uid } = useMember();
  const { timezone } = useDates();
  const choices = useMemo(
    () => [
      { value: deviceZone, label: t('preferences.dates.timezoneDevice', { zone: ownZone() }) },
      ...zones(timezone).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    ],
    [timezone],
  );
  return (
    <Select
      w="100%"
      label={t('preferences.dates.timezone')}
      data={choices}
      value={timezone ?? deviceZone}
      searchable
      // What is typed replaces the name that is there.
      onClick={(event) => event.currentTarget.select()}
      allowDeselect={false}
      nothingFoundMessage={t('preferences.dates.timezoneNone')}
      onChange={(chosen) => {
        if (chosen) void savePreferences(uid, { timezone: chosen === deviceZone ? null : chosen });
      }}
    />
  );
}

function TimeFormat() {
  const { uid } = useMember();
  const { time_format } = useDates();
  const id = useId();
  return (
    <div>
      <Text id={id} size="sm" fw={500} mb={4}>
        {t('preferences.dates.timeFormat')}
      </Text>
      <SegmentedControl
        aria-labelledby={id}
        data={timeFormats.map((value) => ({ value, label: t(`preferences.dates.timeFormats.${value}`) }))}
        value={time_format}
        onChange={(chosen) => {
          const next = timeFormats.find((value) => value === chosen);
          if (next) void savePreferences(uid, { time_format: next });
        }}
      />
    </div>
  );
}
