/** Which documents there are of each kind; an application's number chooses among them. */
import type { DocumentKind } from '@portal/domain/applications/form.ts';
import { certificate, identityCard, letterSheet, logo } from './drawings.ts';

export type Content =
  | { type: 'image'; format: 'jpeg' | 'png'; svg: () => string }
  | { type: 'pdf'; title: string; paragraphs: readonly string[]; signed: string };

const image = (svg: () => string, format: 'jpeg' | 'png' = 'jpeg'): Content => ({ type: 'image', format, svg });
const pdf = (title: string, signed: string, ...paragraphs: string[]): Content => ({
  type: 'pdf',
  title,
  paragraphs,
  signed,
});

const MARRIAGE = ['MARRIAGE CERTIFICATE', 'CERTIFICADO DE MATRIMONIO'] as const;
const REGISTRATION = ['CERTIFICATE OF CHURCH', 'REGISTRO DE LA IGLESIA'] as const;

const recommendation = (number: number): readonly Content[] => [
  pdf(
    'Letter of recommendation',
    'Rev. Samuel Okoro, Grace Valley',
    `I have known the applicant for ${number + 6} years as a faithful pastor and a good neighbor to every church of the city.`,
    'Their house is open, their books are in order, and the people they lead are growing. I recommend them with joy.',
    'You may call me at any time if you wish to hear more.',
  ),
  pdf(
    'Carta de recomendación',
    'Pastor Tomás Ibarra Luna, Aguas Vivas',
    `Conozco a quien presenta esta solicitud desde hace ${number + 8} años y doy fe de su integridad.`,
    'Ha servido con fidelidad a su iglesia y ha acompañado a otras en tiempos difíciles. Su familia es un ejemplo para la nuestra.',
    'Quedo a su disposición para cualquier consulta.',
  ),
  image(() =>
    letterSheet(number, 'RECOMMENDATION / RECOMENDACION', [
      'TO WHOM IT MAY CONCERN:',
      '',
      'I KNOW THE APPLICANT AS A FAITHFUL',
      'AND PATIENT SHEPHERD, WELL SPOKEN OF',
      'IN THE WHOLE TOWN.',
      '',
      'RECOMIENDO ESTA SOLICITUD SIN RESERVAS.',
      '',
      'IN FRIENDSHIP,',
    ]),
  ),
];

export const CONTENTS: Readonly<Record<DocumentKind, readonly Content[]>> = {
  GOVERNMENT_ID: [0, 1, 2, 3, 4, 5].map((variant) => image(() => identityCard(variant))),
  MARRIAGE_CERTIFICATE: [
    image(() =>
      certificate(0, MARRIAGE, [
        'ELENA MARQUEZ SOTO',
        'AND / Y',
        'TOMAS IBARRA LUNA',
        'ON / EL 1998-05-16',
        'BOOK 12, PAGE 340',
      ]),
    ),
    image(() =>
      certificate(1, MARRIAGE, [
        'RUTH ABENA MENSAH',
        'AND / Y',
        'SAMUEL OKORO',
        'ON / EL 2006-11-04',
        'BOOK 31, PAGE 77',
      ]),
    ),
    image(() =>
      certificate(4, MARRIAGE, [
        'GRACE HOLLOWAY',
        'AND / Y',
        'JONAS WHITAKER',
        'ON / EL 2011-08-20',
        'BOOK 8, PAGE 205',
      ]),
    ),
  ],
  CHURCH_LEGAL_DOCUMENT: [
    image(() => certificate(2, REGISTRATION, ['AGUAS VIVAS', 'REGISTERED / INSCRITA', '2009-03-12', 'NUMBER 4471-B'])),
    image(
      () =>
        certificate(3, REGISTRATION, ['GRACE VALLEY CHURCH', 'REGISTERED / INSCRITA', '2014-10-01', 'NUMBER 9082-A']),
      'png',
    ),
    pdf(
      'Articles of association',
      'Registry of associations, office 14',
      'The association has the purpose of holding public worship, teaching and works of mercy.',
      'It is led by a board of five members, elected for three years by the general assembly.',
      'Should the association be dissolved, its goods go to another church of the same purpose.',
    ),
    pdf(
      'Acta constitutiva',
      'Registro de asociaciones, oficina 14',
      'La asociación tiene por objeto celebrar el culto público, enseñar y realizar obras de misericordia.',
      'La dirige una junta de cinco personas, elegidas por tres años en asamblea general.',
      'En caso de disolución, sus bienes pasan a otra iglesia con el mismo fin.',
    ),
  ],
  LOGO: [0, 1, 2, 3, 4, 5].map((variant) => image(() => logo(variant), 'png')),
  COVERAGE_LETTER: [
    pdf(
      'Letter of coverage',
      'Bishop Ruth A. Mensah',
      'We confirm that this church and its leaders stand under our pastoral coverage and in good fellowship with us.',
      'We know of their application, bless it, and will walk beside them as before.',
    ),
    pdf(
      'Carta de cobertura',
      'Apóstol Elena Márquez Soto',
      'Confirmamos que esta iglesia y su liderazgo están bajo nuestra cobertura pastoral y en buena comunión con nosotros.',
      'Conocemos su solicitud, la bendecimos y seguiremos caminando a su lado.',
    ),
    image(() =>
      letterSheet(3, 'COVERAGE / COBERTURA', [
        'WE KNOW AND BLESS THIS CHURCH',
        'AND ITS LEADERS.',
        '',
        'CONOCEMOS Y BENDECIMOS A ESTA',
        'IGLESIA Y A SU LIDERAZGO.',
      ]),
    ),
  ],
  CREED: [
    pdf(
      'What we believe',
      'The elders',
      'We believe in one God, maker of heaven and earth, who is good to all that he has made.',
      'We believe that he calls people to live in love, in truth and in service to one another.',
      'We believe that the church is there for those who are not yet in it.',
    ),
    pdf(
      'Declaración de fe',
      'El consejo de ancianos',
      'Creemos en un solo Dios, creador del cielo y de la tierra, bueno con todo lo que ha hecho.',
      'Creemos que nos llama a vivir en amor, en verdad y en servicio mutuo.',
      'Creemos que la iglesia existe para quienes aún no están en ella.',
    ),
  ],
  RECOMMENDATION_LETTER_1: recommendation(1),
  RECOMMENDATION_LETTER_2: recommendation(2),
  RECOMMENDATION_LETTER_3: recommendation(3),
};
