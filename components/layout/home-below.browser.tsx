import { Kept } from '@/components/ui/kept'

import type { HomeBelowProps } from './home-below'

const load = () => import('./home-below')

/** The lower part of the home page in a browser: the markup of the server, and its code when the visitor comes near. */
export function HomeBelow(props: HomeBelowProps) {
  return (
    <Kept load={load} waiting={<div className="min-h-screen" />}>
      {(module) => <module.HomeBelow {...props} />}
    </Kept>
  )
}
