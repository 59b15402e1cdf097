import { useRef, useState } from 'react'

import { Button } from '@/components/kit/ui/button'
import { cx } from '@/components/kit/ui/cx'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useCannedList, type CannedAnswer } from '@/hooks/office/support/use-canned'
import { useKeys } from '@/hooks/kit/use-keys'
import { shortMoment } from '@/messages/office/overview/overview'
import { deskCanned as texts } from '@/messages/office/support/canned'

import { EmptyList, RowsPlaceholder } from '@/components/office/kit/list-parts'
import { walkRows } from '@/components/office/kit/walk-rows'
import { CannedForm } from './canned-form'
import { Tags } from './ticket-badges'

type CannedSelection = number | 'new' | null

export function CannedScreen() {
  const list = useCannedList()
  const [chosen, setChosen] = useState<CannedSelection>(null)
  const rows = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(rows.current, 1),
    k: () => walkRows(rows.current, -1),
    n: () => setChosen('new'),
  })
  return (
    <div className="grid items-start gap-x-10 gap-y-6 xl:grid-cols-12">
      <div ref={rows} className="min-w-0 xl:col-span-5">
        {list.isStale && (
          <ErrorNotice sentence={texts.stale} onRetry={list.renew} className="mb-3" />
        )}
        <Loaded state={list.state} onRetry={list.retry} placeholder={<RowsPlaceholder />}>
          {({ canned }) => <Rows {...{ canned, chosen }} onChoose={setChosen} />}
        </Loaded>
      </div>
      {list.state.status === 'ready' && (
        <Editor {...{ list, chosen }} canned={list.state.data.canned} onChoose={setChosen} />
      )}
    </div>
  )
}

interface RowsProps {
  canned: readonly CannedAnswer[]
  chosen: CannedSelection
  onChoose: (chosen: CannedSelection) => void
}

function Rows({ canned, chosen, onChoose }: RowsProps) {
  return (
    <>
      <Button
        variant="secondary"
        className="!px-3 text-sm lg:min-h-9"
        aria-keyshortcuts="n"
        onClick={() => onChoose('new')}
      >
        {texts.add}
      </Button>
      {canned.length === 0 ? (
        <div className="mt-4">
          <EmptyList title={texts.empty} hint={texts.emptyHint} />
        </div>
      ) : (
        <ul aria-label={texts.list} className="mt-3 border-t border-line-strong">
          {canned.map(({ id, title, tags, updated_at }) => (
            <li key={id} className="border-b border-line">
              <button
                type="button"
                data-row
                aria-current={id === chosen ? 'true' : undefined}
                onClick={() => onChoose(id)}
                className={cx(
                  'flex min-h-touch w-full items-center justify-between gap-4 px-2 text-left text-sm lg:min-h-9',
                  id === chosen ? 'bg-ink/8' : 'hover:bg-ink/4',
                )}
              >
                <span className="min-w-0 truncate">
                  <span className="font-medium">{title}</span>
                  <Tags tags={tags} />
                </span>
                <time dateTime={updated_at} className="shrink-0 text-xs text-ink-soft">
                  {shortMoment(updated_at)}
                </time>
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}

interface EditorProps extends RowsProps {
  list: ReturnType<typeof useCannedList>
}

function Editor({ list, canned, chosen, onChoose }: EditorProps) {
  // An entry deleted by another agent stays open until its text is saved or closed.
  const [open, setOpen] = useState<CannedAnswer | null>(null)
  const found = canned.find(({ id }) => id === chosen) ?? null
  if (found && found !== open) setOpen(found)
  const edited = chosen === 'new' ? null : (found ?? open)
  if (chosen === null || (chosen !== 'new' && edited?.id !== chosen)) {
    return <p className="text-sm text-ink-soft max-xl:hidden xl:col-span-7">{texts.choose}</p>
  }
  return (
    <div className="min-w-0 xl:col-span-7">
      <CannedForm
        key={chosen}
        canned={edited}
        onFresh={list.put}
        onSaved={(saved) => {
          list.put(saved)
          onChoose(saved.id)
        }}
        onRemoved={(id) => {
          list.drop(id)
          onChoose(null)
        }}
      />
    </div>
  )
}
