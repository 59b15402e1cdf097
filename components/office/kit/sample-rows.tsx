import type { ReactNode } from 'react'

import { SampleList } from '@/components/kit/ui/sample-list'
import { isSampleEmail } from '@/domain/kit/sample'
import { samples } from '@/messages/kit/samples'

interface SampleRowsProps {
  rows: readonly { email: string }[]
  children: ReactNode
}

/** Marks sample data once above a list, also in a mixed one, because each entry's own page marks it, too. */
export function SampleRows({ rows, children }: SampleRowsProps) {
  return (
    <SampleList areSamples={rows.map(({ email }) => isSampleEmail(email))} mixed={samples.some}>
      {children}
    </SampleList>
  )
}
