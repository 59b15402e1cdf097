import { promo as texts } from '@/messages/shop/promo/promo'
import type { SeasonalOffer } from '@/hooks/shop/promo/use-promo'

/** The header graphic of spec §2 Promo: a wheel tied up like a gift. */
export function PromoGraphic({ offer, onOpen }: { offer: SeasonalOffer; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={texts.open(offer)}
      aria-haspopup="dialog"
      onClick={onOpen}
      className="grid size-touch place-items-center rounded transition-colors hover:bg-current/8"
    >
      <GiftWheel className="size-8" />
    </button>
  )
}

export function GiftWheel({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" fill="none" className={className}>
      <g className="stroke-current" strokeWidth="1">
        {Array.from({ length: 6 }, (_, index) => (
          <path key={index} d="M16 8v20" transform={`rotate(${index * 30} 16 18)`} />
        ))}
      </g>
      <circle cx="16" cy="18" r="10.5" className="stroke-current" strokeWidth="2.4" />
      <circle cx="16" cy="18" r="2.4" className="fill-current" />
      <g className="fill-volt stroke-ink" strokeWidth="1" strokeLinejoin="round">
        <path d="m16 7-3.4 6.4 2.6.2L16 16l.8-2.4 2.6-.2L16 7Z" />
        <path d="M16 7C13.600 2 8.400 1.300 8 4.200 7.700 6.800 12.200 7.800 16 7Z" />
        <path d="M16 7c2.400-5 7.600-5.700 8-2.800.300 2.600-4.200 3.600-8 2.800Z" />
        <circle cx="16" cy="7" r="1.900" />
      </g>
    </svg>
  )
}
