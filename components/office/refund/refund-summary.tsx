import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import type { useRefundForm } from '@/hooks/office/refund/use-refund-form'
import { toSentence } from '@/messages/kit/errors'
import { refund as texts } from '@/messages/office/refund/refund'

type SummaryProps = Pick<ReturnType<typeof useRefundForm>, 'preview' | 'state' | 'retry'>

export function RefundSummary({ preview, state, retry }: SummaryProps) {
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  const { fault, left, left_after, goes_to } = preview
  return (
    <section aria-label={texts.summary} aria-live="polite">
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-y border-line py-2">
        <dt>{texts.left}</dt>
        <dd>
          <Price amount={left} />
        </dd>
        {fault === null &&
          goes_to.map(({ title, amount }) => (
            <div key={title} className="contents font-medium">
              <dt>{texts.gets(title)}</dt>
              <dd>
                <Price amount={amount} />
              </dd>
            </div>
          ))}
        {fault === null && (
          <>
            <dt>{texts.leftAfter}</dt>
            <dd>
              <Price amount={left_after} />
            </dd>
          </>
        )}
      </dl>
      {fault !== null && fault !== 'nothing' && (
        <p className="mt-2 text-bad">{texts.fault(fault)}</p>
      )}
    </section>
  )
}
