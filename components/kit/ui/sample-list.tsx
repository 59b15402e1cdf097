import { createContext, useContext, type ReactNode } from 'react'

import { samples } from '@/messages/kit/samples'

import { Badge } from './badge'

const IsMarkedAbove = createContext(false)

interface SampleListProps {
  /** Whether each entry is sample data. */
  areSamples: readonly boolean[]
  className?: string
  children: ReactNode
}

/** Marks a list that contains only sample data once, above it. In other lists, each sample has its own mark. */
export function SampleList({ areSamples, className = 'mb-3', children }: SampleListProps) {
  const isMarkedOnce = areSamples.length > 0 && areSamples.every(Boolean)
  return (
    <IsMarkedAbove value={isMarkedOnce}>
      {isMarkedOnce && (
        <p className={`flex items-center gap-2 text-sm text-ink-soft ${className}`}>
          <Badge>{samples.mark}</Badge>
          {samples.all}
        </p>
      )}
      {children}
    </IsMarkedAbove>
  )
}

export function SampleMark() {
  return useContext(IsMarkedAbove) ? null : <Badge>{samples.mark}</Badge>
}
