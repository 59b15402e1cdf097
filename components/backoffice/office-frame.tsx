import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'

import { useAuth } from '@/hooks/use-auth'
import { useLogOut } from '@/hooks/use-log-out'
import { backoffice as texts } from '@/messages/backoffice'

import { OfficeGate } from './office-gate'
import { OfficeNavigation } from './office-navigation'

interface OfficeFrameProps {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  /** The list that the page belongs to. */
  back?: { href: string; title: string }
  /** Whose clocks the page shows; those of the shop by default. */
  zone?: string
  children: ReactNode
}

const SKIP =
  'fixed top-3 left-3 z-50 -translate-y-24 rounded bg-ink px-4 py-3 font-medium text-paper focus:translate-y-0'

/** Every page of the back-office: its name, its navigation, who is logged in, and the ways out. */
export function OfficeFrame({ title, lead, back, zone = texts.zone, children }: OfficeFrameProps) {
  return (
    <OfficeGate>
      <div className="wrap min-h-dvh flex-1 pb-14 lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
        <a href="#office" className={SKIP}>
          {texts.skip}
        </a>
        <div className="py-5 lg:border-r lg:border-line lg:py-8 lg:pr-6 print:hidden">
          <div className="flex flex-col gap-4 lg:sticky lg:top-8 lg:gap-6">
            <p className="text-lg font-semibold">{texts.name}</p>
            <OfficeNavigation />
            <Account zone={zone} />
          </div>
        </div>
        <div id="office" tabIndex={-1} className="min-w-0 outline-none lg:py-8">
          {back && (
            <Link href={back.href} className="inline-flex min-h-touch items-center gap-2 link">
              <ArrowLeft aria-hidden="true" className="size-4" />
              {back.title}
            </Link>
          )}
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="mt-2 max-w-read text-ink-soft">{lead}</p>}
          <div className="mt-6">{children}</div>
        </div>
      </div>
    </OfficeGate>
  )
}

function Account({ zone }: { zone: string }) {
  const { user } = useAuth()
  const signOut = useLogOut()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line text-sm lg:flex-col lg:items-start lg:border-t lg:pt-5">
      <p className="max-w-full min-w-0">
        <span className="text-ink-soft">{texts.loggedInAs} </span>
        <span className="block truncate font-medium" title={user?.email}>
          {user?.name} {user?.last_name}
        </span>
      </p>
      <button
        type="button"
        onClick={() => void signOut()}
        className="inline-flex min-h-touch items-center link"
      >
        {texts.signOut}
      </button>
      <Link href="/" className="inline-flex min-h-touch items-center link">
        {texts.toShop}
      </Link>
      <p className="basis-full text-ink-soft">{zone}</p>
    </div>
  )
}
