import { attendanceEndpoints } from '@portal/contract/events/attendance.ts';
import { checkInEndpoints } from '@portal/contract/events/checkIn.ts';
import { eventEndpoints } from '@portal/contract/events/events.ts';
import { act, answerNothing, read } from '../platform/http/handlers.ts';
import { serve, type Http } from '../platform/http/serve.ts';
import type { ActorOfSession } from '../platform/signedRoute.ts';
import { getEventFigures } from './attendance/getEventFigures.ts';
import { listAttendance } from './attendance/listAttendance.ts';
import { listPersonCheckIns } from './attendance/listPersonCheckIns.ts';
import { deleteEvent } from './deleteEvent.ts';
import { attendeePhotoRoute } from './door/attendeePhoto.ts';
import { checkIn } from './door/checkIn.ts';
import { findAttendees } from './door/findAttendees.ts';
import { findDoor, listDoors } from './door/openDoor.ts';
import { takeAttendeesAlong } from './door/takeAlong.ts';
import { listCheckIns, tellLetIn } from './door/tellCheckIn.ts';
import { changeParty, tellAttendance, undoCheckIn } from './door/undoCheckIn.ts';
import { getEvent } from './eventRow.ts';
import { getEventOptions, listEvents } from './listEvents.ts';
import { createEvent, updateEvent } from './saveEvent.ts';
import { switchEvent } from './switchEvent.ts';

export function eventRoutes(http: Http, actorOfSession: ActorOfSession): void {
  serve(http, eventEndpoints, {
    listEvents: read(listEvents),
    getEvent: read((context, { params }) => getEvent(context, params.id)),
    getEventOptions: read(getEventOptions),
    createEvent: act(createEvent, getEvent),
    updateEvent: act(updateEvent, getEvent),
    deleteEvent: act(deleteEvent, answerNothing),
    switchEvent: act(switchEvent, getEvent),
  });
  serve(http, checkInEndpoints, {
    listDoors: read(listDoors),
    findDoor: read(findDoor),
    findAttendees: read(findAttendees),
    takeAttendeesAlong: read(takeAttendeesAlong),
    checkIn: act(checkIn, tellLetIn),
    changeParty: act(changeParty, tellLetIn),
    undoCheckIn: act(undoCheckIn, tellAttendance),
    listCheckIns: read((context, { params }) => listCheckIns(context, params.id)),
  });
  serve(http, attendanceEndpoints, {
    getEventFigures: read((context, { params }) => getEventFigures(context, params.id)),
    listAttendance: read(listAttendance),
    listPersonCheckIns: read((context, { params }) => listPersonCheckIns(context, params.id)),
  });
  attendeePhotoRoute(http, actorOfSession);
}
