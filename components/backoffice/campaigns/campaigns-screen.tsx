import { useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useCampaigns, type Campaign } from '@/hooks/use-campaigns'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import { campaigns as texts } from '@/messages/campaigns'

import { EmptyList, RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { CampaignForm, type DrawBanner } from './campaign-form'
import { CampaignsTable } from './campaigns-table'

/** The one that is open; empty for a new one. */
type Chosen = string | null

/** All banners and offers with their windows, and the chosen one above them. */
export function CampaignsScreen({ draw }: { draw: DrawBanner }) {
  const list = useCampaigns()
  const mayWrite = useMay()('marketing.write')
  const [chosen, setChosen] = useState<Chosen>(null)
  const [done, setDone] = useState('')
  const rows = useRef<HTMLDivElement>(null)
  const close = () => {
    setChosen(null)
    // Once the list is drawn, who works by the keyboard goes on there.
    setTimeout(() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus())
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
              <CampaignForm
                key={chosen}
                campaign={all.find(({ id }) => id === chosen) ?? null}
                {...{ mayWrite, draw }}
                onSaved={({ title }) => {
                  list.renew()
                  setDone(title)
                  close()
                }}
                onChanged={list.renew}
                onClose={close}
              />
            )}
            <div ref={rows}>
              <Head {...{ all, mayWrite }} onAdd={() => setChosen('')} />
              {all.length === 0 ? (
                <EmptyList title={texts.none} hint={texts.noneHint} />
              ) : (
                <CampaignsTable rows={all} onOpen={setChosen} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface HeadProps {
  all: readonly Campaign[]
  mayWrite: boolean
  onAdd: () => void
}

function Head({ all, mayWrite, onAdd }: HeadProps) {
  return (
    <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
      <p role="status" className="text-ink-soft">
        {all.length > 0 && texts.found(all.length)}
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
