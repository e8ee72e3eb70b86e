import { Button, Checkbox, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Controller, useWatch } from 'react-hook-form';
import type { Exported } from '@portal/contract/exports/exports.ts';
import { EXPORT_FORMATS, EXPORTED_AT_ONCE, type ExportFormat } from '@portal/domain/exports/exports.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { Failures } from '../../../ui/states/Failures.tsx';
import { failureNote } from '../../failures/FailureNote.tsx';
import { useKeyedForm } from '../../forms/useKeyedForm.ts';
import { call, type Reply } from '../../network/api.ts';
import { formatNumber } from '../../texts/format.ts';
import { currentLanguage, useText } from '../../texts/i18n.ts';
import { ownZone } from '../../texts/ownClock.ts';
import { EXPORTS } from './exports.queries.ts';
import type { ExportedFrom } from './exportedFrom.ts';
import classes from './Exports.module.css';

const USUAL_FORMAT: ExportFormat = 'xlsx';

interface Props extends ExportedFrom {
  columns: Reply<'listExportColumns'>;
  onMade: (made: Exported) => void;
}

/** The format, the language and the columns: at first those of the screen. */
export function ExportForm({ of, asked, shown, total, columns, onMade }: Props) {
  const t = useText('exports');
  const shell = useText('shell');
  const client = useQueryClient();
  const usual = columns.filter(({ under }) => shown.includes(under)).map(({ key }) => key);
  const all = columns.map(({ key }) => key);
  const { form, submit, failures, pending } = useKeyedForm({
    defaults: { format: USUAL_FORMAT, language: currentLanguage(), columns: usual },
    act: async (values, idempotencyKey) => {
      const body = { ...values, list: of.name, query: queryOf(asked) };
      onMade(await call('orderExport', { body, idempotencyKey }));
      void client.invalidateQueries({ queryKey: EXPORTS });
    },
    done: () => undefined,
    nameOf: (path) => (path.startsWith('columns') ? 'columns' : path),
  });
  const { control, setValue } = form;
  const chosen = useWatch({ control, name: 'columns' });
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      {total !== undefined && <p>{t('lead', { count: total, shown: formatNumber(total) })}</p>}
      {total !== undefined && total > EXPORTED_AT_ONCE && <p className={classes.quiet}>{t('large')}</p>}
      <Controller
        control={control}
        name="format"
        render={({ field }) => (
          <Radio.Group {...field} label={t('format')}>
            <div className={classes.choices}>
              {EXPORT_FORMATS.map((format) => (
                <Radio
                  key={format}
                  value={format}
                  label={t(`format.${format}`)}
                  description={t(`formatHint.${format}`)}
                />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Radio.Group {...field} label={t('language')}>
            <div className={classes.row}>
              {LANGUAGES.map((language) => (
                <Radio key={language} value={language} label={shell(`language.${language}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      <Controller
        control={control}
        name="columns"
        render={({ field, fieldState }) => (
          <Checkbox.Group
            {...field}
            label={t('columnsOf', { chosen: formatNumber(chosen.length), all: formatNumber(all.length) })}
            error={fieldState.error?.message}
          >
            <div className={classes.row}>
              <Button variant="default" size="compact-md" onClick={() => setValue('columns', all)}>
                {t('allColumns')}
              </Button>
              <Button variant="default" size="compact-md" onClick={() => setValue('columns', usual)}>
                {t('shownColumns')}
              </Button>
            </div>
            <div className={classes.columns}>
              {columns.map(({ key, title }) => (
                <Checkbox key={key} value={key} label={title} aria-invalid={fieldState.invalid || undefined} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
      <p className={classes.quiet}>{t('sensitive')}</p>
      {failures && <Failures texts={failures.texts} note={failureNote(failures.error)} />}
      <div>
        <Button type="submit" loading={pending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}

/** As the list itself is asked. */
function queryOf({ search, filters, sort, terms }: ExportedFrom['asked']): Record<string, string> {
  const query = { search, ...filters, sort, zone: terms.byDay && ownZone() };
  return Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== ''),
  );
}
