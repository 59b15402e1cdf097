import { useState } from 'react'

import { useLazyModule } from '@/platform/lazy-loading/use-lazy-module'
import type { HelpQuery } from '@/domain/community/help-center/help-center'

import { HelpField } from './help-field'

const load = () => import('./help-form')

/** Becomes a combobox once its code has loaded; stays a plain form if the user focuses it earlier. */
export function HelpSearch({ query }: { query: HelpQuery }) {
  const [isTouched, setTouched] = useState(false)
  const module = useLazyModule(load, !isTouched)
  if (module && !isTouched) return <module.HelpForm query={query} />
  return (
    <HelpField input={{ type: 'text', defaultValue: query.q, onFocus: () => setTouched(true) }} />
  )
}
