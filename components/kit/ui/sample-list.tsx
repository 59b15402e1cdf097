import { createContext, useContext, type ReactNode } from 'react'

import { samples } from '@/messages/kit/samples'

import { Badge } from './badge'

const IsMarkedAbove = createContext(false)

interface SampleListProps {
  /** Whether each entry is sample data. */
  areSamples: readonly boolean[]
  /** Text that marks a mixed list once, too. */
  mixed?: (count: number, all: number) => string
  className?: string
  children: ReactNode
}

/** Marks a list that contains only sample data once, above it. In other lists, each sample has its own mark. */
export function SampleList({ areSamples, mixed, className = 'mb-3', children }: SampleListProps) {
  const count = areSamples.filter(Boolean).length
  const text = count === areSamples.length ? samples.all : mixed?.(count, areSamples.length)
  const isMarkedOnce = count > 0 && text !== undefined
  return (
    <IsMarkedAbove value={isMarkedOnce}>
      {isMarkedOnce && (
        <p className={`flex items-center gap-2 text-sm text-ink-soft ${className}`}>
          <Badge>{samples.mark}</Badge>
          {text}
        </p>
      )}
      {children}
    </IsMarkedAbove>
  )
}

export function SampleMark() {
  return useContext(IsMarkedAbove) ? null : <Badge>{samples.mark}</Badge>
}
