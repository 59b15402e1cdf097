import { Printer } from 'lucide-react'
import Link from 'next/link'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Loaded } from '@/components/kit/ui/loaded'
import { byShelf, PAPERS } from '@/domain/office/fulfillment/pick-list'
import { usePickList, type PickList } from '@/hooks/office/fulfillment/use-pick-list'
import { toSentence } from '@/messages/kit/errors'
import { officeLists } from '@/messages/office/kit/lists'
import { pickList as texts } from '@/messages/office/fulfillment/pick-list'

import { DenseCheck } from '@/components/office/kit/dense-field'
import { EmptyList, RowsPlaceholder } from '@/components/office/kit/list-parts'

export function PickListScreen() {
  const controls = usePickList()
  const { state, retry, renew, isStale, isWhole, setWhole, file } = controls
  return (
    <div className="flex flex-col gap-6 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
        <DenseCheck
          label={texts.whole}
          checked={isWhole}
          onChange={({ target }) => setWhole(target.checked)}
        />
        <div className="flex flex-wrap gap-2">
          {PAPERS.map((paper) => (
            <Button
              key={paper}
              variant="secondary"
              size="small"
              isLoading={file.isRunning}
              onClick={() => void file.run(paper)}
            >
              {texts.pdf[paper]}
            </Button>
          ))}
          <Button variant="secondary" size="small" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {texts.print}
          </Button>
        </div>
      </div>
      {file.error && <ErrorNotice sentence={toSentence(file.error)} className="max-w-xl" />}
      {isStale && <ErrorNotice sentence={officeLists.stale} onRetry={renew} className="max-w-xl" />}
      <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
        {(list) =>
          list.rows.length === 0 ? (
            <EmptyList title={texts.none} hint={texts.noneHint} />
          ) : (
            <Shelves list={list} />
          )
        }
      </Loaded>
    </div>
  )
}

function Shelves({ list }: { list: PickList }) {
  return (
    <>
      <p className="text-ink-soft">{texts.asOf(list.at, list.orders)}</p>
      {list.is_cut && <p className="text-warn">{texts.cut}</p>}
      {byShelf(list.rows).map(({ shelf, rows }) => (
        <section key={shelf} aria-label={texts.shelf(shelf)}>
          <h2 className="flex flex-wrap items-baseline gap-x-3 border-b border-line-strong pb-2 text-xl">
            {texts.shelf(shelf)}
            {shelf === '' && rows.some(({ is_bike }) => !is_bike) && (
              <span className="text-sm font-normal text-ink-soft print:hidden">
                {texts.noShelfHint}
              </span>
            )}
          </h2>
          <ul>
            {rows.map((row) => (
              <Row key={`${row.number} ${row.title} ${row.detail}`} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function Row({ row }: { row: PickList['rows'][number] }) {
  const { number: product, title, detail, count, frames, orders } = row
  return (
    <li className="flex break-inside-avoid items-start gap-3 border-b border-line py-2">
      <span
        aria-hidden="true"
        className="mt-1 hidden size-3 shrink-0 border border-ink print:block"
      />
      <span className="w-12 shrink-0 text-right figures font-medium">{count} ×</span>
      <span className="min-w-0 flex-1">
        <span className="font-medium break-words">{title}</span>
        {detail && <span className="text-ink-soft">, {detail}</span>}
        {product && <span className="block figures text-ink-soft">{texts.number(product)}</span>}
        {frames.length > 0 && (
          <span className="block figures text-ink-soft">{texts.frames(frames)}</span>
        )}
        <span className="flex flex-wrap gap-x-4">
          {orders.map(({ number, name, count: units, has_work }) => (
            <span key={number} className="break-words text-ink-soft">
              <Link
                href={`/backoffice/orders/${number}`}
                className="inline-flex min-h-dense items-center figures link"
              >
                {number}
              </Link>{' '}
              {name}
              {units > 1 && `, ${units} ×`}
              {has_work && `, ${texts.hasWork}`}
            </span>
          ))}
        </span>
      </span>
    </li>
  )
}
