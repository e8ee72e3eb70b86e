import { Link } from 'react-router';
import type { SentCard } from '@portal/contract/applications/card.ts';
import { fullCard } from '@portal/contract/applications/fullCard.ts';
import { withChanges } from '../../platform/address/addressWords.ts';
import { useAddress } from '../../platform/address/useAddress.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { useChanged } from '../unread/changed.queries.ts';
import { useBoardActions } from '../board/BoardActions.ts';
import { LeaderPhoto } from '../board/cards/LeaderPhoto.tsx';
import { fullName } from '../fullName.ts';
import unread from '../unread/Unread.module.css';
import classes from './ApplicationList.module.css';

/** Whose application it is; opens it beside the list. */
export function NameCell({ card }: { card: SentCard }) {
  const { address } = useAddress();
  const actions = useBoardActions();
  const whole = fullCard(card);
  const name = fullName(whole);
  const t = useText('applications');
  const isChanged = useChanged(card.id);
  return (
    <span className={classes.leader}>
      <LeaderPhoto name={name} photo={whole.pastorPhoto} size={28} />
      <Link
        to={`?${withChanges(address, { card: String(card.id) })}`}
        data-card-link={card.id}
        preventScrollReset
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          actions.open(whole);
        }}
      >
        {name}
      </Link>
      {isChanged && (
        <span className={classes.changed} data-tip={t('badge.changed')}>
          <span className={unread.said}>{t('badge.changed')}</span>
        </span>
      )}
    </span>
  );
}
