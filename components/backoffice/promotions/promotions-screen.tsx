import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import { usePromotions, type Promotion } from '@/hooks/use-promotions'
import { promotions as texts } from '@/messages/promotions'

import { EmptyList, RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { PromotionForm } from './promotion-form'
import { PromotionsTable } from './promotions-table'

/** The code that is open; empty for a new one. */
type Chosen = string | null

/** All promo codes with what each brought, and the chosen one above them. */
export function PromotionsScreen() {
  const list = usePromotions()
  const mayWrite = useMay()('marketing.write')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [done, setDone] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const close = () => {
    setChosen(null)
    // Once the list is drawn, who works by the keyboard goes on at the row.
    setTimeout(() => focusRow(rows.current, chosen))
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
      {list.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
        {(all) => (
          <>
            {chosen !== null && (
              <PromotionForm
                key={chosen}
                promotion={all.find(({ code }) => code === chosen) ?? null}
                mayWrite={mayWrite}
                onSaved={(saved) => {
                  list.put(saved)
                  setDone(saved.code)
                  close()
                }}
                onChanged={list.renew}
                onClose={close}
              />
            )}
            <div ref={rows}>
              <Head {...{ all, mayWrite }} onAdd={() => setChosen('')} />
              <Rows {...{ all }} onOpen={setChosen} />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

function focusRow(rows: HTMLElement | null, code: Chosen) {
  const all = [...(rows?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const row = all.find(({ textContent }) => textContent === code) ?? all[0]
  row?.focus()
}

interface HeadProps {
  all: readonly Promotion[]
  mayWrite: boolean
  onAdd: () => void
}

function Head({ all, mayWrite, onAdd }: HeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {all.length > 0 && `${texts.found(all.length)}. ${texts.figures}`}
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

function Rows({ all, onOpen }: { all: Promotion[]; onOpen: (code: string) => void }) {
  if (all.length === 0) return <EmptyList title={texts.none} hint={texts.noneHint} />
  return <PromotionsTable rows={all} onOpen={onOpen} />
}
