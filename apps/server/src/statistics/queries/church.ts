import { defineStatistic } from '../defineStatistic.ts';
import { censusByChurch, censusByQuarter, censusFigures, figure } from './censusParts.ts';

const KEPT = {
  activeMembers: figure('last', 'active_members'),
  averageAttendance: figure('last', 'average_attendance'),
  homeGroups: figure('last', 'home_groups'),
};
const FIGURES = {
  ...KEPT,
  newMembers: figure('each', 'new_members'),
  baptisms: figure('each', 'baptisms'),
  conversions: figure('each', 'conversions'),
};

export const churchQuery = defineStatistic('church', {
  figures: () => censusFigures(FIGURES),
  tables: { byQuarter: () => censusByQuarter(FIGURES), churches: () => censusByChurch(KEPT) },
});
