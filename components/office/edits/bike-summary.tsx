import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { Price } from '@/components/kit/ui/price'
import type { BikeEditPreview, useBikeForm } from '@/hooks/office/edits/use-edits'
import { edits as texts } from '@/messages/office/edits/edits'
import { toSentence } from '@/messages/kit/errors'

type SummaryProps = ReturnType<typeof useBikeForm>['preview'] & {
  /** Number of bikes in the order line that stay unchanged. */
  others: number
}

export function BikeSummary({ state, retry, others }: SummaryProps) {
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={retry} />
  }
  return (
    <section aria-label={texts.summary} aria-live="polite" className="border-y border-line py-2">
      {state.status === 'ready' ? <Changes {...state.data} others={others} /> : texts.computing}
    </section>
  )
}

type ChangesProps = BikeEditPreview & Pick<SummaryProps, 'others'>

function Changes({ fault, message, changes, others, ...effect }: ChangesProps) {
  const { due, refund, goes_to, ...dates } = effect
  const { old_date, new_date } = dates
  if (fault === 'nothing') return <p className="text-ink-soft">{texts.fault(fault, '')}</p>
  return (
    <>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      {fault !== null && <p className="mt-2 text-bad">{texts.fault(fault, message)}</p>}
      {fault === null && others > 0 && <p className="mt-2">{texts.othersStay(others)}</p>}
      {fault === null && due > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-medium">
          {texts.pays} <Price amount={due} />
        </p>
      )}
      {fault === null && refund === 0 && due === 0 && <p className="mt-2">{texts.costsSame}</p>}
      {fault === null && refund > 0 && (
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-medium">
          {texts.gets(goes_to)} <Price amount={refund} />
        </p>
      )}
      {fault === null && old_date !== null && new_date !== null && old_date !== new_date && (
        <p className="mt-2">{texts.later(old_date, new_date)}</p>
      )}
    </>
  )
}
