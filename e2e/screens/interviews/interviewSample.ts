import type { MyInterview } from '@portal/contract/interviews/myInterviews.ts';

const result: MyInterview = {
  id: 1,
  caseNumber: '2026-000041',
  name: 'María de los Ángeles Fernández de Quintana',
  churchName: 'Iglesia Comunidad Cristiana Casa de Oración',
  country: 'MX',
  state: 'result',
  at: '2026-03-09T15:00:00.000Z',
  place: null,
  interviewer: 'Abraham Quiñones',
  parts: ['interviewer', 'ephesian'],
  active: true,
};

/** One in each state, and one that is deactivated. */
export const MY_INTERVIEWS = {
  data: [
    result,
    { ...result, id: 2, name: 'Tomás Iriarte', state: 'appointment', interviewer: null },
    { ...result, id: 3, name: 'Grace Adeyemi', state: 'today', place: 'https://meet.example.org/casa-de-oracion' },
    { ...result, id: 4, name: 'Ruth Sosa', state: 'coming', at: '2026-03-20T22:30:00.000Z', place: 'Oficina 4' },
    { ...result, id: 5, name: 'Noé Paredes', state: 'done' },
    { ...result, id: 6, name: 'Ana Lugo', active: false },
  ] satisfies MyInterview[],
  total: 6,
  next: null,
};
