import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { Skeleton } from '@/components/kit/ui/skeleton'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { backoffice as texts } from '@/messages/office/overview/overview'

import { CommandEntry } from './command-entry'
import { OfficeAccount } from './office-account'
import { OfficeGate } from './office-gate'
import { OfficeNavigation } from './office-navigation'
import { PagePermission } from './page-permission'

interface OfficeFrameProps extends Omit<OfficePage, 'body'> {
  children: ReactNode
}

const SKIP =
  'fixed top-3 left-3 z-50 -translate-y-24 rounded bg-volt px-4 py-3 font-medium text-ink focus:translate-y-0'

export function OfficeFrame(props: OfficeFrameProps) {
  const { title, lead, back, zone = texts.zone(), isBare, children } = props
  if (isBare) return <OfficeGate>{children}</OfficeGate>
  return (
    <div data-office className="contents">
      <OfficeGate>
        <div className="flex min-h-dvh flex-1 flex-col lg:flex-row">
          <a href="#office" className={SKIP}>
            {texts.skip}
          </a>
          <div className="bg-ink text-paper lg:w-60 lg:shrink-0 print:hidden">
            <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto">
              <div className="flex items-center justify-between gap-3 px-5 pt-3 lg:flex-col lg:items-stretch lg:px-4 lg:pt-5">
                <Link
                  href="/backoffice"
                  className="inline-flex min-h-touch items-center font-semibold lg:px-2"
                >
                  {texts.name}
                </Link>
                <CommandEntry />
              </div>
              <OfficeNavigation />
              <OfficeAccount zone={zone} />
            </div>
          </div>
          <div
            id="office"
            tabIndex={-1}
            className="min-w-0 flex-1 px-5 py-5 outline-none lg:px-8 lg:py-6 xl:px-10"
          >
            <PagePermission>
              {back && (
                <Link
                  href={back.href}
                  className="-mt-2 inline-flex min-h-touch items-center gap-2 text-sm link"
                >
                  <ArrowLeft aria-hidden="true" className="size-4" />
                  {back.title}
                </Link>
              )}
              {title ? <h1 className="text-2xl">{title}</h1> : <Skeleton className="h-8 w-48" />}
              {lead && <p className="mt-1 max-w-read text-sm text-ink-soft">{lead}</p>}
              <div className="mt-5">{children}</div>
            </PagePermission>
          </div>
        </div>
      </OfficeGate>
    </div>
  )
}
