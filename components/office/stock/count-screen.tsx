import { useState } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { useStockSheet, type StockSheet } from '@/hooks/office/stock/use-stock'
import { useCountCheck, useStockCount } from '@/hooks/office/stock/use-stock-count'
import { stock, stockCount as texts } from '@/messages/office/stock/stock'

import { EmptyList, RowsPlaceholder } from '@/components/office/kit/list-parts'
import { CountCheckPart } from './count-check'
import { CountSheet } from './count-sheet'
import { StockFilters } from './stock-filters'

export function CountScreen() {
  const { sheet, sheetKey, filter, go } = useStockSheet()
  return (
    <>
      <StockFilters filter={filter} onChange={go} />
      <div className="mt-4">
        <Loaded state={sheet.state} onRetry={sheet.retry} placeholder={<RowsPlaceholder />}>
          {(data) =>
            data.items.length === 0 ? (
              <EmptyList title={stock.noMatch} hint={stock.noMatchHint} />
            ) : (
              <Counting key={sheetKey} {...{ sheetKey }} sheet={data} onRenew={sheet.renew} />
            )
          }
        </Loaded>
      </div>
    </>
  )
}

interface CountingProps {
  sheet: StockSheet
  sheetKey: string
  onRenew: () => void
}

function Counting({ sheet, sheetKey, onRenew }: CountingProps) {
  const count = useStockCount(sheet, sheetKey)
  const [applied, setApplied] = useState<number | null>(null)
  const checking = useCountCheck((changed) => {
    count.startOver()
    setApplied(changed)
    onRenew()
  })
  if (checking.checked) return <CountCheckPart checking={checking} lines={checking.checked} />
  return (
    <>
      {applied !== null && (
        <p role="status" className="mb-3 font-medium text-ok">
          {texts.applied(applied)}
        </p>
      )}
      <CountSheet
        {...{ sheet, count }}
        check={checking.check}
        onStartOver={() => {
          count.startOver()
          onRenew()
        }}
      />
    </>
  )
}
