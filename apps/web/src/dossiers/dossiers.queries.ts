/** What the dossiers of a card ask the server. */
import { useEffect } from 'react';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Dossier, Dossiers } from '@portal/contract/dossiers/dossiers.ts';
import { refreshApplication } from '../applications/applications.queries.ts';
import { follow } from '../platform/live/topics.ts';
import { call } from '../platform/network/api.ts';

const dossiersKey = (application: number) => ['dossiers', application];

export const isUnderWay = ({ state }: Pick<Dossier, 'state'>): boolean => state === 'WAITING' || state === 'RUNNING';

/** Where the stream is silent, how far it is is asked for. */
const ASK_MS = 5_000;

/** The reader's own dossiers of a card, anew as each goes on. */
export function useDossiers(application: number) {
  const client = useQueryClient();
  useEffect(() => {
    const renew = () => void client.invalidateQueries({ queryKey: dossiersKey(application) });
    return follow('beside', {
      onMissed: renew,
      onEvent: ({ cards }) => {
        if (cards.some(({ id, what }) => id === application && what.includes('dossiers'))) renew();
      },
    });
  }, [client, application]);
  return useQuery({
    queryKey: dossiersKey(application),
    queryFn: ({ signal }) => call('listDossiers', { params: { id: application }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.dossiers.some(isUnderWay) ? ASK_MS : false),
  });
}

/** Shows them as an act left them; the card's history is read anew. */
export function acceptDossiers(client: QueryClient, application: number, dossiers: Dossiers): void {
  client.setQueryData(dossiersKey(application), dossiers);
  void refreshApplication(client, application);
}
