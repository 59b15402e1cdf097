import { useEffect, useRef } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { DelayPreview, useDelayReport } from '@/hooks/office/delays/use-delays'
import { useModal } from '@/hooks/kit/use-modal'
import { delays as texts, moveDatesDialog } from '@/messages/office/delays/delays'
import { toSentence } from '@/messages/kit/errors'
import { dateLong } from '@/utils/format'

import { OfficeCell } from '@/components/office/kit/office-table'

type Report = ReturnType<typeof useDelayReport>

interface DelayPreviewProps {
  report: Report
  shown: NonNullable<Report['shown']>
}

/** Dry run: each order with its old and new date, before buyers are notified. */
export function DelayPreviewPart({ report: { apply, leave }, shown }: DelayPreviewProps) {
  const { ask } = useModal()
  const heading = useRef<HTMLHeadingElement>(null)
  const { preview, cause, hasMoved } = shown
  const { title, orders, waiting, moving, replaces } = preview
  // Focus the heading, so that keyboard users continue here.
  useEffect(() => heading.current?.focus(), [])
  const press = async () => {
    if (await ask(moveDatesDialog(moving, preview.has_mail))) await apply.run(shown)
  }
  return (
    <section aria-labelledby="delay-preview" className="text-sm">
      <h2 ref={heading} id="delay-preview" tabIndex={-1} className="text-xl outline-none">
        {texts.previewTitle(title)}
      </h2>
      <div role="status" className="mt-2">
        {hasMoved && <p className="font-medium text-bad">{texts.moved}</p>}
        <p>{moving === 0 ? texts.nothing(waiting) : texts.moving(preview)}</p>
        {moving > 0 && <p className="text-ink-soft">“{cause}”</p>}
        {replaces && <p className="text-ink-soft">{texts.replaces}</p>}
      </div>
      {apply.error && <ErrorNotice sentence={toSentence(apply.error)} className="mt-3 max-w-xl" />}
      <div className="sticky top-0 z-10 flex flex-wrap gap-3 bg-paper py-3">
        {moving > 0 && (
          <Button size="small" isLoading={apply.isRunning} onClick={() => void press()}>
            {texts.apply(moving)}
          </Button>
        )}
        <Button variant="secondary" size="small" onClick={leave}>
          {texts.back}
        </Button>
      </div>
      {orders.length < waiting && <p className="mb-2">{texts.cut(orders.length)}</p>}
      <Dates orders={orders} />
    </section>
  )
}

function Dates({ orders }: { orders: DelayPreview['orders'] }) {
  const { number, name, old, new: next } = texts.columns
  return (
    <table className="w-full">
      <caption className="sr-only">{texts.list}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left text-ink-soft">
          {[number, name, old, next].map((title) => (
            <th
              key={title}
              scope="col"
              className={`h-9 pr-4 font-normal ${title === name ? 'max-md:hidden' : ''}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number} className="border-b border-line max-md:*:py-2 md:h-9">
            <th scope="row" className="pr-4 text-left figures font-medium">
              {order.number}
              <span className="block font-sans font-normal text-ink-soft md:hidden">
                {order.name}
              </span>
            </th>
            <OfficeCell isWide>{order.name}</OfficeCell>
            <OfficeCell className="text-ink-soft">{dateLong(order.old)}</OfficeCell>
            <OfficeCell className="font-semibold">
              {order.new === order.old ? texts.same : dateLong(order.new)}
            </OfficeCell>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
