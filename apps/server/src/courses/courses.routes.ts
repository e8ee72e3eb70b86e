import { courseEndpoints } from '@portal/contract/courses/courses.ts';
import { certificateEndpoints } from '@portal/contract/courses/certificates.ts';
import { trackingEndpoints } from '@portal/contract/courses/tracking.ts';
import { watchingEndpoints } from '@portal/contract/courses/watching.ts';
import { act, answerNothing, preparedAct, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import type { StaffContext } from '../platform/http/context.ts';
import { deletePart, placePart, switchPart } from './arrangePart.ts';
import { answerCertificate, reissueCertificate, revokeCertificate } from './certificates/changeCertificate.ts';
import { listCertificates } from './certificates/listCertificates.ts';
import { listPersonCourses } from './certificates/listPersonCourses.ts';
import { verifyCertificate } from './certificates/verifyCertificate.ts';
import { copyCourse } from './copyCourse.ts';
import { prepareImage, removeCourseImage, setCourseImage } from './courseImage.ts';
import { getCourse, listCourses } from './getCourse.ts';
import type { Level } from './parts.ts';
import { listCourseStops } from './tracking/listStops.ts';
import { listCourseViews } from './tracking/listViews.ts';
import { answerView, passLesson } from './tracking/passLesson.ts';
import { getOwnCourse, listOwnCourses } from './watching/ownCourses.ts';
import { confirmLesson, sendSignal, type Heard } from './watching/sendSignal.ts';
import { createCourse, createLesson, createSection, updateCourse, updateLesson, updateSection } from './saveCourse.ts';

interface OfPart {
  params: { id: number };
}

/** What is done alike to courses, sections and lessons. */
const switching = (level: Level) =>
  act(
    (context: StaffContext, { params, body }: OfPart & { body: { published: boolean } }) =>
      switchPart(context, level, params.id, body.published),
    getCourse,
  );
const placing =
  (level: Level) =>
  (context: StaffContext, { params, body }: OfPart & { body: Beside }) =>
    placePart(context, level, params.id, body);
const deleting =
  (level: Level) =>
  (context: StaffContext, { params }: OfPart) =>
    deletePart(context, level, params.id);
type Beside = Parameters<typeof placePart>[3];

export function courseRoutes(http: Http): void {
  serve(http, courseEndpoints, {
    listCourses: read(listCourses),
    getCourse: read((context, { params }) => getCourse(context, params.id)),
    createCourse: act(createCourse, getCourse),
    updateCourse: act(updateCourse, getCourse),
    switchCourse: switching('course'),
    placeCourse: act(placing('course'), listCourses),
    copyCourse: act(copyCourse, getCourse),
    deleteCourse: act(deleting('course'), answerNothing),
    setCourseImage: preparedAct(prepareImage, setCourseImage, getCourse),
    removeCourseImage: act(removeCourseImage, getCourse),
    createSection: act(createSection, getCourse),
    updateSection: act(updateSection, getCourse),
    switchSection: switching('section'),
    placeSection: act(placing('section'), getCourse),
    deleteSection: act(deleting('section'), getCourse),
    createLesson: act(createLesson, getCourse),
    updateLesson: act(updateLesson, getCourse),
    switchLesson: switching('lesson'),
    placeLesson: act(placing('lesson'), getCourse),
    deleteLesson: act(deleting('lesson'), getCourse),
  });
  serve(http, watchingEndpoints, {
    listOwnCourses: read(listOwnCourses),
    getOwnCourse: read(getOwnCourse),
    sendSignal: act(sendSignal, async (_context, heard: Heard) => heard),
    confirmLesson: act(confirmLesson, async (_context, heard: Heard) => heard),
  });
  serve(http, certificateEndpoints, {
    listCertificates: read(listCertificates),
    revokeCertificate: act(revokeCertificate, answerCertificate),
    reissueCertificate: act(reissueCertificate, answerCertificate),
    listPersonCourses: read((context, { params }) => listPersonCourses(context, params.id)),
    verifyCertificate: read(verifyCertificate),
  });
  serve(http, trackingEndpoints, {
    listCourseStops: read(listCourseStops),
    listCourseViews: read(listCourseViews),
    passLesson: act(passLesson, answerView),
  });
}
