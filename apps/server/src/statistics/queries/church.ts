import { defineStatistic } from '../defineStatistic.ts';
import { censusByChurch, censusByQuarter, censusCells, censusFigures, figure } from './censusParts.ts';

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
  sets: () => censusCells(FIGURES),
  figures: () => censusFigures(FIGURES),
  tables: {
    byQuarter: () => censusByQuarter(FIGURES),
    churches: ({ mostRows }) => censusByChurch(KEPT, mostRows),
  },
});
