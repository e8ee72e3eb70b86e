import { useState } from 'react';
import { Select } from '@mantine/core';
import type { ExportDefinition } from '@portal/contract/exports/definitions.ts';
import { groupOf } from '@portal/domain/exports/definitions.ts';
import { EXPORTED, type ExportedListName } from '@portal/domain/exports/exports.ts';
import { EXPORT_DEFINITION } from '@portal/domain/history/changes.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { SettingHistory } from '../../platform/history/SettingHistory.tsx';
import { currentLanguage, useText } from '../../platform/texts/i18n.ts';
import { Screen } from '../../ui/Screen.tsx';
import { useDefinition } from './definitions.queries.ts';
import { ElementRow } from './ElementRow.tsx';
import { PreviewPart } from './PreviewPart.tsx';
import { TitlesDialog } from './TitlesDialog.tsx';
import { titleNow } from './titleNow.ts';
import classes from './Definitions.module.css';

const FIRST: ExportedListName = 'listCreatedAccounts';

/** How each list looks as a file (product/exports.md#definitions): the list (`?list=`), its columns, a preview, its history. */
export function DefinitionsScreen() {
  const t = useText('exportDefinitions');
  const exports = useText('exports');
  const common = useText('common');
  const { address, change } = useAddress();
  const list = EXPORTED.find((each) => each === address.get('list')) ?? FIRST;
  const group = groupOf(list);
  const query = useDefinition(group);
  const { data: definition } = query;
  const nameOf = (key: string) => {
    const element = definition?.elements.find((each) => each.key === key);
    return element ? titleNow(element, currentLanguage()) : key;
  };
  const choices = EXPORTED.map((value) => ({ value, label: exports(`list.${value}`) })).toSorted((one, other) =>
    one.label.localeCompare(other.label),
  );
  return (
    <Screen
      title={t('title')}
      product={common('productName')}
      lead={t('lead')}
      actions={<SettingHistory key={group} of={`${EXPORT_DEFINITION}${group}`} columnName={nameOf} />}
    >
      <Select
        className={classes.choice ?? ''}
        label={t('list')}
        data={choices}
        value={list}
        onChange={(value) => change({ list: value ?? undefined })}
        allowDeselect={false}
        searchable
        withScrollArea={false}
        autoComplete="off"
      />
      <UntilRead query={query} />
      {definition && <Definition key={group} definition={definition} />}
    </Screen>
  );
}

function Definition({ definition }: { definition: ExportDefinition }) {
  const t = useText('exportDefinitions');
  const [edited, setEdited] = useState<string>();
  const element = definition.elements.find(({ key }) => key === edited);
  return (
    <>
      <ol className={classes.list} aria-label={t('columns')}>
        {definition.elements.map((each) => (
          <ElementRow key={each.key} definition={definition} element={each} onEdit={() => setEdited(each.key)} />
        ))}
      </ol>
      <PreviewPart definition={definition} />
      {element && <TitlesDialog definition={definition} element={element} onClose={() => setEdited(undefined)} />}
    </>
  );
}
