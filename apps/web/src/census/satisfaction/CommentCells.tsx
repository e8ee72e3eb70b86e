import type { CensusComment } from '@portal/contract/census/satisfaction.ts';
import { readsReports } from '@portal/domain/census/access.ts';
import { PersonCell } from '../../platform/lists/PersonCell.tsx';
import { useActor } from '../../platform/session/actor.ts';
import { reportAddress } from '../quarterly/reportAddress.ts';
import classes from './Satisfaction.module.css';

/** The church that wrote it; leads to its report, for whoever reads reports. */
export function CommentChurch({ church, census }: CensusComment) {
  const reads = readsReports(useActor());
  return <PersonCell name={church.name} to={reads ? reportAddress(church.id, census.id, 'view') : undefined} />;
}

/** As it was written, lines and all. */
export const CommentText = ({ comment }: CensusComment) => <span className={classes.comment}>{comment}</span>;
