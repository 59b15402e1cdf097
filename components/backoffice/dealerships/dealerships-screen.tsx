import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useDealerships, type Dealership } from '@/hooks/use-dealerships'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import { dealerships as texts } from '@/messages/dealerships'

import { EmptyList, RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { DealershipForm } from './dealership-form'
import { DealershipsTable } from './dealerships-table'

/** The number of the dealer that is open; 0 for a new one. */
type Chosen = number | null

/** All dealers, and the chosen one above them. */
export function DealershipsScreen() {
  const request = useDealerships()
  const mayWrite = useMay()('settings.write')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [done, setDone] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const close = (id: number) => {
    setChosen(null)
    // Once the list is drawn, who works by the keyboard goes on where it was.
    setTimeout(() => {
      const row = rows.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)
      ;(row ?? rows.current?.querySelector<HTMLElement>('[data-row]'))?.focus()
    })
  }
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => mayWrite && setChosen(0),
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
        {({ dealers, ...choices }) => (
          <>
            {chosen !== null && (
              <DealershipForm
                key={chosen}
                dealer={dealers.find(({ id }) => id === chosen) ?? null}
                {...{ choices, mayWrite }}
                onSaved={({ id, title }) => {
                  request.renew()
                  setDone(title)
                  close(id)
                }}
                onChanged={request.renew}
                onClose={() => close(chosen)}
              />
            )}
            <div ref={rows}>
              <Head {...{ dealers, mayWrite }} onAdd={() => setChosen(0)} />
              {dealers.length === 0 ? (
                <EmptyList title={texts.none} hint={texts.noneHint} />
              ) : (
                <DealershipsTable rows={dealers} onOpen={setChosen} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface HeadProps {
  dealers: readonly Dealership[]
  mayWrite: boolean
  onAdd: () => void
}

function Head({ dealers, mayWrite, onAdd }: HeadProps) {
  const shown = dealers.filter(({ is_active }) => is_active).length
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {dealers.length > 0 && texts.found(dealers.length, shown)}
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
