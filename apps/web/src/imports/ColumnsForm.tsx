import { useState } from 'react';
import { Button, NativeSelect, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ImportBatch } from '@portal/contract/imports/imports.ts';
import { importFieldsOf, missingColumns, type Mapping } from '@portal/domain/imports/fields.ts';
import { duplicateChoicesOf, type DuplicateChoice } from '@portal/domain/imports/imports.ts';
import { useQuickAct } from '../platform/forms/useQuickAct.ts';
import { call } from '../platform/network/api.ts';
import { focusFirstError, problemText } from '../platform/texts/fieldErrors.ts';
import { formatNumber } from '../platform/texts/format.ts';
import { useText } from '../platform/texts/i18n.ts';
import { Panel } from '../ui/Panel.tsx';
import { useFieldText } from './useFieldText.ts';
import { IMPORTS } from './imports.queries.ts';
import classes from './Imports.module.css';

/** In which column each field stands, what becomes of who is there already, and the dry run that tells of each row. */
export function ColumnsForm({ batch, onDone }: { batch: ImportBatch; onDone: () => void }) {
  const t = useText('imports');
  const client = useQueryClient();
  const [mapping, setMapping] = useState<Mapping>(batch.mapping);
  const [duplicates, setDuplicates] = useState<DuplicateChoice>(batch.duplicates);
  const [asked, setAsked] = useState(false);
  const { id, version, kind, columns, state } = batch;
  const fieldText = useFieldText(kind);
  const missing = missingColumns(kind, mapping);
  const check = useQuickAct({
    act: (body: { mapping: Mapping; duplicates: DuplicateChoice }) =>
      call('checkImport', { params: { id }, body: { ...body, version } }),
    done: () => undefined,
    failed: () => t('notDone'),
    renews: IMPORTS,
    after: onDone,
  });
  const set = (field: string, column: string) => {
    const { [field]: _before, ...others } = mapping;
    setMapping(column === '' ? others : { ...others, [field]: Number(column) });
  };
  const submit = () => {
    setAsked(true);
    if (missing.length > 0) return focusFirstError();
    void client.cancelQueries({ queryKey: IMPORTS });
    check.press({ mapping, duplicates });
  };
  const titles = columns.map(({ title }, column) => (title === '' ? t('untitled', { number: column + 1 }) : title));
  const choices = [
    { value: '', label: t('noColumn') },
    ...titles.map((label, column) => ({ value: String(column), label })),
  ];
  const taken = new Set(Object.values(mapping));
  return (
    <>
      <Panel title={t('columns')}>
        <p className={classes.quiet}>{t('columnsLead')}</p>
        <div className={classes.columns}>
          {Object.entries(importFieldsOf(kind).fields).map(([field, { required }]) => {
            const samples = columns[mapping[field] ?? -1]?.samples.filter((sample) => sample !== '') ?? [];
            return (
              <NativeSelect
                key={field}
                label={fieldText(field)}
                withAsterisk={required}
                description={samples.length > 0 ? t('samples', { samples: samples.join(' · ') }) : undefined}
                data={choices}
                value={String(mapping[field] ?? '')}
                onChange={(event) => set(field, event.currentTarget.value)}
                error={asked && missing.includes(field) ? problemText({ code: 'field.required' }) : undefined}
              />
            );
          })}
        </div>
        <UntakenColumns titles={titles.filter((_, column) => !taken.has(column))} />
      </Panel>
      <Panel title={t(`there.${kind}`)}>
        <Radio.Group value={duplicates} onChange={(value) => setDuplicates(value)} label={t(`alike.${kind}`)}>
          <div className={classes.choices}>
            {duplicateChoicesOf(kind).map((choice) => (
              <Radio key={choice} value={choice} label={t(`duplicates.${choice}`)} />
            ))}
          </div>
        </Radio.Group>
        <div className={classes.act}>
          <Button loading={check.pressed !== undefined} onClick={submit}>
            {t(state === 'CHECKED' ? 'checkAgain' : 'check')}
          </Button>
          <p className={classes.quiet}>{t('checkText')}</p>
        </div>
      </Panel>
    </>
  );
}

/** What stands in the file and is not brought in, so that nobody misses it afterwards. */
function UntakenColumns({ titles }: { titles: readonly string[] }) {
  const t = useText('imports');
  const count = t('untaken', { count: titles.length, shown: formatNumber(titles.length) });
  if (titles.length === 0) return <p className={classes.untaken}>{count}</p>;
  return (
    <details className={classes.untaken}>
      <summary>{count}</summary>
      <p>{titles.join(' · ')}</p>
    </details>
  );
}
