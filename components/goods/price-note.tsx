import { useChosenCountry } from '@/hooks/use-chosen-country'
import { priceNote } from '@/messages/price-note'

/** For which country prices are shown, and what is in them. One line in every country, so that nothing moves. */
export function PriceNote({ className = '' }: { className?: string }) {
  const country = useChosenCountry()
  return <p className={`text-sm text-ink-soft ${className}`}>{priceNote(country)}</p>
}
