import { useChosenCountry } from '@/hooks/shop/countries/use-chosen-country'
import { priceNote } from '@/messages/shop/goods/price-note'

/** Note on the country and taxes of the shown prices; always one line, to avoid a layout shift. */
export function PriceNote({ className = '' }: { className?: string }) {
  const country = useChosenCountry()
  return <p className={`text-sm text-ink-soft ${className}`}>{priceNote(country)}</p>
}
