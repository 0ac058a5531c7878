import { Radio, Stack, Text } from '@mantine/core';
import { showMoney, showNumber } from '../format.ts';

type Choice = { key: string; name: string; rows: number; cents: number };
type Props = {
  label: string;
  hint: string;
  choices: readonly Choice[];
  chosen: string | null;
  busy: boolean;
  take: (key: string) => void;
};

/** One of several committees that a file has money of, with the rows and the money of each. */
export const RecipientChoice = ({ label, hint, choices, chosen, busy, take }: Props) => (
  <Radio.Group label={label} description={hint} value={chosen ?? ''} onChange={take}>
    <Stack gap={6} mt="xs">
      {choices.map(({ key, name, rows, cents }) => (
        <Radio
          key={key}
          value={key}
          disabled={busy}
          label={
            <>
              {name}{' '}
              <Text component="span" size="sm" c="var(--ink-soft)">
                {showNumber(rows)} · {showMoney(cents)}
              </Text>
            </>
          }
        />
      ))}
    </Stack>
  </Radio.Group>
);
