/** Texts around the harmonized notice. */
export const aroundGuarantee = {
  title: 'Your legal guarantee rights',
  code: 'QR code of europa.eu/youreurope/guarantees',
  contact: 'Contact us, the seller',
} as const
