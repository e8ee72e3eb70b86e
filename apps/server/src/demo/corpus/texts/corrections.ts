/** What staff write when they ask for a correction, by the key of the field. */
import type { Texts } from './language.ts';

export const CORRECTION_REQUESTS = {
  FORM_LEADER_PHOTO: {
    en: [
      'Please upload a recent photo in which your face is fully visible.',
      'The photo is dark. A picture taken near a window will do.',
      'We need a photo of you alone, from the shoulders up.',
    ],
    es: [
      'Por favor suba una foto reciente en la que se vea bien su rostro.',
      'La foto está oscura. Sirve una tomada cerca de una ventana.',
      'Necesitamos una foto de usted a solas, de los hombros hacia arriba.',
    ],
  },
  FORM_LEADER_ADDRESS: {
    en: [
      'The house number is missing in your address.',
      'The mail we sent to this address came back. Please check street and number.',
      'Please write your home address, not that of the church.',
    ],
    es: [
      'Falta el número de la casa en su domicilio.',
      'El correo que enviamos a esta dirección fue devuelto. Revise la calle y el número, por favor.',
      'Escriba la dirección de su casa, no la de la iglesia.',
    ],
  },
  FORM_LEADER_HOME_NUMBER: {
    en: [
      'We called this number and it belongs to someone else.',
      'A digit seems to be missing in your phone number.',
      'This number is out of service. Please give us one where we can reach you.',
    ],
    es: [
      'Llamamos a este número y es de otra persona.',
      'Parece que falta un dígito en su número de teléfono.',
      'El número está fuera de servicio. Indique uno donde podamos localizarle.',
    ],
  },
  FORM_MINISTRY_ADDRESS: {
    en: [
      'The address of the church does not match the legal document.',
      'Please give the address where the main service is held.',
      'Please add the number, or a landmark that helps to find the church.',
    ],
    es: [
      'La dirección de la iglesia no coincide con el documento legal.',
      'Indique la dirección donde se celebra el servicio principal.',
      'Agregue el número o una referencia para encontrar la iglesia.',
    ],
  },
  FORM_MINISTRY_MEMBERS: {
    en: [
      'Please count active members only, without visitors.',
      'The number differs from the one in the coverage letter. Which is right?',
      'Please include the members of the home groups.',
    ],
    es: [
      'Cuente solamente a los miembros activos, sin las visitas.',
      'El número es distinto del que dice la carta de cobertura. ¿Cuál es el correcto?',
      'Incluya por favor a los miembros de las casas.',
    ],
  },
  FORM_MINISTRY_FOUNDATION_DATE: {
    en: [
      'The legal document gives an earlier foundation date.',
      'Please write the date of the first service, not that of the registration.',
    ],
    es: [
      'El documento legal indica una fecha de fundación anterior.',
      'Escriba la fecha del primer servicio, no la del registro legal.',
    ],
  },
  FORM_MINISTRY_WEBSITE: {
    en: ['The website does not open. Please check the address.', 'The link leads to another church.'],
    es: ['La página web no abre. Revise la dirección, por favor.', 'El enlace lleva a otra iglesia.'],
  },
  FORM_MINISTRY_CONTACT_PHONE: {
    en: [
      'Nobody answers at the number of the contact person.',
      'Please give a contact person with a number other than your own.',
    ],
    es: [
      'Nadie responde en el número de la persona de contacto.',
      'Indique una persona de contacto con un número distinto del suyo.',
    ],
  },
  FORM_DOCUMENT_GOVERNMENT_ID: {
    en: [
      'The identity document has expired. Please upload the current one.',
      'The edges of the document are cut off. We need all four corners.',
      'The text on the document cannot be read.',
    ],
    es: [
      'El documento de identidad está vencido. Suba el vigente, por favor.',
      'Los bordes del documento están cortados. Necesitamos ver las cuatro esquinas.',
      'No se puede leer el texto del documento.',
    ],
  },
  FORM_DOCUMENT_CHURCH_LEGAL_DOCUMENT: {
    en: ['We received one page only. Please upload the whole document.', 'The seal of the registry is missing.'],
    es: ['Recibimos una sola página. Suba el documento completo.', 'Falta el sello del registro.'],
  },
  FORM_DOCUMENT_COVERAGE_LETTER: {
    en: ['The coverage letter is not signed.', 'The letter must name your church and its address.'],
    es: ['La carta de cobertura no tiene firma.', 'La carta debe mencionar el nombre y la dirección de su iglesia.'],
  },
  FORM_DOCUMENT_RECOMMENDATION_LETTER_1: {
    en: [
      'The recommendation must come from a pastor who is not of your family.',
      'The letter has no date. Please upload one of this year.',
    ],
    es: [
      'La recomendación debe ser de un pastor que no sea de su familia.',
      'La carta no tiene fecha. Suba una de este año, por favor.',
    ],
  },
} as const satisfies Record<string, Texts>;

/** The fields that the demonstration asks to correct. */
export type CorrectedField = keyof typeof CORRECTION_REQUESTS;

/** What staff write when they send an answer back. */
export const CORRECTIONS_ASKED_AGAIN: Texts = {
  en: [
    'Thank you, but this is the same as before. Please look at the first note again.',
    'Almost there: it still differs from the document.',
    'Thank you. We still cannot read it; please try once more.',
    'This helped, yet one detail is missing. Please call us if it is not clear.',
  ],
  es: [
    'Gracias, pero es igual que antes. Revise de nuevo la primera nota.',
    'Casi está: todavía no coincide con el documento.',
    'Gracias. Aún no se puede leer; inténtelo una vez más, por favor.',
    'Esto ayudó, pero falta un detalle. Llámenos si algo no está claro.',
  ],
};
