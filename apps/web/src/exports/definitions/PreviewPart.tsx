import { useId, useState } from 'react';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { ExportDefinition } from '@portal/contract/exports/definitions.ts';
import { LANGUAGES, type Language } from '@portal/domain/languages.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useExportPreview } from './definitions.queries.ts';
import { titleNow } from './titleNow.ts';
import classes from './Definitions.module.css';

/** The first rows of the file as it would be now, in either language. */
export function PreviewPart({ definition: { id, elements } }: { definition: ExportDefinition }) {
  const t = useText('exportDefinitions');
  const [language, setLanguage] = useState<Language>(currentLanguage());
  const label = useId();
  const query = useExportPreview(id, language);
  const { data } = query;
  const seen = elements.filter(({ visible }) => visible);
  return (
    <Panel title={t('preview')}>
      <div className={classes.previewHead}>
        <p className={classes.quiet}>{t('previewLead')}</p>
        <VisuallyHidden id={label}>{t('previewIn')}</VisuallyHidden>
        <SegmentedControl
          aria-labelledby={label}
          value={language}
          onChange={(value) => setLanguage(value)}
          data={LANGUAGES.map((value) => ({ value, label: t(`in.${value}`) }))}
        />
      </div>
      <UntilRead query={query} />
      {data && (
        // Wide tables scroll by themselves, and whoever has no mouse scrolls them by the arrows.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <section className={classes.scrolls} tabIndex={0} aria-label={t('previewLead')} lang={language}>
          <table className={classes.table}>
            <thead>
              <tr>
                {seen.map((element) => (
                  <th key={element.key} scope="col">
                    {titleNow(element, language)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {named(data.rows).map(({ name, cells }) => (
                <tr key={name}>
                  {seen.map(({ key }) => (
                    <td key={key}>{cells[data.columns.indexOf(key)]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {data?.rows.length === 0 && <p>{t(data.may ? 'previewNone' : 'previewClosed')}</p>}
    </Panel>
  );
}

/** The rows have no name but their place, and do not move. */
const named = (rows: readonly (readonly string[])[]) => rows.map((cells, place) => ({ name: `row ${place}`, cells }));
