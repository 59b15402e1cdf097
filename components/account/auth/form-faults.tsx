import { useEffect, useRef } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { ApiError } from '@/contract/kit/errors'
import { account as texts, failureSentence } from '@/messages/account/profile/account'

interface FormFaultsProps {
  faults: Partial<Record<string, string>>
  error: ApiError | null
  /** Number of failed submits; when it increases, the summary takes focus. */
  failedSubmits: number
}

export function FormFaults({ faults, error, failedSubmits }: FormFaultsProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failedSubmits > 0) ref.current?.focus()
  }, [failedSubmits])
  const found = Object.entries(faults).filter(([, text]) => text)
  if (found.length === 0 && !error) return null
  return (
    <div ref={ref} tabIndex={-1} className="mb-6">
      {error ? (
        <ErrorNotice sentence={failureSentence(error)} />
      ) : (
        <div role="alert" className="border-l-2 border-bad bg-surface px-4 py-3">
          <p className="font-semibold">{texts.faults(found.length)}</p>
          <ul className="mt-1 text-bad">
            {found.map(([field, text]) => (
              <li key={field}>{text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
