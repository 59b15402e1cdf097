/** Element id by which the promo feature finds this slot. */
export const PROMO_SLOT = 'promo-slot'

/** Placeholder for the seasonal graphic in a header. Its size is reserved, so loading causes no layout shift. */
export function PromoSlot() {
  return <span id={PROMO_SLOT} className="grid size-touch place-items-center max-[16rem]:hidden" />
}
