import { Kept } from '@/components/ui/kept'
import { spareSearchAddress } from '@/domain/spare-address'

import type { SparesProps } from './spares-results'

const load = () => import('./spares-results')

/** What a search found, in a browser: the markup of the server, and its code a moment later. */
export function SparesResults(props: SparesProps) {
  return (
    <Kept
      load={load}
      of={spareSearchAddress(props.query)}
      waiting={<div className="min-h-screen" />}
    >
      {(module) => <module.SparesResults {...props} />}
    </Kept>
  )
}
