import { useRouter } from 'next/router'
import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { LinkButton } from '@/components/ui/link-button'
import { Select } from '@/components/ui/select'
import { FORUM_LIMITS, postAddress } from '@/domain/forum'
import { useAccount } from '@/hooks/use-account'
import { useForumForm } from '@/hooks/use-forum-form'
import { useForumLogin } from '@/hooks/use-forum-login'
import { forumMember as texts } from '@/messages/forum'

import { ForumFrame } from './forum-frame'
import { SendFault } from './send-fault'
import { PostText, Trap } from './text-field'

export interface NewThreadScreenProps {
  categories: readonly { slug: string; title: string }[]
  /** The category that the visitor came from; empty without one. */
  category: string
}

/** A new thread. Guests are shown the way in and come back here. */
export function NewThreadScreen(props: NewThreadScreenProps) {
  const { isUserLoggedIn } = useAccount()
  return (
    <ForumFrame back={{ href: '/forum/1', isHistory: true }}>
      <header className="mt-4 lg:mt-8">
        <h1 className="text-4xl">{texts.newTitle}</h1>
        <p className="mt-3 max-w-read text-lg text-ink-soft">{texts.newLead}</p>
      </header>
      {isUserLoggedIn ? <NewThreadForm {...props} /> : <Invitation />}
    </ForumFrame>
  )
}

function Invitation() {
  const { loginHref } = useForumLogin()
  return (
    <div className="mt-10 border-t border-line pt-6">
      <p className="max-w-read">{texts.guestText}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <LinkButton href={loginHref}>{texts.loginToWrite}</LinkButton>
        <LinkButton href="/register" variant="secondary">
          {texts.register}
        </LinkButton>
      </div>
    </div>
  )
}

function NewThreadForm({ categories, category }: NewThreadScreenProps) {
  const router = useRouter()
  const controls = useForumForm({
    place: 'new',
    category,
    isThread: true,
    send: ({ forum }, { title, category: slug, text, request_key, website }) =>
      forum.begin({ title, category: slug, text, request_key, website: website || null }),
    onSent: ({ thread, number }) => void router.push(postAddress(thread, number)),
  })
  const { ref, form, faults, error, refusals, isSending, type, submit } = controls
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusals, ref])
  const options = [
    { value: '', title: texts.chooseCategory },
    ...categories.map(({ slug, title }) => ({ value: slug, title })),
  ]
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      onSubmit={(event) => void submit(event)}
      className="mt-10 flex max-w-read flex-col gap-5"
    >
      <SendFault error={error} />
      <Select
        label={texts.category}
        name="category"
        options={options}
        value={form.category}
        error={faults.category}
        onChange={({ target }) => type({ category: target.value })}
      />
      <TextField
        label={texts.titleLabel}
        hint={texts.titleHint}
        name="title"
        autoComplete="off"
        maxLength={FORUM_LIMITS.title.max}
        value={form.title}
        error={faults.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <PostText controls={controls} rows={12} />
      <Trap value={form.website} onType={(website) => type({ website })} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" size="large" isLoading={isSending}>
          {texts.publish}
        </Button>
        <p className="text-sm text-ink-soft">{texts.draft}</p>
      </div>
    </form>
  )
}
