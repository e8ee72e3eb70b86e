-- Mails of a case stand in its history, with what became of them; what a move causes is taken back with it.
alter table mail
  -- The application that caused it; nothing for mails about accounts.
  add application_id bigint references application (id) on delete cascade,
  add recipient text check (recipient in ('applicant', 'leader', 'spouse', 'contact')),
  drop constraint mail_state_check,
  -- WITHDRAWN: what caused it was undone before it left.
  add constraint mail_state_check check (state in ('WAITING', 'SENT', 'KEPT', 'FAILED', 'WITHDRAWN'));

create index mail_of_application on mail (application_id, id) where application_id is not null;

-- Texts of mails that staff write, as they were saved, each time anew: the newest row is in use, the older ones are its history.
create table mail_texts (
  version int primary key,
  -- Those of stages, and templates (packages/contract/src/outbox.ts)
  texts jsonb not null,
  saved_at timestamptz not null,
  -- Nobody: as the portal came.
  saved_by bigint references staff_user (id)
);

insert into mail_texts (version, texts, saved_at) values (1, $texts$
{
  "stages": {
    "APPROVED": {
      "active": true,
      "outdated": null,
      "subject": {
        "en": "Application {caseNumber} was approved",
        "es": "La solicitud {caseNumber} fue aprobada"
      },
      "text": {
        "en": "Dear {recipient},\n\nWe are glad to tell you that application {caseNumber} of {church} was approved. Welcome to the network.\n\nWe are preparing your credentials and will write again as soon as they are on their way.",
        "es": "Saludos, {recipient}:\n\nCon alegría le informamos que la solicitud {caseNumber} de {church} fue aprobada. Le damos la bienvenida a la red.\n\nEstamos preparando sus credenciales y le escribiremos de nuevo en cuanto estén en camino."
      }
    },
    "SENT": {
      "active": true,
      "outdated": null,
      "subject": {
        "en": "Your credentials are on their way: application {caseNumber}",
        "es": "Sus credenciales están en camino: solicitud {caseNumber}"
      },
      "text": {
        "en": "Dear {recipient},\n\nThe credentials for application {caseNumber} of {church} were sent on {date}, to the address in your application.\n\nIf they have not arrived within four weeks, sign in to the leaders' portal and tell us there.",
        "es": "Saludos, {recipient}:\n\nLas credenciales de la solicitud {caseNumber} de {church} se enviaron el {date} a la dirección que figura en su solicitud.\n\nSi no llegan en cuatro semanas, ingrese al portal de líderes y avísenos allí."
      }
    }
  },
  "templates": [
    {
      "id": "under-review",
      "name": "Where the application stands · En qué etapa está",
      "outdated": null,
      "subject": {
        "en": "Application {caseNumber}: where it stands",
        "es": "Solicitud {caseNumber}: en qué etapa está"
      },
      "text": {
        "en": "Dear {recipient},\n\nApplication {caseNumber} of {church} is under review; on {date} it is in this stage: {stage}.\n\nThere is nothing you need to do at the moment. We will write as soon as there is news.",
        "es": "Saludos, {recipient}:\n\nLa solicitud {caseNumber} de {church} está en revisión; al {date} se encuentra en esta etapa: {stage}.\n\nPor ahora no necesita hacer nada. Le escribiremos en cuanto haya novedades."
      }
    },
    {
      "id": "not-reached",
      "name": "We could not reach you · No pudimos comunicarnos",
      "outdated": null,
      "subject": {
        "en": "We tried to reach you about application {caseNumber}",
        "es": "Intentamos comunicarnos por la solicitud {caseNumber}"
      },
      "text": {
        "en": "Dear {recipient},\n\nWe tried to reach you by phone about application {caseNumber} of {leader} and {church}, without success.\n\nPlease check the phone numbers in the application, and tell us in the leaders' portal when we may call.",
        "es": "Saludos, {recipient}:\n\nIntentamos comunicarnos por teléfono sobre la solicitud {caseNumber} de {leader} y {church}, sin lograrlo.\n\nPor favor revise los teléfonos de la solicitud e indíquenos en el portal de líderes cuándo podemos llamar."
      }
    },
    {
      "id": "thanks",
      "name": "Thanks for your patience · Gracias por su paciencia",
      "outdated": null,
      "subject": {
        "en": "Thank you for your patience: application {caseNumber}",
        "es": "Gracias por su paciencia: solicitud {caseNumber}"
      },
      "text": {
        "en": "Dear {recipient},\n\nThe review of application {caseNumber} of {church} is taking longer than usual. We thank you for your patience and are praying for you and your church.",
        "es": "Saludos, {recipient}:\n\nLa revisión de la solicitud {caseNumber} de {church} está tomando más tiempo de lo habitual. Le agradecemos su paciencia y oramos por usted y por su iglesia."
      }
    }
  ]
}
$texts$, now());
