import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/network/api.ts';
import { formatNumber } from '../../platform/texts/format.ts';
import { useText } from '../../platform/texts/i18n.ts';
import classes from './DemoNotice.module.css';

const AGAIN_MS = 2_000;

/** While a fresh portal still loads its demo applications: how many of how many are there. */
export function DemoNotice() {
  const t = useText('shell');
  const { data: progress } = useQuery({
    queryKey: ['demo'],
    queryFn: ({ signal }) => call('getDemoProgress', { signal }),
    // Nothing to load stays so; what is loading is asked for until it is there.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data ? AGAIN_MS : false),
  });
  if (!progress) return null;
  const { loaded, applications } = progress;
  return (
    <section className={classes.notice} aria-label={t('demoProgress')}>
      <span>{t('demoLoading', { loaded: formatNumber(loaded), total: formatNumber(applications) })}</span>
      <progress aria-label={t('demoProgress')} value={loaded} max={applications} />
    </section>
  );
}
