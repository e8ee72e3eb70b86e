import { sql } from 'kysely';
import { defineStatistic } from '../defineStatistic.ts';
import { censusCells, censusFigures, censusTables, figure } from './censusParts.ts';

const FIGURES = {
  visits: figure('each', 'visits'),
  counsellingSessions: figure('each', 'counselling_sessions'),
  meetingsAttended: figure('each', 'meetings_attended'),
  // Of those who chose.
  satisfied: { of: 'share', value: sql`(care_satisfaction = 'SATISFIED')::int::float` },
} as const;

export const pastoralCareQuery = defineStatistic('pastoralCare', {
  sets: () => censusCells(FIGURES),
  figures: () => censusFigures(FIGURES),
  tables: censusTables(FIGURES),
});
