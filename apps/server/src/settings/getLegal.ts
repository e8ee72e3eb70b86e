import type { accountEndpoints } from '@portal/contract/users/accountPages.ts';
import type { ReplyOf } from '@portal/contract/endpoints.ts';
import { TERMS_VERSION } from '@portal/domain/clients/terms.ts';
import { usStates as en } from '@portal/messages/en/settings/usStates.ts';
import { usStates as es } from '@portal/messages/es/settings/usStates.ts';
import type { PublicContext } from '../platform/http/context.ts';

/** What the terms and privacy pages name, as the settings have it; the state in the reader's language. */
export async function getLegal({
  services,
  language,
}: PublicContext): Promise<ReplyOf<typeof accountEndpoints.getLegal>> {
  const { organizationName, contactEmail, governingState } = services.settings;
  return {
    organization: organizationName,
    contactEmail: contactEmail ?? null,
    governingState: { en, es }[language][governingState],
    termsVersion: TERMS_VERSION,
  };
}
