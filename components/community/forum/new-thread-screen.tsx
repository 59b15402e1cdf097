import { useRouter } from 'next/router'

import { LazyPart } from '@/components/kit/ui/lazy-part'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Skeleton } from '@/components/kit/ui/skeleton'
import { loginAddress, registerAddress } from '@/domain/kit/continue-path'
import { useAuth } from '@/hooks/account/auth/use-auth'
import { forum as texts } from '@/messages/community/forum/forum'

import { ForumFrame } from './forum-frame'
import type { NewThreadScreenProps } from './new-thread-form'

/** Lets members create a thread; guests log in first and return here. */
export function NewThreadScreen(props: NewThreadScreenProps) {
  const { isUserLoggedIn } = useAuth()
  return (
    <ForumFrame back={{ href: '/forum/1', isHistory: true }}>
      <header className="mt-4 lg:mt-8">
        <h1 className="text-4xl">{texts.newTitle}</h1>
        <p className="mt-3 max-w-read text-lg text-ink-soft">{texts.newLead}</p>
      </header>
      {isUserLoggedIn ? <Form {...props} /> : <Invitation />}
    </ForumFrame>
  )
}

function Invitation() {
  const { asPath } = useRouter()
  return (
    <div className="mt-10 border-t border-line pt-6">
      <p className="max-w-read">{texts.guestText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={loginAddress(asPath)}>{texts.loginToWrite}</LinkButton>
        <LinkButton href={registerAddress(asPath)} variant="secondary">
          {texts.register}
        </LinkButton>
      </div>
    </div>
  )
}

const load = () => import('./new-thread-form')

/** Lazy-loaded, because only members need the form. */
function Form(props: NewThreadScreenProps) {
  return (
    <LazyPart load={load} fallback={<Skeleton className="mt-10 h-96 max-w-read" />}>
      {({ NewThreadForm }) => <NewThreadForm {...props} />}
    </LazyPart>
  )
}
