import { useRef } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { useBoard, type BuildBoard } from '@/hooks/office/builds/use-builds'
import { useKeys } from '@/hooks/kit/use-keys'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { officeLists } from '@/messages/office/kit/lists'
import { builds as texts } from '@/messages/office/builds/builds'

import { EmptyList, RowsPlaceholder } from '@/components/office/kit/list-parts'
import { walkRows } from '@/components/office/kit/walk-rows'
import { BuildCardRow } from './build-card'
import { Weeks } from './weeks'

export function BoardScreen() {
  const { state, retry, renew, isStale, isSlow } = useBoard()
  const container = useRef<HTMLDivElement>(null)
  useKeys({
    j: () => walkRows(container.current, 1),
    k: () => walkRows(container.current, -1),
  })
  return (
    <div ref={container}>
      {isSlow && <p role="status">{officeLists.slow}</p>}
      {isStale && (
        <ErrorNotice sentence={officeLists.stale} onRetry={renew} className="mb-3 max-w-xl" />
      )}
      <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
        {(board) => <Board board={board} onChanged={renew} />}
      </Loaded>
    </div>
  )
}

function Board({ board, onChanged }: { board: BuildBoard; onChanged: () => void }) {
  const may = useMay()
  const isEmpty = board.columns.every(({ count }) => count === 0)
  return (
    <>
      <Weeks weeks={board.weeks} mayChange={may('orders.ship')} mayMove={may('orders.change')} />
      {isEmpty ? (
        <div className="mt-6">
          <EmptyList title={texts.none} hint={texts.noneHint} />
        </div>
      ) : (
        <div className="mt-6 grid gap-x-5 gap-y-8 lg:grid-cols-3">
          {board.columns.map((column) => (
            <Column key={column.state} {...{ column, onChanged }} mayBuild={may('orders.ship')} />
          ))}
        </div>
      )}
      <p className="mt-4 hidden text-sm text-ink-soft lg:block">{texts.keys}</p>
    </>
  )
}

interface ColumnProps {
  column: BuildBoard['columns'][number]
  mayBuild: boolean
  onChanged: () => void
}

function Column({ column, mayBuild, onChanged }: ColumnProps) {
  const { state, bikes } = column
  const id = `builds-${state}`
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="flex items-baseline gap-2 border-b border-line-strong pb-2 text-xl">
        {texts.column(state)}
        <span className="figures text-sm font-normal text-ink-soft">{texts.count(column)}</span>
      </h2>
      {mayBuild && state === 'to_build' && bikes.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{texts.beginNote}</p>
      )}
      {mayBuild && state === 'in_production' && bikes.length > 0 && (
        <p className="mt-2 text-sm text-ink-soft">{texts.readyNote}</p>
      )}
      {bikes.length === 0 && <p className="mt-3 text-sm text-ink-soft">{texts.empty}</p>}
      <ul>
        {bikes.map((bike) => (
          <BuildCardRow
            key={`${bike.number} ${bike.id}`}
            {...{ bike, state, mayBuild, onChanged }}
          />
        ))}
      </ul>
    </section>
  )
}
