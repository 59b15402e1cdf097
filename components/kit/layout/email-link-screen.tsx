import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { ApiError } from '@/contract/kit/errors'
import { emailLink } from '@/messages/kit/email-link'
import { toSentence } from '@/messages/kit/errors'

interface EmailLinkTexts {
  title: string
  lead: string
  submit: string
  doneTitle: string
  done: string
  /** What to do if the link is invalid. */
  invalid: string
}

interface EmailLinkScreenProps {
  texts: EmailLinkTexts
  action: { run: () => Promise<unknown>; isRunning: boolean; error: ApiError | null }
  /** Shown below the message once it is done. */
  children?: ReactNode
}

/** Page of an emailed link. Acts on a click, because mail scanners open links but don't click buttons. */
export function EmailLinkScreen({ texts, action, children }: EmailLinkScreenProps) {
  const { run, isRunning, error } = action
  const [isDone, setDone] = useState(false)
  if (isDone) {
    return (
      <Frame title={texts.doneTitle}>
        <p role="status">{texts.done}</p>
        {children}
      </Frame>
    )
  }
  return (
    <Frame title={texts.title} lead={texts.lead}>
      {error && (
        <div className="mb-6">
          <ErrorNotice sentence={toSentence(error)} />
          {isDead(error) && (
            <>
              <p className="mt-3 text-ink-soft">{texts.invalid}</p>
              <LinkButton href="/contact" variant="secondary" className="mt-4">
                {emailLink.write}
              </LinkButton>
            </>
          )}
        </div>
      )}
      {!isDead(error) && (
        <Button
          isLoading={isRunning}
          onClick={() => void run().then((done) => done && setDone(true))}
        >
          {texts.submit}
        </Button>
      )}
    </Frame>
  )
}

/** Returns whether the link itself is invalid, so that retrying is useless. */
function isDead(error: ApiError | null): boolean {
  if (error?.kind !== 'problem') return false
  return error.code === 'link_invalid' || error.status === 422
}

interface FrameProps {
  title: string
  lead?: string
  children: ReactNode
}

function Frame({ title, lead, children }: FrameProps) {
  return (
    <div className="wrap flex-1 py-10 lg:py-16">
      <div className="max-w-xl">
        <h1 className="text-4xl text-balance">{title}</h1>
        {lead && <p className="mt-3 text-ink-soft">{lead}</p>}
        <div className="mt-8">{children}</div>
      </div>
    </div>
  )
}
