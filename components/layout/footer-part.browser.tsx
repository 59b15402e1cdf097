import { Kept } from '@/components/ui/kept'

import type { FooterProps } from './footer'

const load = () => import('./footer-part')

/** The footer in a browser: server-rendered markup, hydrated only when it enters the viewport. */
export function FooterPart(props: FooterProps) {
  return (
    <Kept load={load} waiting={<div className="min-h-160 bg-ink" />}>
      {(module) => <module.FooterPart {...props} />}
    </Kept>
  )
}
