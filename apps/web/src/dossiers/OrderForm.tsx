import { Button, Checkbox, Radio } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { Dossier } from '@portal/contract/dossiers/dossiers.ts';
import { DOSSIER_PARTS, type DossierPart } from '@portal/domain/dossiers/dossiers.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { failureNote } from '../platform/failures/FailureNote.tsx';
import { useKeyedForm } from '../platform/forms/useKeyedForm.ts';
import { call } from '../platform/network/api.ts';
import { currentLanguage, useText } from '../platform/texts/i18n.ts';
import { Failures } from '../ui/states/Failures.tsx';
import { acceptDossiers, isUnderWay } from './dossiers.queries.ts';
import classes from './Dossiers.module.css';

interface Props {
  id: number;
  offered: readonly DossierPart[];
  dossiers: readonly Dossier[];
}

/** In which language, and what goes into it; one at a time. */
export function OrderForm({ id, offered, dossiers }: Props) {
  const t = useText('dossiers');
  const client = useQueryClient();
  const isBusy = dossiers.some(isUnderWay);
  const { form, submit, failures, pending } = useKeyedForm({
    defaults: { language: currentLanguage(), parts: [...offered] },
    act: async ({ language, parts }, idempotencyKey) => {
      const body = { language, parts: DOSSIER_PARTS.filter((part) => parts.includes(part)) };
      // The same once more, after one was made, is another.
      const key = `${idempotencyKey}-${dossiers[0]?.id ?? 0}`;
      acceptDossiers(client, id, await call('orderDossier', { params: { id }, body, idempotencyKey: key }));
    },
    done: () => undefined,
  });
  const { control } = form;
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={classes.quiet}>{t('lead')}</p>
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <Radio.Group {...field} label={t('language')}>
            <div className={classes.languages}>
              {LANGUAGES.map((language) => (
                <Radio key={language} value={language} label={t(`language.${language}`)} />
              ))}
            </div>
          </Radio.Group>
        )}
      />
      <Controller
        control={control}
        name="parts"
        render={({ field, fieldState }) => (
          <Checkbox.Group {...field} label={t('parts')} error={fieldState.error?.message}>
            <div className={classes.parts}>
              {offered.map((part) => (
                <Checkbox
                  key={part}
                  value={part}
                  label={t(`part.${part}`)}
                  aria-invalid={fieldState.invalid || undefined}
                />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
      {failures && <Failures texts={failures.texts} note={failureNote(failures.error)} />}
      <div>
        <Button type="submit" loading={pending} disabled={isBusy}>
          {t('order')}
        </Button>
      </div>
    </form>
  );
}
