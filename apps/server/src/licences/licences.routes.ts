import { licenceEndpoints } from '@portal/contract/licences/licences.ts';
import { act, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { reissueLicence, renewLicence, switchLicence } from './changeLicence.ts';
import { answerLicence, getLicence } from './getLicence.ts';
import { listLicences } from './listLicences.ts';
import { renewLicences } from './renewLicences.ts';
import { verifyLicence } from './verifyLicence.ts';

export function licenceRoutes(http: Http): void {
  serve(http, licenceEndpoints, {
    listLicences: read(listLicences),
    renewLicences: act(renewLicences, async (_context, started) => started),
    getLicence: read(getLicence),
    renewLicence: act(renewLicence, answerLicence),
    reissueLicence: act(reissueLicence, answerLicence),
    switchLicence: act(switchLicence, answerLicence),
    verifyLicence: read(verifyLicence),
  });
}
