import { X } from 'lucide-react'

import { Button } from '@/components/kit/ui/button'
import { IconButton } from '@/components/kit/ui/icon-button'
import { LinkButton } from '@/components/kit/ui/link-button'
import type { ForumFormControls } from '@/hooks/community/forum/use-forum-form'
import { useForumLogin } from '@/hooks/community/forum/use-forum-login'
import { forum } from '@/messages/community/forum/forum'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

import { NameOffer } from './name-offer'
import { SendFault } from './send-fault'
import { PostText, Trap } from './text-field'

interface ReplyAreaProps {
  thread: number
  controls: ForumFormControls
  isMember: boolean
}

/** End of a thread: members can reply, and guests get a login link, which works without scripts. */
export function ReplyArea({ thread, controls, isMember }: ReplyAreaProps) {
  return (
    <section id="reply" aria-labelledby="reply-title" className="mt-14 border-t-2 border-ink pt-6">
      <h2 id="reply-title" tabIndex={-1} className="text-2xl">
        {isMember ? texts.replyTitle : texts.guestTitle}
      </h2>
      {isMember ? <ReplyForm thread={thread} controls={controls} /> : <Invitation />}
    </section>
  )
}

function Invitation() {
  const { loginHref, registerHref } = useForumLogin()
  return (
    <>
      <p className="mt-2 max-w-read text-ink-soft">{forum.guestText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={loginHref}>{texts.login}</LinkButton>
        <LinkButton href={registerHref} variant="secondary">
          {forum.register}
        </LinkButton>
      </div>
    </>
  )
}

function ReplyForm({ thread, controls }: Omit<ReplyAreaProps, 'isMember'>) {
  const { ref, form, error, isSending, type, submit } = controls
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      onSubmit={submit}
      className="mt-5 flex max-w-read flex-col gap-4"
    >
      <SendFault error={error} />
      <Quoted controls={controls} />
      <PostText controls={controls} rows={7} thread={thread} />
      <NameOffer />
      <Trap value={form.website} onType={(website) => type({ website })} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" isLoading={isSending}>
          {texts.send}
        </Button>
        <p className="text-sm text-ink-soft">{texts.draft}</p>
      </div>
    </form>
  )
}

function Quoted({ controls: { form, type } }: Pick<ReplyAreaProps, 'controls'>) {
  const { quote } = form
  if (!quote) return null
  return (
    <div className="flex items-start gap-3 border-l-2 border-line-strong pl-4">
      <div className="min-w-0 flex-1 text-ink-soft">
        <p className="text-sm font-medium">
          <bdi>{texts.quoting(quote.name, quote.number)}</bdi>
        </p>
        <p className="mt-1 wrap-anywhere whitespace-pre-line">{quote.text}</p>
      </div>
      <IconButton label={texts.dropQuote} onClick={() => type({ quote: null })}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  )
}
