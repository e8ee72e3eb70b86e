/** What the licence of a card asks the server. */
import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { HeldLicence } from '@portal/contract/licences/licences.ts';
import { refreshApplication } from '../applications/applications.queries.ts';
import { call } from '../platform/network/api.ts';

/** What is read anew when a licence is another. */
export const LICENCES = ['licences'] as const;

const licenceKey = (application: number) => [...LICENCES, 'of', application];

export const useLicence = (application: number) =>
  useQuery({
    queryKey: licenceKey(application),
    queryFn: ({ signal }) => call('getLicence', { params: { id: application }, signal }),
  });

/** Shows it as an act left it, or as another did; the card's history is read anew. */
export function acceptLicence(client: QueryClient, application: number, held: HeldLicence): void {
  client.setQueryData(licenceKey(application), held);
  void client.invalidateQueries({ queryKey: [...LICENCES, 'listLicences'] });
  void refreshApplication(client, application);
}
