import { useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { HelpQuery } from '@/domain/help-center'

import { HelpField } from './help-field'

const load = () => import('./help-form')

/**
 * The search: a plain form at first, which works by itself, and with its code a combobox. Who was quicker than the
 * code keeps the plain one, so that nothing changes under the hands.
 */
export function HelpSearch({ query }: { query: HelpQuery }) {
  const [isTouched, setTouched] = useState(false)
  const module = useLazyModule(load, !isTouched)
  if (module && !isTouched) return <module.HelpForm query={query} />
  return (
    <HelpField input={{ type: 'text', defaultValue: query.q, onFocus: () => setTouched(true) }} />
  )
}
