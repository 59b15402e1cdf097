import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import { subtractCents, ZERO } from '@/domain/kit/money'
import type { useDraftForm } from '@/hooks/office/drafts/use-drafts'
import { drafts as texts } from '@/messages/office/drafts/drafts'
import { toSentence } from '@/messages/kit/errors'

type PriceProps = Pick<ReturnType<typeof useDraftForm>, 'quote' | 'request'>

export function DraftPrice({ quote, request: { state, retry } }: PriceProps) {
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  if (!quote) return null
  const { lines, totals } = quote
  const rows = [
    ...lines.map(({ title, detail, count, total }) => ({
      label: `${count} × ${[title, detail].filter(Boolean).join(', ')}`,
      amount: total,
    })),
    ...(totals.discount > 0
      ? [{ label: texts.discount, amount: subtractCents(ZERO, totals.discount) }]
      : []),
    { label: texts.shipping, amount: totals.shipping },
    { label: totals.tax_title, amount: totals.tax },
    { label: texts.total, amount: totals.total },
  ]
  return (
    <section aria-label={texts.quote} aria-live="polite" className="border-y border-line py-2">
      {state.status === 'loading' && <p className="text-ink-soft">{texts.computing}</p>}
      <dl>
        {rows.map(({ label, amount }, index) => (
          <div
            key={index}
            className="flex justify-between gap-4 py-0.5 last:mt-1 last:border-t last:border-line last:pt-1 last:font-medium"
          >
            <dt className="min-w-0 break-words">{label}</dt>
            <dd>
              <Price amount={amount} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
