import type { ReactNode } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { chrome } from '@/messages/kit/chrome'
import { toSentence } from '@/messages/kit/errors'

import { ErrorNotice } from './error-notice'
import { Skeleton } from './skeleton'

type State<Data> =
  { status: 'loading' } | { status: 'ready'; data: Data } | { status: 'failed'; error: ApiError }

interface LoadedProps<Data> {
  state: State<Data>
  onRetry: () => void
  /** Placeholder shown while loading; three bars by default. */
  placeholder?: ReactNode
  children: (data: Data) => ReactNode
}

export function Loaded<Data>({ state, onRetry, placeholder, children }: LoadedProps<Data>) {
  if (state.status === 'ready') return children(state.data)
  if (state.status === 'failed') {
    return <ErrorNotice sentence={toSentence(state.error)} onRetry={onRetry} className="max-w-xl" />
  }
  return (
    <div>
      <p role="status" className="sr-only">
        {chrome.loading}
      </p>
      {placeholder ?? <Bars />}
    </div>
  )
}

function Bars() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-20 w-full" />
    </div>
  )
}
