import { useState } from 'react';
import { Button, Checkbox, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { PERMISSION_GROUPS, permissionsIn } from '@portal/domain/access/permissionGroups.ts';
import type { PlainPermission } from '@portal/domain/access/permissions.ts';
import { folded } from '@portal/domain/fields/folded.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Choosing } from './choosing.ts';
import { StageMatrix } from './StageMatrix.tsx';
import classes from './Permissions.module.css';

/** Every permission with what it opens: those of stages as a table, the others in groups; found by a part of their words. */
export function PermissionTable(choosing: Choosing) {
  const t = useText('roleList');
  const words = useText('permissions');
  const rights = useText('rights');
  const [wanted, setWanted] = useState('');
  const needle = folded(wanted.trim());
  const fits = (...texts: string[]) => needle === '' || texts.some((text) => folded(text).includes(needle));
  const groups = PERMISSION_GROUPS.map((group) => ({
    group,
    slugs: permissionsIn(group).filter((slug) => fits(words(slug), rights(slug), rights(`group.${group}`))),
  })).filter(({ slugs }) => slugs.length > 0);
  const stages = <StageMatrix {...choosing} fits={fits} />;
  return (
    <div className={classes.table}>
      <TextInput
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={wanted}
        onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        // What is looked for sends no form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      />
      {stages}
      {groups.map(({ group, slugs }) => (
        <fieldset key={group} className={classes.group}>
          <legend>{rights(`group.${group}`)}</legend>
          {slugs.map((slug) => (
            <OnePermission key={slug} slug={slug} {...choosing} />
          ))}
        </fieldset>
      ))}
      {groups.length === 0 && needle !== '' && (
        <div className={classes.none}>
          <output>{t('noneFound')}</output>
          <Button variant="default" onClick={() => setWanted('')}>
            {t('clearFind')}
          </Button>
        </div>
      )}
    </div>
  );
}

function OnePermission({ slug, chosen, onToggle, isClosed, errorId }: Choosing & { slug: PlainPermission }) {
  const t = useText('roleList');
  const words = useText('permissions');
  const rights = useText('rights');
  const isOff = isClosed?.(slug) ?? false;
  return (
    <Checkbox
      label={words(slug)}
      description={
        <>
          {rights(slug)}
          {isOff && <strong> {t('notYours')}</strong>}
        </>
      }
      checked={chosen.has(slug)}
      disabled={isOff || onToggle === undefined}
      onChange={() => onToggle?.(slug)}
      aria-describedby={errorId}
    />
  );
}
