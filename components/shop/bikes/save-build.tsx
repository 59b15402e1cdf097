import { Bookmark } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { VisuallyHidden } from '@/components/kit/ui/visually-hidden'
import type { Build } from '@/domain/shop/bikes/bike'
import { loginAddress } from '@/domain/kit/continue-path'
import { useSaveBuild } from '@/hooks/shop/bikes/use-save-build'
import { toSentence } from '@/messages/kit/errors'
import { saveBuild as texts } from '@/messages/shop/bikes/save-build'

interface SaveBuildProps {
  slug: string
  title: string
  build: Build
  className?: string
}

/** Saves a build in the account; guests log in first and come back. */
export function SaveBuild({ slug, title, build, className = '' }: SaveBuildProps) {
  const { asPath } = useRouter()
  const { isKnown, isUserLoggedIn, isRunning, isSaved, error, save } = useSaveBuild(slug, build)
  const ofBike = <VisuallyHidden>{texts.ofBike(title)}</VisuallyHidden>
  if (!isKnown) return null
  if (!isUserLoggedIn) {
    return (
      <LinkButton href={loginAddress(asPath)} variant="secondary" className={className}>
        <Bookmark aria-hidden="true" className="size-4 shrink-0" />
        {texts.logIn}
        {ofBike}
      </LinkButton>
    )
  }
  return (
    <>
      {!isSaved && (
        <Button variant="secondary" isLoading={isRunning} onClick={save} className={className}>
          <Bookmark aria-hidden="true" className="size-4 shrink-0" />
          {texts.save}
          {ofBike}
        </Button>
      )}
      <p role="status" className="flex flex-wrap items-center gap-x-2 empty:hidden">
        {isSaved && (
          <>
            {texts.saved}
            <Link href="/dashboard/builds" className="inline-flex min-h-touch items-center link">
              {texts.see}
            </Link>
          </>
        )}
      </p>
      {error && <ErrorNotice sentence={toSentence(error)} className="w-full" />}
    </>
  )
}
