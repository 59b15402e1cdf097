import { ArrowLeft } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/router'
import type { MouseEvent, ReactNode } from 'react'

import { buttonStyles } from '@/components/kit/ui/button-styles'
import { forum } from '@/messages/community/forum/forum'

interface ForumFrameProps {
  /** Target of the back control; with `isHistory` it goes back one page (spec §2 /forum/1). */
  back: { href: string; isHistory: boolean }
  children: ReactNode
}

export function ForumFrame({ back, children }: ForumFrameProps) {
  return (
    <div className="wrap flex-1 pt-4 pb-20 lg:pt-8 lg:pb-28">
      <BackControl {...back} />
      {children}
    </div>
  )
}

/** Renders the back control as a link, so that it works without scripts and without history. */
function BackControl({ href, isHistory }: ForumFrameProps['back']) {
  const router = useRouter()
  function goBack(event: MouseEvent) {
    const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0
    if (!isHistory || !isPlain || window.history.length < 2) return
    event.preventDefault()
    router.back()
  }
  return (
    <Link
      href={href}
      onClick={goBack}
      className={buttonStyles({ variant: 'quiet' }, '-ml-5 text-ink-soft')}
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {forum.back}
    </Link>
  )
}
