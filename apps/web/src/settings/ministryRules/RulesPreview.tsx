import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router';
import { whyNotRules, type MinistryBand } from '@portal/domain/applications/ministryRules.ts';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './MinistryRules.module.css';
import { rulesOf, type BandValues } from './typedBands.ts';

interface Props {
  control: Control<BandValues>;
  country: string;
  /** The bands of all other countries. */
  others: readonly MinistryBand[];
}

/** What the bands as they are typed would judge otherwise, told when asked for: nothing is changed by it. */
export function RulesPreview({ control, country, others }: Props) {
  const t = useText('configuration');
  const bands = useWatch({ control, name: 'bands' });
  const own = rulesOf(country, bands);
  const asked = JSON.stringify(own);
  const preview = useMutation({
    mutationFn: async () => ({
      asked,
      ...(await call('previewMinistryRules', { body: { rules: [...others, ...(own ?? [])] } })),
    }),
  });
  const told = preview.data?.asked === asked ? preview.data : undefined;
  const classOf = (rank: string) => (rank === 'NONE' || rank === 'BELOW' ? t(`class.${rank}`) : rank);
  return (
    <div className={classes.section} aria-live="polite">
      <div>
        <Button
          variant="subtle"
          loading={preview.isPending}
          disabled={!own || Object.keys(whyNotRules(own)).length > 0}
          onClick={() => preview.mutate()}
        >
          {t('previewAsk')}
        </Button>
      </div>
      {preview.isError && <p>{t('previewFailed')}</p>}
      {told && <p>{told.changed === 0 ? t('previewNone') : t('previewed', { count: told.changed })}</p>}
      {told && told.some.length > 0 && (
        <ul className={classes.some} aria-label={t('previewSome', { count: formatNumber(told.some.length) })}>
          {told.some.map(({ id, caseNumber, name, members, is, wouldBe }) => (
            <li key={id}>
              <Link to={`/requests/dashboard?card=${id}`} target="_blank">
                {`${caseNumber ?? ''} ${name}`}
              </Link>{' '}
              {t('previewRow', {
                members: formatNumber(members),
                is: classOf(is.classification),
                wouldBe: classOf(wouldBe.classification),
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
