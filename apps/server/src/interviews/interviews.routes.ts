import { appointmentEndpoints } from '@portal/contract/interviews/appointments.ts';
import { interviewEndpoints } from '@portal/contract/interviews.ts';
import { answerCard } from '../applications/answerCard.ts';
import { act, read, readOnce } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import { getInterviewQuestions, saveInterviewQuestions } from './questions.ts';
import { listInterviewers } from './appointments/interviewers.ts';
import { listAppointments } from './appointments/listAppointments.ts';
import { listClashes } from './appointments/listClashes.ts';
import {
  answerAppointments,
  cancelAppointment,
  changeAppointment,
  makeAppointment,
} from './appointments/writeAppointments.ts';
import { answerInterview, presentAnswer } from './answerInterview.ts';
import { getInterview } from './getInterview.ts';
import { recordInterview } from './recordInterview.ts';
import { switchInterview } from './switchInterview.ts';

export function interviewRoutes(http: Http): void {
  serve(http, interviewEndpoints, {
    getInterviewQuestions: readOnce(getInterviewQuestions),
    saveInterviewQuestions: act(saveInterviewQuestions, getInterviewQuestions),
    getInterview: read(getInterview),
    answerInterview: act(answerInterview, presentAnswer),
    switchInterview: act(switchInterview, answerCard),
    recordInterview: act(recordInterview, answerCard),
  });
  serve(http, appointmentEndpoints, {
    listAppointments: read(listAppointments),
    makeAppointment: act(makeAppointment, answerAppointments),
    changeAppointment: act(changeAppointment, answerAppointments),
    cancelAppointment: act(cancelAppointment, answerAppointments),
    listInterviewers: read(listInterviewers),
    listClashes: read(listClashes),
  });
}
