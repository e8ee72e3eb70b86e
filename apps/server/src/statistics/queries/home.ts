import { defineStatistic } from '../defineStatistic.ts';
import { censusCells, censusFigures, censusTables, figure } from './censusParts.ts';

const FIGURES = {
  homeGroups: figure('last', 'home_groups'),
  hosts: figure('last', 'hosts'),
  leadersInTraining: figure('last', 'leaders_in_training'),
  weeklyAttendance: figure('last', 'weekly_attendance'),
  conversions: figure('each', 'conversions'),
};

export const homeQuery = defineStatistic('home', {
  sets: () => censusCells(FIGURES),
  figures: () => censusFigures(FIGURES),
  tables: censusTables(FIGURES),
});
