import { useId, useRef, useState } from 'react';
import { Radio, TextInput } from '@mantine/core';
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import type { StaffOption } from '@portal/contract/users/me.ts';
import type { AssignmentKind } from '@portal/domain/access/roles.ts';
import { OPEN_STAGES } from '@portal/domain/applications/stages.ts';
import { folded } from '@portal/domain/fields/folded.ts';
import { problemText } from '../../platform/texts/fieldErrors.ts';
import { FailedReading } from '../../platform/failures/FailedReading.tsx';
import { formatDate, formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useAssignable } from '../applications.queries.ts';
import { SkeletonLines } from '../../ui/states/SkeletonLines.tsx';
import { useTypeAhead } from '../../platform/forms/fields/useTypeAhead.ts';
import classes from './PeopleField.module.css';

interface Props<Values extends FieldValues> {
  control: Control<Values>;
  name: Path<Values>;
  kind: AssignmentKind;
  label: string;
  /** Who is left out, since they have the role already. */
  except?: number | undefined;
  /** What it says to choose nobody, where that is possible. */
  nobody?: string;
}

/** From so many people on a search field saves scrolling. */
const MANY = 8;

/**
 * One of the active staff of a kind, each with how many open applications they have; the first letters of a name choose it. The value
 * is the id as text.
 */
export function PeopleField<Values extends FieldValues>({ control, name, kind, label, except, nobody }: Props<Values>) {
  const t = useText('applicationDetail');
  const { data, error, refetch, isFetching } = useAssignable(kind);
  const [search, setSearch] = useState('');
  const errorId = useId();
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      validate: (value: string) => value !== '' || nobody !== undefined || problemText({ code: 'assign.chooseUser' }),
    },
  });
  const people = (data ?? []).filter(({ id }) => id !== except);
  const wanted = folded(search.trim());
  const found = people.filter((person) => folded(person.name).includes(wanted));
  const group = useRef<HTMLDivElement>(null);
  useTypeAhead(group, found, ({ id }) => {
    field.onChange(String(id));
    group.current?.querySelector<HTMLInputElement>(`input[value="${id}"]`)?.focus();
  });
  if (error) {
    return <FailedReading title={t('dialog.peopleFailed')} error={error} onRetry={refetch} busy={isFetching} />;
  }
  if (!data) return <SkeletonLines lines={3} label={t('dialog.loadingPeople')} />;
  if (people.length === 0) return <output>{t('dialog.nobodyToChoose')}</output>;

  return (
    <>
      {people.length > MANY && (
        <TextInput
          label={t('dialog.search')}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      )}
      <Radio.Group {...field} label={label} error={fieldState.error?.message} errorProps={{ id: errorId }}>
        <div ref={group} className={classes.people}>
          {found.length === 0 && <output>{t('dialog.noMatch')}</output>}
          {nobody !== undefined && <Radio value="" label={nobody} className={classes.person} />}
          {found.map(({ id, name: person, open, openIn, away }) => (
            <Radio
              key={id}
              value={String(id)}
              label={person}
              description={<Load open={open} openIn={openIn} away={away} />}
              aria-invalid={fieldState.invalid}
              aria-describedby={fieldState.invalid ? errorId : undefined}
              className={classes.person}
            />
          ))}
        </div>
      </Radio.Group>
    </>
  );
}

/** How many open applications somebody has, in which stages, and that they are away. */
function Load({ open, openIn, away }: Pick<StaffOption, 'open' | 'openIn' | 'away'>) {
  const t = useText('applicationDetail');
  const stages = useText('stages');
  const parts = OPEN_STAGES.flatMap((stage) => {
    const count = openIn[stage];
    return count ? [t('dialog.inStage', { stage: stages(stage), shown: formatNumber(count) })] : [];
  });
  const isAway = away ? [t('dialog.away', { until: formatDate(away.until), delegate: away.delegate })] : [];
  return [...isAway, t('dialog.load', { count: open, shown: formatNumber(open) }), ...parts].join(' · ');
}
