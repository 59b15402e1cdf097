import Link from 'next/link'
import { useRouter } from 'next/router'
import type { FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { TextField } from '@/components/kit/ui/field'
import { Select } from '@/components/kit/ui/select'
import {
  FORUM_QUERY_LENGTH,
  forumQueryOf,
  forumSearchAddress,
  type ForumBike,
  type ForumQuery,
} from '@/domain/community/forum/forum-search'
import { forumSearch as texts } from '@/messages/community/forum/forum-search'

export interface SearchFormProps {
  query: ForumQuery
  categories: { slug: string; title: string }[]
  bikes: ForumBike[]
}

/** Search form that works without scripts, because each result page has a URL. */
export function SearchForm({ query, categories, bikes }: SearchFormProps) {
  const router = useRouter()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const controls = event.currentTarget.querySelectorAll<HTMLInputElement>('[name]')
    const input = Object.fromEntries([...controls].map(({ name, value }) => [name, value]))
    void router.push(forumSearchAddress(forumQueryOf(input)))
  }
  return (
    <form
      action="/forum/search"
      method="get"
      role="search"
      onSubmit={submit}
      className="mt-6 max-w-4xl"
    >
      <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <TextField
          label={texts.field}
          name="q"
          type="search"
          autoComplete="off"
          maxLength={FORUM_QUERY_LENGTH}
          defaultValue={query.q}
        />
        <Button type="submit">{texts.action}</Button>
      </div>
      <Filters {...{ query, categories, bikes }} />
      {query.author !== null && (
        <p className="mt-4 text-sm">
          <input type="hidden" name="author" value={query.author} />
          {texts.onlyAuthor}{' '}
          <Link href={forumSearchAddress({ ...query, author: null, after: null })} className="link">
            {texts.allAuthors}
          </Link>
        </p>
      )}
    </form>
  )
}

function Filters({ query, categories, bikes }: SearchFormProps) {
  const categoryOptions = categories.map(({ slug, title }) => ({ value: slug, title }))
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-4">
      <Select
        label={texts.category}
        name="category"
        defaultValue={query.category ?? ''}
        options={[{ value: '', title: texts.anyCategory }, ...categoryOptions]}
      />
      <Select
        label={texts.bike}
        name="bike"
        defaultValue={query.bike ?? ''}
        options={[{ value: '', title: texts.anyBike }, ...bikes]}
      />
      <Select
        label={texts.solved}
        name="solved"
        defaultValue={query.solved ?? ''}
        options={[
          { value: '', title: texts.anySolved },
          { value: 'yes', title: texts.isSolved },
          { value: 'no', title: texts.unsolved },
        ]}
      />
      <TextField label={texts.tag} name="tag" autoComplete="off" defaultValue={query.tag ?? ''} />
    </div>
  )
}
