-- What the applicant is mailed of a deactivation, beside the mails of approved and sent; in every version, since each is whole.
update mail_texts set texts = jsonb_set(texts, '{stages,REJECTED}', $texts$
{
  "active": true,
  "outdated": null,
  "subject": {
    "en": "About your application {caseNumber}",
    "es": "Sobre su solicitud {caseNumber}"
  },
  "text": {
    "en": "Dear {recipient},\n\nThank you for applying to the network with {church}. We have closed application {caseNumber}, and its review will not go on.\n\nWe know that this may not be the answer you hoped for. If you have questions, sign in to the leaders' portal and write to us there.",
    "es": "Saludos, {recipient}:\n\nLe agradecemos que haya presentado una solicitud a la red con {church}. Cerramos la solicitud {caseNumber} y su revisión no continuará.\n\nSabemos que quizás no es la respuesta que esperaba. Si tiene preguntas, ingrese al portal de líderes y escríbanos allí."
  }
}
$texts$);
