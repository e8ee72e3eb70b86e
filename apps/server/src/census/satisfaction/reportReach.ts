import { sql, type RawBuilder } from 'kysely';
import type { Reach } from '@portal/domain/access/reach.ts';
import { ADMITTED_STAGES } from '@portal/domain/applications/whereStaffWork.ts';
import { isOfChurchesIn } from '../../applications/networkReach.ts';

const OF_SEEN = (reach: Reach) => isOfChurchesIn(reach, sql.ref('census_report.church_id'));

/**
 * The reports that count for a reader: those of churches in reach. A church that was erased is in nobody's; its figures count
 * for whoever sees every church of the network (product/census.md#totals). Expects the table `census_report` in the query.
 */
export const reportReach = (reach: Reach): RawBuilder<boolean> =>
  !reach.charge && ADMITTED_STAGES.every((stage) => reach.everywhere.includes(stage))
    ? sql<boolean>`(census_report.church_id is null or ${OF_SEEN(reach)})`
    : sql<boolean>`${OF_SEEN(reach)}`;
