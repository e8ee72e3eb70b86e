/** What staff write about money: exonerations and payments made outside the provider. */
import type { ExonerationReason, ExonerationType, ExternalPaymentMethod } from '@portal/domain/applications/values.ts';
import type { Texts } from './language.ts';

export const EXONERATION_OBSERVATIONS: Readonly<Record<ExonerationReason, Texts>> = {
  HARDSHIP: {
    en: [
      'The church lost its building in the flood.',
      'Currency restrictions make a transfer impossible.',
      'Rural work without a salary.',
    ],
    es: [
      'La iglesia perdió su edificio en la inundación.',
      'Las restricciones cambiarias impiden transferir.',
      'Obra rural sin salario.',
    ],
  },
  FOUNDER_OR_BOARD: {
    en: ['Among the founders of the network.', 'Member of the regional board since 2012.'],
    es: ['Está entre los fundadores de la red.', 'Integra la junta regional desde 2012.'],
  },
  NETWORK_STAFF: {
    en: ['Serves in the office of the network.', 'Translator of the network for eight years.'],
    es: ['Sirve en la oficina de la red.', 'Traduce para la red desde hace ocho años.'],
  },
  SPECIAL_AGREEMENT: {
    en: ['Agreement with the council of churches of the city.', 'Covered by the sending church.'],
    es: ['Acuerdo con el consejo de iglesias de la ciudad.', 'La iglesia que envía cubre el costo.'],
  },
  OTHER: {
    en: ['Approved in the meeting of the management.', 'Paid with an earlier application that was a double.'],
    es: ['Aprobado en la reunión de gerencia.', 'Pagado con una solicitud anterior que era doble.'],
  },
};

/** Reasons that fit what is waived: hardship forgives a fee, not an interview. */
export const REASONS_FOR: Readonly<Record<ExonerationType, readonly ExonerationReason[]>> = {
  PAYMENT: ['HARDSHIP', 'HARDSHIP', 'FOUNDER_OR_BOARD', 'NETWORK_STAFF', 'SPECIAL_AGREEMENT', 'OTHER'],
  PROCESS: ['FOUNDER_OR_BOARD', 'NETWORK_STAFF', 'SPECIAL_AGREEMENT', 'SPECIAL_AGREEMENT', 'OTHER'],
};

/** References as they stand on slips; `#` becomes a digit. */
export const PAYMENT_REFERENCES: Readonly<Record<ExternalPaymentMethod, Texts>> = {
  BANK_TRANSFER: {
    en: ['Wire ########', 'Transfer TR-######', 'ACH 0#######'],
    es: ['Transferencia ########', 'SPEI ##########', 'Depósito TR-######'],
  },
  CHECK: { en: ['Check no. ####', 'Cashier’s check ######'], es: ['Cheque n.º ####', 'Cheque de caja ######'] },
  CASH: {
    en: ['Receipt ####, regional office', 'Conference desk, slip ###'],
    es: ['Recibo ####, oficina regional', 'Mesa del congreso, talón ###'],
  },
  OTHER: {
    en: ['Money order ######', 'Offset against event ###'],
    es: ['Giro ######', 'Compensado con el evento ###'],
  },
};
