import { settingEndpoints } from '@portal/contract/settings.ts';
import { CLIENT_VERSION } from '@portal/domain/availability.ts';
import { act, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { setCheckInSettings, tellCheckInSettings } from './checkIn.ts';
import { getDemoProgress } from './demoProgress.ts';
import { setDraftErasure, tellDraftErasure } from './draftErasure.ts';
import { setExonerationLimit, tellExonerationLimit } from './exonerationLimit.ts';
import { setStageLimits, tellStageLimits } from './stageLimits.ts';
import { setFee, tellFee } from './fee.ts';
import { isInMaintenance } from './maintenance.ts';
import { setMinistryRules, tellMinistryRules } from './ministryRules.ts';

/** `build`: of the portal's files that this server hands out. */
export function settingRoutes(http: Http, build: string | null): void {
  serve(http, settingEndpoints, {
    getVersion: readOnce(async () => ({ version: CLIENT_VERSION, build })),
    getMaintenance: readOnce(({ db }) => isInMaintenance(db)),
    getExonerationLimit: read(tellExonerationLimit),
    setExonerationLimit: act(setExonerationLimit, tellExonerationLimit),
    getFee: read(tellFee),
    setFee: act(setFee, tellFee),
    getMinistryRules: read(tellMinistryRules),
    setMinistryRules: act(setMinistryRules, tellMinistryRules),
    getDraftErasure: read(tellDraftErasure),
    setDraftErasure: act(setDraftErasure, tellDraftErasure),
    getStageLimits: read(tellStageLimits),
    setStageLimits: act(setStageLimits, tellStageLimits),
    getCheckInSettings: read(tellCheckInSettings),
    setCheckInSettings: act(setCheckInSettings, tellCheckInSettings),
    getDemoProgress: readOnce(({ db }) => getDemoProgress(db)),
  });
}
