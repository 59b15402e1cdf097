import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useModal } from '@/hooks/kit/use-modal'
import type { PricePreview, usePriceChange } from '@/hooks/office/goods/use-price-change'
import { bikes } from '@/messages/office/bikes/bikes'
import { toSentence } from '@/messages/kit/errors'
import { applyPricesDialog, priceTexts as texts } from '@/messages/office/goods/prices'
import { money } from '@/utils/format'

import { Touched } from './touched'
import { Part } from '@/components/office/kit/part'

type Change = ReturnType<typeof usePriceChange>

interface PricePreviewProps {
  change: Change
  shown: NonNullable<Change['shown']>
}

export function PricePreviewPart({ change, shown }: PricePreviewProps) {
  const { ask } = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  const { planned, preview, hasMoved } = shown
  const { lines, changing } = preview
  // Focus the heading, so that keyboard users continue here.
  useEffect(() => heading.current?.focus(), [])
  const press = async () => {
    if (await ask(applyPricesDialog(changing, planned.starts_at))) await change.apply.run(shown)
  }
  return (
    <section aria-labelledby="price-preview" className="text-sm">
      <h2 ref={heading} id="price-preview" tabIndex={-1} className="text-xl outline-none">
        {texts.previewTitle}
      </h2>
      <div role="status" className="mt-2">
        {hasMoved && <p className="font-medium text-bad">{texts.moved}</p>}
        <p>{changing === 0 ? texts.nothing : texts.changing(changing, lines.length)}</p>
      </div>
      {change.apply.error && (
        <ErrorNotice sentence={toSentence(change.apply.error)} className="mt-3 max-w-xl" />
      )}
      <div className="sticky top-0 z-10 flex flex-wrap gap-3 bg-paper py-3">
        {changing > 0 && (
          <Button size="small" isLoading={change.apply.isRunning} onClick={() => void press()}>
            {texts.apply(changing, planned.starts_at !== null)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={change.leave}>
          {texts.back}
        </Button>
      </div>
      <PriceLines lines={lines} />
      {preview.touched && (
        <div className="mt-8 max-w-read">
          <Part title={bikes.pricesTouched} empty={null}>
            <Touched touched={preview.touched} none={bikes.pricesNone} />
            <p className="mt-2 text-ink-soft">
              {bikes.ordersStay} {bikes.guests}
            </p>
          </Part>
        </div>
      )}
    </section>
  )
}

/** Table of price changes. Lists prices that stay unchanged first, because they are unexpected. */
function PriceLines({ lines }: { lines: PricePreview['lines'] }) {
  const { title, old, new: next, difference } = texts.columns
  const staying = lines.filter(({ refusal }) => refusal !== null)
  const rows = [...staying, ...lines.filter(({ refusal }) => refusal === null)]
  return (
    <table className="w-full">
      <caption className="sr-only">{texts.previewTitle}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          <th scope="col" className="h-9 pr-4 font-normal">
            {title}
          </th>
          <th scope="col" className="h-9 pl-4 text-right font-normal">
            {old}
          </th>
          <th scope="col" className="h-9 pl-4 text-right font-normal">
            {next}
          </th>
          <th scope="col" className="h-9 pl-4 text-right font-normal max-md:hidden">
            {difference}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((line) => (
          <tr key={`${line.product_id} ${line.variant}`} className="border-b border-line md:h-9">
            <th scope="row" className="py-1 pr-4 text-left font-medium break-words">
              {line.title}
              {line.refusal && (
                <span className="font-normal text-warn"> ({texts.refusal(line.refusal)})</span>
              )}
            </th>
            <td className="pl-4 text-right figures text-ink-soft">{money(line.old)}</td>
            <td className="pl-4 text-right figures font-semibold">
              {line.refusal ? '–' : money(line.new)}
            </td>
            <td className="pl-4 text-right figures text-ink-soft max-md:hidden">
              {line.refusal ? '–' : texts.difference(line.old, line.new)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
