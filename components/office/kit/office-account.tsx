import Link from 'next/link'

import { fullName } from '@/domain/kit/person-name'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { useLogOut } from '@/hooks/account/auth/use-log-out'
import { backoffice as texts } from '@/messages/office/overview/overview'

/** On phones, part of the open menu. */
export function OfficeAccount({ zone }: { zone: string }) {
  const { user } = useAuth()
  const signOut = useLogOut()
  return (
    <div className="flex flex-wrap items-center gap-x-5 border-t border-stage-line px-5 text-sm max-lg:hidden max-lg:peer-has-[>button[aria-expanded=true]]:flex lg:mt-auto lg:px-6 lg:py-4">
      <p className="min-w-0 flex-1 truncate text-stage-mist lg:basis-full" title={user?.email}>
        <span className="sr-only">{texts.loggedInAs} </span>
        {user && fullName(user)}
      </p>
      <Link href="/" className="inline-flex min-h-touch items-center link">
        {texts.toShop}
      </Link>
      <button
        type="button"
        onClick={() => void signOut()}
        className="inline-flex min-h-touch items-center link"
      >
        {texts.signOut}
      </button>
      <p className="hidden basis-full text-xs text-stage-mist lg:block">{zone}</p>
    </div>
  )
}
