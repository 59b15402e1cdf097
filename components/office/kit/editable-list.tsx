import { useEffect, useRef, useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import type { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useKeys } from '@/hooks/kit/use-keys'
import type { ApiError } from '@/contract/kit/errors'
import { toSentence } from '@/messages/kit/errors'

import { EmptyList, RowsPlaceholder } from './list-parts'
import { walkRows } from './walk-rows'

interface LastAction<Entry> {
  sentence: string
  removed?: Entry
}

interface OpenEntryRules<Chosen> {
  /** Value of `chosen` while a new entry is being created. */
  fresh: Chosen
  mayWrite: boolean
}

/** Manages a list with a form above it: the open entry and the last action. Keys: J, K and N. */
export function useOpenEntry<Chosen, Entry = never>({ fresh, mayWrite }: OpenEntryRules<Chosen>) {
  const [chosen, open] = useState<Chosen | null>(null)
  const [done, setDone] = useState<LastAction<Entry> | null>(null)
  const [mark, setMark] = useState<{ row: string } | null>(null)
  const rows = useRef<HTMLDivElement>(null)
  // Restore the focus for keyboard users once the list shows the row, which may be new.
  useEffect(() => {
    if (mark) focusRow(rows.current, mark.row)
  }, [mark])
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => mayWrite && open(() => fresh),
  })
  return {
    ...{ chosen, open, done, rows, mayWrite },
    add: () => open(() => fresh),
    /** Goes on with another entry, which gets the focus itself. */
    follow: (next: Chosen, news: LastAction<Entry>) => {
      open(() => next)
      setDone(news)
    },
    /** @param row mark of the row to focus; by default, the first row gets the focus */
    close: (row?: string | number, news: LastAction<Entry> | null = null) => {
      open(null)
      setDone(news)
      setMark({ row: String(row) })
    },
  }
}

function focusRow(container: HTMLElement | null, mark: string) {
  const all = [...(container?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const row = all.find(({ dataset }) => dataset.row === mark) ?? all[0]
  row?.focus()
}

interface EditableListProps<Page, Chosen> {
  list: Pick<
    ReturnType<typeof useStaleIfErrorRequest<Page>>,
    'state' | 'isStale' | 'retry' | 'renew'
  >
  entry: Pick<ReturnType<typeof useOpenEntry<Chosen, unknown>>, 'chosen' | 'done' | 'rows'>
  stale: string
  undo?: ReactNode
  form: (page: Page, chosen: Chosen) => ReactNode
  children: (page: Page) => ReactNode
}

export function EditableList<Page, Chosen>(props: EditableListProps<Page, Chosen>) {
  const { list, entry, stale, undo, form, children } = props
  const { chosen, done, rows } = entry
  return (
    <>
      <p role="status" className="mb-2 flex flex-wrap items-center gap-3 font-medium text-ok">
        {done?.sentence}
        {undo}
      </p>
      {list.isStale && (
        <ErrorNotice sentence={stale} onRetry={list.renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
        {(page) => (
          <>
            {chosen !== null && form(page, chosen)}
            <div ref={rows}>{children(page)}</div>
          </>
        )}
      </Loaded>
    </>
  )
}

interface UndoRemovalProps {
  title: string
  isRunning: boolean
  error: ApiError | null
  onPress: () => void
}

export function UndoRemoval({ title, isRunning, error, onPress }: UndoRemovalProps) {
  return (
    <>
      <button
        type="button"
        aria-disabled={isRunning || undefined}
        className="min-h-touch link lg:min-h-6"
        onClick={onPress}
      >
        {title}
      </button>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full max-w-xl" />}
    </>
  )
}

interface EntriesProps {
  entry: { mayWrite: boolean; add: () => void }
  count: number
  /** Number of entries as text. */
  found: string
  titles: { add: string; none: string; noneHint: string }
  /** The rows; not rendered for an empty list. */
  children: ReactNode
}

export function Entries({ entry, count, found, titles, children }: EntriesProps) {
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3 text-sm">
        <p role="status" className="text-ink-soft">
          {count > 0 && found}
        </p>
        {entry.mayWrite && <AddEntry title={titles.add} onAdd={entry.add} />}
      </div>
      {count === 0 ? <EmptyList title={titles.none} hint={titles.noneHint} /> : children}
    </>
  )
}

function AddEntry({ title, onAdd }: { title: string; onAdd: () => void }) {
  return (
    <Button variant="secondary" size="small" aria-keyshortcuts="n" onClick={onAdd}>
      {title}
    </Button>
  )
}
