import * as z from 'zod/mini';
import { anyOf } from '@portal/contract/endpoints.ts';
import type { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import { LICENCE_PERMISSIONS } from '@portal/domain/licences/access.ts';
import { describeApplications } from '../applications/describeApplications.ts';
import { defineBulk, type BulkDefinition } from '../bulk/defineBulk.ts';
import { startBulk } from '../bulk/startBulk.ts';
import type { StaffContext } from '../platform/http/context.ts';
import type { InputOf } from '../platform/http/inputOf.ts';
import { refusalAt } from '../platform/http/refusal.ts';
import { renewOne } from './changeLicence.ts';
import { licences } from './listLicences.ts';

/** Renews the licences of many applications. */
const renewing = defineBulk({
  kind: 'renewLicences',
  permission: anyOf(...LICENCE_PERMISSIONS),
  params: z.object({}),
  row: (context, _params, application) => renewOne(context, application),
  describe: describeApplications,
});

/** What may be done to many licences at once. */
export const licenceBulks = [renewing] as unknown as readonly BulkDefinition[];

/**
 * Starts the renewal of the chosen licences, or of all that fit the filters now, those that end first before the others.
 * Neither of both is `field.required` at applications; what a single licence refuses is told of its row.
 */
export async function renewLicences(
  context: StaffContext,
  { body: { applications, fitting } }: InputOf<typeof licenceEndpoints.renewLicences>,
): Promise<{ runId: number }> {
  if (!applications && !fitting) throw refusalAt('applications', 'field.required');
  const ids = applications ?? (await licences.all(context, fitting ?? {}, 'until'));
  return { runId: await startBulk(context, renewing, {}, ids) };
}
