import { useRouter } from 'next/router'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import { FORUM_LIMITS, postAddress } from '@/domain/community/forum/forum'
import { tagsOf } from '@/domain/community/forum/forum-tags'
import { useForumForm } from '@/hooks/community/forum/use-forum-form'
import { forumMember as texts } from '@/messages/community/forum/forum-member'

import { NameOffer } from './name-offer'
import { SendFault } from './send-fault'
import { TagsField } from './tags-field'
import { PostText, Trap } from './text-field'

export interface NewThreadScreenProps {
  categories: readonly { slug: string; title: string }[]
  /** Preselected category, or an empty string. */
  category: string
}

export function NewThreadForm({ categories, category }: NewThreadScreenProps) {
  const router = useRouter()
  const controls = useForumForm({
    storageKey: 'new',
    category,
    isThread: true,
    send: ({ forum }, { title, category: slug, text, tags, request_key, website }) =>
      forum.begin({ title, category: slug, text, tags: tagsOf(tags), request_key, website }),
    // A post that awaits review is shown on the forum's front page, only to its author.
    onSent: ({ thread, number }) =>
      void router.push(thread && number ? postAddress(thread, number) : '/forum#waiting-posts'),
  })
  const { ref, form, faults, error, isSending, type, submit } = controls
  const options = [
    { value: '', title: texts.chooseCategory },
    ...categories.map(({ slug, title }) => ({ value: slug, title })),
  ]
  return (
    <form
      ref={ref}
      noValidate
      method="post"
      onSubmit={submit}
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
      <TagsField value={form.tags} error={faults.tags} onType={(tags) => type({ tags })} />
      <PostText controls={controls} rows={12} thread={null} />
      <NameOffer />
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
