import type { ReactNode } from 'react'

import { LinkButton } from '@/components/kit/ui/link-button'
import { useSupport } from '@/hooks/community/support/use-support'
import { faultPages } from '@/messages/kit/fault-pages'

import { PageHead } from './page-head'
import { SupportFacts } from './support-facts'

interface FaultScreenProps {
  status: 404 | 500
  title: string
  lead: string
  children?: ReactNode
}

export function FaultScreen({ status, title, lead, children }: FaultScreenProps) {
  const { email } = useSupport()
  return (
    <article className="wrap flex min-h-dvh flex-1 flex-col py-14 lg:py-24">
      <PageHead title={title} isHidden />
      <p className="figures text-ink-soft">{status}</p>
      <h1 className="mt-4 max-w-4xl text-5xl">{title}</h1>
      <p className="mt-6 max-w-read text-lg text-ink-soft">{lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {children}
        <LinkButton href="/configurator" variant={children ? 'secondary' : 'primary'}>
          {faultPages.bikes}
        </LinkButton>
        <LinkButton href={`mailto:${email}`} variant="secondary">
          {faultPages.help}
        </LinkButton>
      </div>
      <SupportFacts className="mt-16 lg:w-1/2" />
    </article>
  )
}
