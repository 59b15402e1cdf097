import { useRef, useState } from 'react'

import { ErrorNotice } from '@/components/ui/error-notice'
import { Loaded } from '@/components/ui/loaded'
import { useKeys } from '@/hooks/use-keys'
import { useMay } from '@/hooks/use-permissions'
import {
  useSearches,
  useSynonymsRemoval,
  useSynonymsReturn,
  type SynonymGroup,
} from '@/hooks/use-searches'
import { toSentence } from '@/messages/errors'
import { searches as texts } from '@/messages/searches'

import { RowsPlaceholder } from '../list-parts'
import { walkRows } from '../walk-rows'
import { InVain } from './in-vain'
import { Synonyms } from './synonyms'
import { SynonymsForm } from './synonyms-form'

/** A group that is open, or a new one with the words that it begins with. */
type Chosen = { id: number } | { first: string }

type Done = { kind: 'saved' | 'removed'; group: SynonymGroup } | null

/** What was looked for in vain, and the words that mean the same; the chosen ones stand above both. */
export function SearchesScreen() {
  const page = useSearches()
  const mayWrite = useMay()('content.write')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [done, setDone] = useState<Done>(null)
  const removal = useSynonymsRemoval()
  const rows = useRef<HTMLDivElement>(null)
  const close = (news: Done) => {
    setChosen(null)
    setDone(news)
    if (news) page.renew()
    // Once the lists are drawn, who works by the keyboard goes on there.
    setTimeout(() => rows.current?.querySelector<HTMLElement>('[data-row]')?.focus())
  }
  const remove = async (group: SynonymGroup) => {
    if (await removal.run(group)) close({ kind: 'removed', group })
  }
  const begin = (first: string) => setChosen({ first })
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => mayWrite && begin(''),
  })
  return (
    <>
      <News done={done} onReturned={(group) => close({ kind: 'saved', group })} />
      {removal.error && <ErrorNotice sentence={toSentence(removal.error)} className="mb-3" />}
      {page.isStale && (
        <ErrorNotice sentence={texts.stale} onRetry={page.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={page.state} onRetry={page.retry} placeholder={<RowsPlaceholder />}>
        {({ searches, synonyms }) => (
          <>
            {chosen !== null && (
              <SynonymsForm
                key={JSON.stringify(chosen)}
                group={
                  'id' in chosen ? (synonyms.find(({ id }) => id === chosen.id) ?? null) : null
                }
                first={'first' in chosen ? chosen.first : ''}
                mayWrite={mayWrite}
                onSaved={(group) => close({ kind: 'saved', group })}
                onChanged={page.renew}
                onRemove={(group) => void remove(group)}
                onClose={() => close(null)}
              />
            )}
            <div ref={rows}>
              <InVain {...{ searches, mayWrite }} onBegin={begin} />
              <Synonyms
                {...{ synonyms, mayWrite }}
                onBegin={begin}
                onOpen={(id) => setChosen({ id })}
              />
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface NewsProps {
  done: Done
  onReturned: (group: SynonymGroup) => void
}

/** What was done last; what was removed can be brought back. */
function News({ done, onReturned }: NewsProps) {
  const { run, isRunning, error } = useSynonymsReturn()
  const bringBack = async (group: SynonymGroup) => {
    const returned = await run(group)
    if (returned) onReturned(returned.answer)
  }
  const words = done && texts.wordsOf(done.group)
  return (
    <>
      <p role="status" className="mb-2 flex flex-wrap items-center gap-3 font-medium text-ok">
        {done && words && (done.kind === 'saved' ? texts.saved(words) : texts.removed(words))}
        {done?.kind === 'removed' && (
          <button
            type="button"
            aria-disabled={isRunning || undefined}
            className="min-h-touch link lg:min-h-6"
            onClick={() => void bringBack(done.group)}
          >
            {texts.undo}
          </button>
        )}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
    </>
  )
}
