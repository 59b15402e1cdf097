import { ErrorNotice } from '@/components/ui/error-notice'
import { Select } from '@/components/ui/select'
import type { ConfiguratorCountry } from '@/hooks/use-configurator-country'
import { configurator as texts } from '@/messages/configurator'
import { countries as countryTexts } from '@/messages/countries'

interface CountrySelectProps {
  place: ConfiguratorCountry
  className?: string
}

/** Where the bike goes. The list of countries is fetched when somebody reaches for it. */
export function CountrySelect({ place, className }: CountrySelectProps) {
  const { country, countries, status, error, load, choose } = place
  return (
    <div className={className} onPointerEnter={load} onFocus={load}>
      <Select
        label={texts.shipTo}
        hint={texts.shipToHint}
        value={country.id}
        onChange={(event) => choose(Number(event.target.value))}
        options={countries.map(({ id, title }) => ({ value: id, title }))}
        aria-busy={status === 'loading' || undefined}
      />
      {status === 'failed' && (
        <ErrorNotice className="mt-3" sentence={countryTexts.failed(error)} onRetry={load} />
      )}
    </div>
  )
}
