import { Kept } from '@/components/ui/kept'

import type { SpareProps } from './spare-facts'

const load = () => import('./spare-facts')

/** The facts of a part in a browser: the markup of the server, and its code a moment later. */
export function SpareFacts(props: SpareProps) {
  return (
    <Kept load={load} of={props.spare.id} waiting={<div className="min-h-screen" />}>
      {(module) => <module.SpareFacts {...props} />}
    </Kept>
  )
}
