import { useEffect, useRef } from 'react'

import { checkout as texts } from '@/messages/checkout'
import type { FormField } from '@/domain/checkout-form'

interface FaultSummaryProps {
  faults: readonly { field: FormField; text: string }[]
  /** Changes with each press that found faults; the summary then takes the focus. */
  refusals: number
  onGo: (field: FormField) => void
}

/** All faults of the form in one list above it; each leads to its field. */
export function FaultSummary({ faults, refusals, onGo }: FaultSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.focus()
  }, [refusals])
  if (faults.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby="checkout-faults"
      className="mb-8 border-l-2 border-bad bg-surface px-5 py-4"
    >
      <h2 id="checkout-faults" className="font-semibold">
        {texts.faultSummary(faults.length)}
      </h2>
      <ul className="mt-2 flex flex-col">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGo(field)}
              className="min-h-8 text-left text-bad link"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
