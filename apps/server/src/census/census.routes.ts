import { reportContactEndpoints } from '@portal/contract/census/contacts.ts';
import { myRegionEndpoints } from '@portal/contract/census/myRegion.ts';
import { ownReportEndpoints } from '@portal/contract/census/ownReports.ts';
import { reportDateEndpoints } from '@portal/contract/census/reportDates.ts';
import { reportStatisticsEndpoints } from '@portal/contract/census/statistics.ts';
import { satisfactionEndpoints } from '@portal/contract/census/satisfaction.ts';
import { censusReportEndpoints } from '@portal/contract/census/reports.ts';
import { act, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getMyRegion, listChurches } from './care/myRegion.ts';
import { reportChurchEndpoints } from '@portal/contract/census/reportChurches.ts';
import { getReportRates } from './chasing/getReportRates.ts';
import { remindReportChurches } from './chasing/remindMany.ts';
import { getReportContacts, noteReportContact, remindOfReport } from './chasing/reportContacts.ts';
import { reopenChurchReport, saveChurchReport, sendChurchReport } from './churchReportActs.ts';
import { getChurchReport, listChurchReports } from './getChurchReport.ts';
import { getOwnReport, listOwnReports } from './getOwnReport.ts';
import { listReportChurches } from './churches/listReportChurches.ts';
import { saveOwnReport, sendOwnReport } from './ownReportActs.ts';
import { getSatisfactionReport, listCensuses } from './satisfaction/getSatisfactionReport.ts';
import { listComments } from './satisfaction/listComments.ts';
import { getReportStatistics } from './statistics/getReportStatistics.ts';
import { setReportDates, tellReportDates } from './reportDates.ts';

export function censusRoutes(http: Http): void {
  serve(http, reportChurchEndpoints, {
    listReportChurches: read(listReportChurches),
    getReportRates: read(getReportRates),
    remindReportChurches: act(remindReportChurches, async (_context, started) => started),
  });
  serve(http, censusReportEndpoints, {
    listChurchReports: read(listChurchReports),
    getChurchReport: read(getChurchReport),
    saveChurchReport: act(saveChurchReport, (context, params) => getChurchReport(context, { params })),
    sendChurchReport: act(sendChurchReport, (context, params) => getChurchReport(context, { params })),
    reopenChurchReport: act(reopenChurchReport, (context, params) => getChurchReport(context, { params })),
  });
  serve(http, reportContactEndpoints, {
    getReportContacts: read(getReportContacts),
    remindOfReport: act(remindOfReport, (context, params) => getReportContacts(context, { params })),
    noteReportContact: act(noteReportContact, (context, params) => getReportContacts(context, { params })),
  });
  serve(http, reportStatisticsEndpoints, { getReportStatistics: read(getReportStatistics) });
  serve(http, satisfactionEndpoints, {
    listCensuses: read(listCensuses),
    getVisionReport: read(getSatisfactionReport('vision')),
    listVisionComments: read(listComments('vision')),
    getCareReport: read(getSatisfactionReport('care')),
    listCareComments: read(listComments('care')),
  });
  serve(http, myRegionEndpoints, { getMyRegion: read(getMyRegion), listChurches: read(listChurches) });
  serve(http, reportDateEndpoints, {
    getReportDates: read(tellReportDates),
    setReportDates: act(setReportDates, tellReportDates),
  });
  serve(http, ownReportEndpoints, {
    listOwnReports: read(listOwnReports),
    getOwnReport: read((context, { params }) => getOwnReport(context, params.id)),
    saveOwnReport: act(saveOwnReport, getOwnReport),
    sendOwnReport: act(sendOwnReport, getOwnReport),
  });
}
