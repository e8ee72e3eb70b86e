import { Checkbox } from '@mantine/core';
import { STAGE_SLUGS, stagePermission } from '@portal/domain/access/permissions.ts';
import { BOARD_STAGES, STAGES, type StageSlug } from '@portal/domain/applications/stages.ts';
import { formatList } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import type { Choosing } from './choosing.ts';
import classes from './Permissions.module.css';

const COLUMNS = [
  { key: 'seeAll', act: 'show', mine: false },
  { key: 'seeOwn', act: 'show', mine: true },
  { key: 'actAll', act: 'do', mine: false },
  { key: 'actOwn', act: 'do', mine: true },
] as const;

interface Props extends Choosing {
  /** Whether one of the texts is looked for. */
  fits: (...texts: string[]) => boolean;
}

/** Stages by what one may there: see and act, all or own. On a phone each stage stands for itself, with its four boxes. */
export function StageMatrix({ fits, chosen, onToggle, isClosed, firstRef, errorId }: Props) {
  const t = useText('roleList');
  const stageNames = useText('stages');
  const nameOf = (slug: StageSlug) =>
    formatList(BOARD_STAGES.filter((stage) => STAGES[stage].slug === slug).map((stage) => stageNames(stage)));
  const shown = STAGE_SLUGS.filter((slug) => fits(t('stages'), nameOf(slug)));
  if (shown.length === 0) return null;
  return (
    <fieldset className={classes.group}>
      <legend>{t('stages')}</legend>
      <p className={classes.hint}>{t('stagesHint')}</p>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('stage')}</th>
            {COLUMNS.map(({ key }) => (
              <th key={key} scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((slug) => (
            <tr key={slug}>
              <th scope="row">{nameOf(slug)}</th>
              {COLUMNS.map(({ key, act, mine }) => {
                const permission = stagePermission(act, slug, mine);
                const isFirst = slug === shown[0] && key === 'seeAll';
                return (
                  <td key={key}>
                    <Checkbox
                      ref={isFirst ? firstRef : undefined}
                      label={<span className={classes.column}>{t(key)}</span>}
                      aria-label={`${t(key)}: ${nameOf(slug)}`}
                      checked={chosen.has(permission)}
                      disabled={onToggle === undefined || isClosed?.(permission)}
                      onChange={() => onToggle?.(permission)}
                      aria-invalid={isFirst && errorId !== undefined}
                      aria-describedby={errorId}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}
