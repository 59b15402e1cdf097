import { useRef, useState } from 'react'

import type { ApiError } from '@/contract/kit/errors'
import { CONTENT_LIMIT, keywordsOf, type TextKind } from '@/domain/shop/content/content'
import { hasSilentPicture } from '@/domain/shop/content/content-pictures'
import { soundMembers } from '@/domain/kit/form-draft'
import { isRecord, isText } from '@/domain/kit/stored-value'
import { officeContent as texts } from '@/messages/office/content/content'
import type {
  WireContentEdit as ContentEdit,
  ContentQuery,
  WireContentRender as ContentRender,
} from '@/contract/shop/content/content'
import type { RenderedText } from '@/services/shop/content'
import { apiErrorOf } from '@/services/http/failure'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { sessionDraft } from '@/hooks/kit/session-draft'
import { useAction } from '@/hooks/kit/use-action'
import { useForm } from '@/hooks/kit/use-form'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useOfficeList } from '@/hooks/office/kit/use-office-list'
import { useRequest } from '@/hooks/kit/use-request'
import { useDebounced } from '@/hooks/kit/use-debounced'

export type {
  WireContentEdit as ContentEdit,
  WireContentState as ContentState,
} from '@/contract/shop/content/content'

export interface TextAddress {
  kind: TextKind
  slug: string
}

export function useOfficeTexts() {
  return useOfficeList(['status', 'kind', 'q'], async ({ content }, query: ContentQuery) => {
    const { entries } = await content.overview(query)
    return { entries, next: null, previous: null }
  })
}

export function useOfficeText({ kind, slug }: TextAddress) {
  return useStaleIfErrorRequest(`${kind}/${slug}`, ({ content }) => content.edit({ kind, slug }))
}

export function useTextVersion({ kind, slug }: TextAddress, number: number | null) {
  const key = number === null ? null : `${kind}/${slug}/${number}`
  return useStaleIfErrorRequest(key, ({ content }) =>
    content.version({ kind, slug, number: number ?? 0 }),
  )
}

export interface TextFormValues {
  title: string
  description: string
  source: string
  /** Category of a help topic; empty for other texts. */
  category: string
  keywords: string
  note: string
  owner: string
  review_by: string
  seen: number
}

const FIELDS = [
  ...(['title', 'description', 'source', 'category', 'keywords'] as const),
  ...(['note', 'owner', 'review_by'] as const),
]

function toFormValues(text: ContentEdit): TextFormValues {
  const { title, description, source, owner, review_by, latest } = text
  const shelf = { category: text.category ?? '', keywords: text.keywords.join(', ') }
  const words = { title, description, source, ...shelf, note: '' }
  return { ...words, owner, review_by: review_by ?? '', seen: latest }
}

const isFilled = (text: string) => text.trim() !== ''

const validate = ({ title, owner, source }: TextFormValues) => ({
  ...(hasSilentPicture(source) ? { source: texts.pictureFault } : {}),
  ...(isFilled(title) ? {} : { title: texts.titleFault }),
  ...(isFilled(owner) ? {} : { owner: texts.ownerFault }),
})

const isChanged = (error: ApiError | null) =>
  error?.kind === 'problem' && error.code === 'content_changed'

interface TextFormOptions {
  text: ContentEdit
  /** Receives the saved text. @param at when its newest version goes public; null for a draft */
  onSaved: (text: ContentEdit, at: string | null) => void
  /** Version conflict: another user changed it first. */
  onChanged: () => void
}

/** Returns the valid members of a draft, whose text may be longer than other fields. */
function soundText(stored: unknown, form: TextFormValues): Partial<TextFormValues> {
  const isSound = isRecord(stored) && isText(stored.source, CONTENT_LIMIT)
  return { ...soundMembers(stored, form), ...(isSound ? { source: stored.source as string } : {}) }
}

/** Reports another user's newer version in `isNews`; overwriting it requires confirmation. */
export function useTextForm({ text, onSaved, onChanged }: TextFormOptions) {
  const { kind, slug } = text
  const saved = toFormValues(text)
  const draft = sessionDraft<TextFormValues>(`${OFFICE_KEYS.textDraft}_${kind}_${slug}`, (stored) =>
    soundText(stored, saved),
  )
  const at = useRef<string | null>(null)
  const controls = useForm<TextFormValues, string>({
    initial: saved,
    check: validate,
    draft,
    send: async ({ form, services: { content } }) => {
      const { seen, review_by, category, keywords, ...words } = form
      const shelf = kind === 'help' ? { category, keywords: keywordsOf(keywords) } : {}
      const rest = { base: seen, review_by: review_by || null, publish_at: at.current }
      const body = { ...words, ...shelf, ...rest }
      try {
        await content.save({ ...body, kind, slug })
        const now = await content.edit({ kind, slug })
        controls.renew(toFormValues(now))
        onSaved(now, at.current)
      } catch (thrown) {
        const error = apiErrorOf(thrown)
        if (isChanged(error)) onChanged()
        return error
      }
    },
  })
  const { form, error } = controls
  const isTouched = FIELDS.some((name) => form[name] !== saved[name])
  return {
    ...controls,
    // The conflict notice replaces this error.
    error: isChanged(error) ? null : error,
    isTouched,
    isNews: isTouched && form.seen !== text.latest,
    /** @param publishAt when it goes public; null saves a draft */
    save: (publishAt: string | null) => {
      at.current = publishAt
      controls.submit()
    },
    take: (now: ContentEdit) => {
      controls.renew(toFormValues(now))
      draft.remove()
    },
  }
}

const PAUSE_MS = 400

/** Renders a debounced preview; the previous one stays until the new one is loaded. */
export function useTextPreview({ kind, slug }: TextAddress, written: ContentRender) {
  const debounced = useDebounced(JSON.stringify(written), PAUSE_MS)
  const { state, retry } = useRequest(`${kind}/${slug} ${debounced}`, ({ content }) =>
    content.render(kind, slug, JSON.parse(debounced) as ContentRender),
  )
  const [shown, setShown] = useState<RenderedText | null>(null)
  if (state.status === 'ready' && state.data !== shown) setShown(state.data)
  return { shown, status: state.status, retry }
}

/** Provides actions for a saved version or the whole text; each returns the updated text. */
export function useTextActions({ kind, slug }: TextAddress) {
  const schedule = useAction(async ({ content }, number: number, at: string | null) => {
    await content.schedule({ kind, slug, number, publish_at: at })
    return content.edit({ kind, slug })
  })
  const restore = useAction(async ({ content }, number: number, base: number) => {
    await content.restore({ kind, slug, number, base })
    return content.edit({ kind, slug })
  })
  const archive = useAction(async ({ content }, isArchived: boolean) => {
    await content.archive({ kind, slug, is_archived: isArchived })
    return content.edit({ kind, slug })
  })
  return { schedule, restore, archive }
}
