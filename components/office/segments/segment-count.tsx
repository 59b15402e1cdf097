import Link from 'next/link'

import type { Segment, SegmentForm } from '@/contract/office/segments/segments'
import { useFormCount, useSegmentCount } from '@/hooks/office/segments/use-segments'
import { segments as texts } from '@/messages/office/segments/segments'

export function SegmentCount({ segment }: { segment: Segment }) {
  const { state } = useSegmentCount(segment)
  if (state.status === 'loading') return texts.counting
  return (
    <Link
      href={`/backoffice/customers?segment=${segment.id}`}
      aria-label={texts.showOf(segment.name)}
      className="relative z-10 inline-flex min-h-touch items-center link lg:min-h-6"
    >
      {state.status === 'failed' ? texts.show : texts.counted(state.data)}
    </Link>
  )
}

/** Counts unsaved conditions. */
export function FormCount({ form }: { form: SegmentForm }) {
  const { state, isSound } = useFormCount(form)
  const count =
    !isSound || state.status === 'failed'
      ? texts.notCounted
      : state.status === 'loading'
        ? texts.counting
        : texts.counted(state.data)
  return (
    <p role="status" className="mt-4">
      <span className="text-ink-soft">{texts.countNow}:</span> <strong>{count}</strong>
    </p>
  )
}
