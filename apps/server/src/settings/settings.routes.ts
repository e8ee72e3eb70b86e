import { settingEndpoints } from '@portal/contract/settings.ts';
import { CLIENT_VERSION } from '@portal/domain/availability.ts';
import { readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { isInMaintenance } from './maintenance.ts';

/** `build`: of the portal's files that this server hands out. */
export function settingRoutes(http: Http, build: string | null): void {
  serve(http, settingEndpoints, {
    getVersion: readOnce(async () => ({ version: CLIENT_VERSION, build })),
    getMaintenance: readOnce(({ db }) => isInMaintenance(db)),
  });
}
