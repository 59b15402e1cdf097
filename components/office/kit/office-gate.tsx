import type { ReactNode } from 'react'

import { MembersOnly } from '@/components/kit/layout/members-only'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { ADMIN_FLAG } from '@/domain/kit/constants'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLogOut } from '@/hooks/account/auth/use-log-out'
import { useUserUpdate } from '@/hooks/account/profile/use-settings'
import { useIsSlow } from '@/hooks/kit/use-is-slow'
import { backoffice as texts } from '@/messages/office/overview/overview'
import { chrome } from '@/messages/kit/chrome'

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
