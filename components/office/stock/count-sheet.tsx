import { cx } from '@/components/kit/ui/cx'
import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { StockRow, StockSheet } from '@/hooks/office/stock/use-stock'
import type { useCountCheck, useStockCount } from '@/hooks/office/stock/use-stock-count'
import { toSentence } from '@/messages/kit/errors'
import { stock, stockCount as texts } from '@/messages/office/stock/stock'

import { DENSE_CONTROL } from '@/components/office/kit/dense-control'

type Count = ReturnType<typeof useStockCount>

interface CountSheetProps {
  sheet: StockSheet
  count: Count
  check: ReturnType<typeof useCountCheck>['check']
  onStartOver: () => void
}

/** Sheet for a stock count: empty boxes in print, input fields on screen. */
export function CountSheet({ sheet, count, check, onStartOver }: CountSheetProps) {
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const isEmpty = count.lines.length === 0 || count.faultCount > 0
    setMissing(isEmpty)
    if (!isEmpty) void check.run(count.lines)
  }
  const print = () => {
    count.begin()
    window.print()
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-sm text-ink-soft">{texts.asOf(sheet.at)}</p>
      {sheet.is_cut && <p className="mt-1 text-sm text-warn">{texts.cut}</p>}
      <Sheet items={sheet.items} count={count} />
      {check.error && <ErrorNotice sentence={toSentence(check.error)} className="mt-3 max-w-xl" />}
      <div className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-3 print:hidden">
        <Button type="submit" size="small" isLoading={check.isRunning}>
          {texts.check}
        </Button>
        <Button variant="secondary" size="small" onClick={print}>
          {texts.print}
        </Button>
        <Button variant="quiet" size="small" onClick={onStartOver}>
          {texts.startOver}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {isMissing && count.lines.length === 0
            ? texts.nothing
            : texts.entered(count.lines.length)}
        </p>
      </div>
    </form>
  )
}

function Sheet({ items, count }: { items: readonly StockRow[]; count: Count }) {
  return (
    <table className="mt-2 w-full text-sm">
      <caption className="sr-only">{texts.title}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="h-9 pr-4 font-normal">
            {stock.columns.title}
          </th>
          <th scope="col" className="h-9 pr-4 font-normal max-md:hidden print:table-cell">
            {stock.columns.sku}
          </th>
          <th scope="col" className="h-9 pr-4 text-right font-normal">
            {stock.columns.onHand}
          </th>
          <th scope="col" className="h-9 w-20 font-normal md:w-28">
            {texts.counted}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <SheetRow key={item.sku} {...{ item, count }} />
        ))}
      </tbody>
    </table>
  )
}

function SheetRow({ item, count }: { item: StockRow; count: Count }) {
  const isFaulty = count.isFaulty(item.sku)
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-1 pr-4 text-left font-medium break-words">
        {item.title}
      </th>
      <td className="py-1 pr-4 figures text-ink-soft max-md:hidden print:table-cell">{item.sku}</td>
      <td className="py-1 pr-4 text-right figures">{count.seenOf(item)}</td>
      <td className="py-1">
        <input
          name={`count-${item.sku}`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          aria-label={texts.countedOf(item.title)}
          aria-invalid={isFaulty ? true : undefined}
          value={count.textOf(item.sku)}
          onChange={({ target }) => count.type(item.sku, target.value)}
          className={cx(DENSE_CONTROL, 'figures')}
        />
        {isFaulty && <p className="text-xs text-bad">{texts.countFault}</p>}
      </td>
    </tr>
  )
}
