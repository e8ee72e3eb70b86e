import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../platform/network/api.ts';
import { UntilRead } from '../../platform/failures/UntilRead.tsx';
import { useQuickAct } from '../../platform/forms/useQuickAct.ts';
import { useText } from '../../platform/texts/i18n.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { FeedAddress } from './FeedAddress.tsx';
import { FeedFacts } from './FeedFacts.tsx';
import { INTERVIEW_FEED, interviewFeedQuery } from './myInterviews.queries.ts';
import classes from './CalendarFeedDialog.module.css';

/** The private address from which a calendar reads the appointments: made and told once, made anew, or ended. */
export default function CalendarFeedDialog({ onClose }: { onClose: () => void }) {
  const t = useText('myInterviews');
  const common = useText('common');
  const query = useQuery(interviewFeedQuery);
  const { data: feed } = query;
  /** Kept nowhere else: closed, the dialog has forgotten it. */
  const [address, setAddress] = useState<string>();
  const parts = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone by then.
  const stay = () => parts.current?.focus({ preventScroll: true });
  const make = useQuickAct<'make', Reply<'makeInterviewFeed'>>({
    act: () => call('makeInterviewFeed'),
    done: () => undefined,
    failed: () => t('feed.notMade'),
    renews: INTERVIEW_FEED,
    after: (_, made) => {
      setAddress(made.address);
      stay();
    },
  });
  const submitLabel = () => {
    if (feed === undefined || address !== undefined) return undefined;
    return t(feed ? 'feed.replace' : 'feed.make');
  };
  return (
    <Dialog
      title={t('share')}
      size="small"
      onClose={onClose}
      closeLabel={common('close')}
      cancelLabel={common('close')}
      submitLabel={submitLabel()}
      busy={make.pressed !== undefined}
      onSubmit={(event) => {
        event.preventDefault();
        make.press('make');
      }}
    >
      <div ref={parts} tabIndex={-1} className={classes.parts}>
        <p>{t('feed.lead')}</p>
        <UntilRead query={query} />
        {address !== undefined && <FeedAddress address={address} />}
        {feed && address === undefined && <FeedFacts feed={feed} onRevoked={stay} />}
        <p className={classes.care}>{t('feed.care')}</p>
      </div>
    </Dialog>
  );
}
