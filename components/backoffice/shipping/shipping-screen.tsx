import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import { useShipping, type ShippingCountry } from '@/hooks/use-shipping'
import { shipping as texts } from '@/messages/shipping'

import { EmptyList, RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { CountriesTable } from './countries-table'
import { CountryForm } from './country-form'

/** The code of the country that is open; empty for a new one. */
type Chosen = string | null

/** All countries with their taxes and shipping, and the chosen one above them. */
export function ShippingScreen() {
  const request = useShipping()
  const mayWrite = useMay()('settings.write')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [done, setDone] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const close = (code: string) => {
    setChosen(null)
    // Once the list is drawn, who works by the keyboard goes on where it was.
    setTimeout(() => {
      const row = rows.current?.querySelector<HTMLElement>(`[data-row="${code}"]`)
      ;(row ?? rows.current?.querySelector<HTMLElement>('[data-row]'))?.focus()
    })
  }
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => mayWrite && setChosen(''),
  })
  return (
    <>
      <p role="status" className="mb-2 font-medium text-ok">
        {done && texts.saved(done)}
      </p>
      {request.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={request.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={request.state} onRetry={request.retry} placeholder={<RowsPlaceholder />}>
        {({ countries, tunes }) => (
          <>
            {chosen !== null && (
              <CountryForm
                key={chosen}
                country={countries.find(({ code }) => code === chosen) ?? null}
                {...{ tunes, mayWrite }}
                onSaved={({ code, title }) => {
                  request.renew()
                  setDone(title)
                  close(code)
                }}
                onChanged={request.renew}
                onClose={() => close(chosen)}
              />
            )}
            <div ref={rows}>
              <Head {...{ countries, mayWrite }} onAdd={() => setChosen('')} />
              {countries.length === 0 ? (
                <EmptyList title={texts.none} hint={texts.noneHint} />
              ) : (
                <CountriesTable rows={countries} onOpen={setChosen} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface HeadProps {
  countries: readonly ShippingCountry[]
  mayWrite: boolean
  onAdd: () => void
}

function Head({ countries, mayWrite, onAdd }: HeadProps) {
  const offered = countries.filter(({ is_offered }) => is_offered).length
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {countries.length > 0 && texts.found(countries.length, offered)}
      </p>
      {mayWrite && (
        <Button
          variant="secondary"
          className="!px-3 text-sm lg:min-h-9"
          aria-keyshortcuts="n"
          onClick={onAdd}
        >
          {texts.add}
        </Button>
      )}
    </div>
  )
}
