/** The namespaces of interviews. */
import type { Language } from '@portal/domain/languages.ts';
import type { Load } from '../census/censusTexts.ts';
import type { appointments } from '../en/interviews/appointments.ts';
import type { interviewQuestions } from '../en/interviews/interviewQuestions.ts';
import type { interviews } from '../en/interviews/interviews.ts';
import type { myInterviews } from '../en/interviews/myInterviews.ts';

export interface InterviewTexts {
  appointments: typeof appointments;
  interviewQuestions: typeof interviewQuestions;
  interviews: typeof interviews;
  myInterviews: typeof myInterviews;
}

export const INTERVIEW_LOADERS: Readonly<Record<Language, Readonly<Record<keyof InterviewTexts, Load>>>> = {
  en: {
    appointments: () => import('../en/interviews/appointments.ts'),
    interviewQuestions: () => import('../en/interviews/interviewQuestions.ts'),
    interviews: () => import('../en/interviews/interviews.ts'),
    myInterviews: () => import('../en/interviews/myInterviews.ts'),
  },
  es: {
    appointments: () => import('../es/interviews/appointments.ts'),
    interviewQuestions: () => import('../es/interviews/interviewQuestions.ts'),
    interviews: () => import('../es/interviews/interviews.ts'),
    myInterviews: () => import('../es/interviews/myInterviews.ts'),
  },
};
