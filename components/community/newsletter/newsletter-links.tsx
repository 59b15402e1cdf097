import { useState, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { ApiError } from '@/contract/kit/errors'
import { useSecretQuery } from '@/hooks/kit/use-secret-query'
import {
  useNewsletterConfirmation,
  useNewsletterEnd,
} from '@/hooks/community/newsletter/use-newsletter-links'
import { toSentence } from '@/messages/kit/errors'
import { newsletterLinks as texts } from '@/messages/community/newsletter/newsletter-links'

/** Confirms with a click, because mail scanners open links but don't click buttons. */
export function ConfirmNewsletterScreen() {
  const token = useSecretQuery()?.token ?? ''
  const [isDone, setDone] = useState(false)
  const { run, isRunning, error } = useNewsletterConfirmation(token)
  if (isDone) {
    return (
      <Frame title={texts.confirmedTitle}>
        <p role="status">{texts.confirmed}</p>
        <LinkButton href="/configurator" className="mt-6">
          {texts.toShop}
        </LinkButton>
      </Frame>
    )
  }
  return (
    <Frame title={texts.confirmTitle} lead={texts.confirmLead}>
      <Failure error={error} hint={texts.invalid} />
      {!isDead(error) && (
        <Button
          isLoading={isRunning}
          onClick={() => void run().then((done) => done && setDone(true))}
        >
          {texts.confirm}
        </Button>
      )}
    </Frame>
  )
}

export function LeaveNewsletterScreen({ id, letterKey }: { id: string; letterKey: string }) {
  const [isDone, setDone] = useState(false)
  const { run, isRunning, error } = useNewsletterEnd({ id, key: letterKey })
  if (isDone) {
    return (
      <Frame title={texts.endedTitle}>
        <p role="status">{texts.ended}</p>
      </Frame>
    )
  }
  return (
    <Frame title={texts.endTitle} lead={texts.endLead}>
      <Failure error={error} hint={texts.invalidEnd} />
      {!isDead(error) && (
        <Button
          isLoading={isRunning}
          onClick={() => void run().then((done) => done && setDone(true))}
        >
          {texts.end}
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

function Failure({ error, hint }: { error: ApiError | null; hint: string }) {
  if (!error) return null
  return (
    <div className="mb-6">
      <ErrorNotice sentence={toSentence(error)} />
      {isDead(error) && (
        <>
          <p className="mt-3 text-ink-soft">{hint}</p>
          <LinkButton href="/contact" variant="secondary" className="mt-4">
            {texts.write}
          </LinkButton>
        </>
      )}
    </div>
  )
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
