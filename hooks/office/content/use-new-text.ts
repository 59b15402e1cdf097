import { useRouter } from 'next/router'

import { addressOf, isTextAddress, type TextKind } from '@/domain/shop/content/content'
import { soundMembers } from '@/domain/kit/form-draft'
import { officeContent as texts } from '@/messages/office/content/content'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useForm } from '@/hooks/kit/use-form'
import { useRequest } from '@/hooks/kit/use-request'

interface NewText {
  kind: TextKind
  title: string
  slug: string
  category: string
}

const EMPTY: NewText = { kind: 'news', title: '', slug: '', category: '' }

const OWNERS: Record<TextKind, string> = {
  ...{ page: 'Content', manual: 'Content', news: 'Content' },
  help: 'Support',
}

const validate = ({ kind, title, slug, category }: NewText) => ({
  ...(title.trim() === '' ? { title: texts.titleFault } : {}),
  ...(isTextAddress(kind, slug) ? {} : { slug: texts.addressFault }),
  ...(kind === 'help' && category === '' ? { category: texts.categoryFault } : {}),
})

/** Prefills the form from the URL, such as a topic for a search without results. */
function firstOf({ kind, title }: Record<string, string | string[] | undefined>): NewText {
  if (typeof title !== 'string') return EMPTY
  return { ...EMPTY, kind: kind === 'help' ? 'help' : 'news', title, slug: addressOf(title) }
}

export function useNewText() {
  const { push, query } = useRouter()
  const first = firstOf(query)
  const controls = useForm<NewText, string>({
    initial: first,
    check: validate,
    draft: sessionDraft(`${OFFICE_KEYS.textDraft}_new${first.slug}`, (stored) =>
      soundMembers(stored, EMPTY),
    ),
    send: async ({ form: { kind, title, slug, category }, services: { content } }) => {
      const shelf = kind === 'help' ? { category } : {}
      const words = { title, description: '', source: '', owner: OWNERS[kind], ...shelf }
      try {
        await content.save({ ...words, base: 0, review_by: null, publish_at: null, kind, slug })
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        const isTaken = error.kind === 'problem' && error.code === 'content_changed'
        const errors = [{ field: 'slug', message: texts.addressTaken }]
        return isTaken ? { ...error, errors } : error
      }
      await push(`/backoffice/content/${kind}/${slug}`)
    },
  })
  const { form, type } = controls
  return {
    ...controls,
    /** The slug follows the title until the user edits it. */
    name: (title: string) => {
      const follows = form.slug === addressOf(form.title)
      type({ title, ...(follows ? { slug: addressOf(title) } : {}) })
    },
  }
}

export function useHelpCategories() {
  const { state } = useRequest('help-categories', ({ content }) =>
    content.overview({ kind: 'help' }),
  )
  return state.status === 'ready' ? state.data.categories : []
}
