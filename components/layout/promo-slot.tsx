/** Found by it: what stands here comes late and from another feature. */
export const PROMO_SLOT = 'promo-slot'

/** The place of the seasonal graphic in a header. It has its size before anything is there, so nothing moves. */
export function PromoSlot() {
  return <span id={PROMO_SLOT} className="grid size-touch place-items-center max-[16rem]:hidden" />
}
