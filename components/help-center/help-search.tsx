import { useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { HelpQuery } from '@/domain/help-center'

import { HelpField } from './help-field'

const load = () => import('./help-form')

/**
 * The search: a plain form that becomes a combobox when its code is loaded. If the user types earlier, the plain form
 * stays, so that nothing changes while typing.
 */
export function HelpSearch({ query }: { query: HelpQuery }) {
  const [isTouched, setTouched] = useState(false)
  const module = useLazyModule(load, !isTouched)
  if (module && !isTouched) return <module.HelpForm query={query} />
  return (
    <HelpField input={{ type: 'text', defaultValue: query.q, onFocus: () => setTouched(true) }} />
  )
}
