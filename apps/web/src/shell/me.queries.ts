import { queryOptions } from '@tanstack/react-query';
import type { Language } from '@portal/domain/languages.ts';
import { call } from '../platform/network/api.ts';
import { activeRole, chooseRole, forgetRole } from '../platform/session/activeRole.ts';
import { switchLanguage } from '../platform/texts/i18n.ts';
import { queryClient } from '../platform/network/queryClient.ts';
import { isRefusal } from '../platform/network/refusals.ts';

/** The signed-in user in the active role. */
export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => {
    try {
      return await call('getMe', { signal });
    } catch (error) {
      // The chosen role was taken away: the server's choice instead.
      if (!isRefusal(error, 'GE004') || activeRole() === undefined) throw error;
      forgetRole();
      return call('getMe', { signal });
    }
  },
  staleTime: 60_000,
});

/** Works in another of the user's roles from here on, in all tabs. */
export function switchRole(id: number): Promise<void> {
  chooseRole(id);
  return workInRole();
}

/** All that was read was read with other rights; the stream follows once it is known who they are now (`useRights`). */
export async function workInRole(): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'me' });
  await queryClient.invalidateQueries({ queryKey: ['me'] });
}

/** Shows the language at once and keeps it in the profile; texts that the server wrote are read anew. */
export async function chooseLanguage(language: Language): Promise<void> {
  await switchLanguage(language, true);
  // The cookie has it already; without an answer the profile follows another time.
  await call('chooseLanguage', { body: { language } }).catch(() => undefined);
  await queryClient.invalidateQueries();
}
