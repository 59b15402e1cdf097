import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Select } from '@/components/kit/ui/select'
import { DEFAULT_COUNTRY_ID } from '@/domain/kit/constants'
import { useCountries } from '@/hooks/shop/countries/use-countries'
import { useHydrated } from '@/platform/use-hydrated'
import { countries as texts } from '@/messages/shop/countries/countries'
import { DEFAULT_COUNTRY_TITLE } from '@/messages/shop/goods/price-note'

/** Destination country, which determines prices, tax, dates and law in the whole shop. */
export function ShipTo({ label, className = '' }: { label: string; className?: string }) {
  const { countries, countryId, choose, load, status, error } = useCountries(false)
  const isHydrated = useHydrated()
  const alone = countryId === DEFAULT_COUNTRY_ID ? DEFAULT_COUNTRY_TITLE : '…'
  const options = countries.map(({ id, title }) => ({ value: id, title }))
  return (
    <div onPointerEnter={load} onFocus={load} className={className}>
      <Select
        label={label}
        value={countryId}
        // Without scripts, changing the country would have no effect.
        disabled={!isHydrated}
        aria-busy={status === 'loading' || undefined}
        onChange={(event) => choose(Number(event.target.value))}
        options={options.length > 0 ? options : [{ value: countryId, title: alone }]}
      />
      {status === 'failed' && (
        <ErrorNotice sentence={texts.failed(error)} onRetry={load} className="mt-3" />
      )}
    </div>
  )
}
