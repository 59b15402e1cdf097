import { useEffect, useId, useRef } from 'react'

import { faultSentences } from '@/messages/account/addresses/addresses'

interface FaultSummaryProps<Field extends string> {
  faults: readonly { field: Field; text: string }[]
  /** Number of failed submits; when it increases, the summary takes focus. */
  failedSubmits: number
  onGo: (field: Field) => void
}

export function FaultSummary<Field extends string>(props: FaultSummaryProps<Field>) {
  const { faults, failedSubmits, onGo } = props
  const ref = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (failedSubmits > 0) ref.current?.focus()
  }, [failedSubmits])
  if (faults.length === 0) return null
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      className="mb-8 border-l-2 border-bad bg-surface px-5 py-4"
    >
      <h2 id={id} className="font-semibold">
        {faultSentences.summary(faults.length)}
      </h2>
      <ul className="mt-2 flex flex-col">
        {faults.map(({ field, text }) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => onGo(field)}
              className="min-h-dense text-left text-bad link"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
