import { ChevronDown } from 'lucide-react'

import type { ConfiguratorCountry } from '@/hooks/shop/configurator/use-configurator-country'
import { configurator as texts } from '@/messages/shop/configurator/configurator'

/** Destination, next to what it determines: price, tax, date and law. The list of countries is lazy-loaded. */
export function ShipTo({ destination }: { destination: ConfiguratorCountry }) {
  const { country, countries, status, load, choose } = destination
  return (
    <label
      onPointerEnter={load}
      onFocus={load}
      className="relative flex min-h-touch w-32 shrink-0 flex-col justify-center rounded px-1.5 hover:bg-ink/6 sm:w-40 sm:px-3"
    >
      <span className="text-xs text-ink-soft">{texts.shipTo}</span>
      <select
        value={country.id}
        onChange={(event) => choose(Number(event.target.value))}
        aria-busy={status === 'loading' || undefined}
        className="w-full appearance-none truncate bg-transparent pr-5 text-sm sm:text-base"
      >
        {countries.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-1.5 bottom-2.5 size-4 sm:right-3"
      />
    </label>
  )
}
