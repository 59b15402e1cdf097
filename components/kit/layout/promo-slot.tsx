/** Id of the element by which the promo feature finds this slot. */
export const PROMO_SLOT = 'promo-slot'

/** Reserves space for the seasonal graphic in a header, so that loading causes no layout shift. */
export function PromoSlot() {
  return <span id={PROMO_SLOT} className="grid size-touch place-items-center max-[16rem]:hidden" />
}
