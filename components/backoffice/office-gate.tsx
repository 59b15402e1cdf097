import type { ReactNode } from 'react'

import { MembersOnly } from '@/components/layout/members-only'
import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { LinkButton } from '@/components/ui/link-button'
import { Skeleton } from '@/components/ui/skeleton'
import { ADMIN_FLAG } from '@/domain/constants'
import { useAuth } from '@/hooks/use-auth'
import { useLogOut } from '@/hooks/use-log-out'
import { useUserUpdate } from '@/hooks/use-settings'
import { useIsSlow } from '@/hooks/use-is-slow'
import { backoffice as texts } from '@/messages/backoffice'
import { chrome } from '@/messages/chrome'

/** Admits staff with a second factor. Not a security boundary: the API enforces access. */
export function OfficeGate({ children }: { children: ReactNode }) {
  return (
    <MembersOnly>
      <Door>{children}</Door>
    </MembersOnly>
  )
}

function Door({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  if (!user) return <Unknown />
  if (user.is_admin !== ADMIN_FLAG) return <Refused email={user.email} />
  return user.needs_second_factor ? <FactorMissing /> : children
}

function Unknown() {
  const isSlow = useIsSlow(true)
  const { reload } = useUserUpdate()
  return (
    <div className="wrap flex min-h-dvh flex-col gap-6 py-14">
      {isSlow ? (
        <ErrorNotice
          sentence={texts.accountLate}
          onRetry={() => void reload()}
          className="max-w-xl"
        />
      ) : (
        <p role="status" className="sr-only">
          {chrome.loading}
        </p>
      )}
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

function Refused({ email }: { email: string }) {
  const signOut = useLogOut()
  return (
    <article className="wrap flex-1 py-14 lg:py-24">
      <h1 className="max-w-4xl text-4xl">{texts.refusedTitle}</h1>
      <p className="mt-6 max-w-read text-lg text-ink-soft">{texts.refused(email)}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/">{texts.toShop}</LinkButton>
        <Button variant="secondary" onClick={() => void signOut()}>
          {texts.refusedOther}
        </Button>
      </div>
    </article>
  )
}

function FactorMissing() {
  return (
    <article className="wrap flex-1 py-14 lg:py-24">
      <h1 className="max-w-4xl text-4xl">{texts.factorTitle}</h1>
      <p className="mt-6 max-w-read text-lg text-ink-soft">{texts.factor}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <LinkButton href="/dashboard/settings">{texts.factorLink}</LinkButton>
        <LinkButton href="/" variant="secondary">
          {texts.toShop}
        </LinkButton>
      </div>
    </article>
  )
}
