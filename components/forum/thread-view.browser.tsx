import { Kept } from '@/components/ui/kept'

import type { ThreadProps } from './thread-view'

const load = () => import('./thread-view')

/** A page of a thread, in a browser: the markup of the server, and its code a moment later. */
export function ThreadView(props: ThreadProps) {
  return (
    <Kept load={load} of={`${props.id} ${props.page}`} waiting={<div className="min-h-screen" />}>
      {(module) => <module.ThreadView {...props} />}
    </Kept>
  )
}
