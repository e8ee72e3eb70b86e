import { useQueryClient } from '@tanstack/react-query';
import type { ExportDefinition, ExportElement } from '@portal/contract/exports/definitions.ts';
import { LONGEST_TITLE } from '@portal/domain/exports/definitions.ts';
import { line } from '@portal/domain/fields/rules.ts';
import { LANGUAGES } from '@portal/domain/languages.ts';
import { ActDialog } from '../../platform/forms/ActDialog.tsx';
import { optional } from '../../platform/forms/fields/checks.ts';
import { TextField } from '../../platform/forms/fields/TextField.tsx';
import { useRecordForm } from '../../platform/forms/useRecordForm.ts';
import { call } from '../../platform/network/api.ts';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { showToast } from '../../ui/toasts/toasts.ts';
import { takeDefinition } from './definitions.queries.ts';
import { titleNow } from './titleNow.ts';
import classes from './Definitions.module.css';

interface Props {
  definition: ExportDefinition;
  element: ExportElement;
  onClose: () => void;
}

const fits = optional(line(LONGEST_TITLE));

/** What a column is called in files, in both languages side by side; an empty one is the portal's. */
export function TitlesDialog({ definition, element: { key, usual, ...element }, onClose }: Props) {
  const t = useText('exportDefinitions');
  const forms = useText('forms');
  const client = useQueryClient();
  const act = useRecordForm({
    endpoint: 'titleExportElement',
    name: `exportTitles.${definition.id}.${key}`,
    record: definition,
    values: (present = definition) => {
      const titles = present.elements.find((each) => each.key === key)?.titles;
      return { en: titles?.en ?? '', es: titles?.es ?? '' };
    },
    send: (titles, base = definition, idempotencyKey) =>
      call('titleExportElement', {
        params: { id: definition.id },
        body: { version: base.version, element: key, titles },
        idempotencyKey,
      }),
    nameOf: (path) => path.replace('titles.', ''),
    renew: () => undefined,
    done: (saved) => {
      takeDefinition(client, saved);
      showToast({ tone: 'done', text: t('saved') });
      onClose();
    },
  });
  return (
    <ActDialog
      title={t('editTitle', { name: titleNow({ ...element, usual }, currentLanguage()) })}
      submit={t('save')}
      form={act}
      onClose={onClose}
    >
      <div className={classes.pair}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            control={act.form.control}
            name={language}
            label={forms('in', { label: t('own'), language: forms(language === 'en' ? 'english' : 'spanish') })}
            hint={t('ownHint', { title: usual[language] })}
            check={fits}
            optional
            {...(language === 'en' && { isFirst: true as const })}
          />
        ))}
      </div>
    </ActDialog>
  );
}
