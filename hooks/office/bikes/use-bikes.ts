import { useLayoutEffect, useEffectEvent, useRef, useState } from 'react'

import type { BikeState } from '@/domain/office/bikes/bikes'
import { bikeDifferences, withEdit, type BikeDifference } from '@/domain/office/bikes/bikes-edit'
import { asText } from '@/domain/office/bikes/bikes-preview'
import { momentTyped } from '@/domain/kit/moment-field'
import { isRecord } from '@/domain/kit/stored-value'
import { bikes as texts } from '@/messages/office/bikes/bikes'
import type { BikeEditRow, BikePage, BikePreview } from '@/contract/office/bikes/bikes'
import { apiErrorOf } from '@/services/http/failure'
import { sessionStore } from '@/utils/storage'

import { useAction } from '@/hooks/kit/use-action'
import { useDraft, type Draft } from '@/hooks/kit/use-draft'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'
import { useServices } from '@/hooks/kit/use-request'
import { useSubmit } from '@/hooks/kit/use-submit'

export type {
  BikeEditRow,
  BikePage,
  BikePreview,
  BikeRow,
  RuleTest,
  TouchedBuilds,
} from '@/contract/office/bikes/bikes'

export const useBikeList = () => useStaleIfErrorRequest('bikes', ({ bikes }) => bikes.list())

/** @param slug null while the URL is not known yet */
export const useBikePage = (slug: string | null) =>
  useStaleIfErrorRequest(slug, ({ bikes }) => bikes.read({ slug: slug ?? '' }))

interface BikeForm {
  /** The loaded bike, whose version is `edition`. */
  base: BikeState
  edition: string
  state: BikeState
  /** Raw text of numeric fields, by member key. */
  typed: Record<string, string>
  starts: string
  note: string
}

const formOf = ({ state, edition }: BikePage): BikeForm => ({
  ...{ base: state, state, edition, typed: {}, starts: '', note: '' },
})

/** @example figureOf('0,8') // 0.8 */
function figureOf(text: string): number | null {
  const clean = text.trim().replace(',', '.').replace('−', '-')
  return /^-?\d{1,4}(\.\d{1,3})?$/.test(clean) ? Number(clean) : null
}

interface BikeEditOptions {
  page: BikePage
  onSaved: (page: BikePage) => void
  onPreview: () => void
}

/** Manages the form values of a bike as a draft in this tab until saved; sends only valid numbers. */
function useBikeValues(page: BikePage) {
  const draft = draftOf(page)
  const { form, ...values } = useDraft<BikeForm>(() => formOf(page), draft)
  const bringBack = useEffectEvent(() => values.bringBack())
  useLayoutEffect(() => bringBack(), [])
  const wrong = Object.keys(form.typed).filter((key) => figureOf(form.typed[key] ?? '') === null)

  const { type } = values
  return {
    ...{ form, type, wrong, keyFor: values.keyFor },
    isWrong: (key: string) => wrong.includes(key),
    changes: bikeDifferences(form.base, form.state),
    /** Edits one member, for example 'parts.30102.withheld'. */
    set: (key: string, became: unknown) =>
      type({ state: withEdit(form.state, [{ key, was: undefined, became }]) }),
    /** Edits a number; invalid text stays in the form but isn't sent. */
    setFigure: (key: string, text: string) => {
      const figure = figureOf(text)
      const typed = { ...form.typed, [key]: text }
      if (figure === null) return type({ typed })
      type({ typed, state: withEdit(form.state, [{ key, was: undefined, became: figure }]) })
    },
    /** Fills the form with the values before an edit, which take effect when saved. */
    restore: ({ differences }: BikeEditRow) => {
      const back = differences.map(({ key, was }) => ({
        ...{ key, was: undefined },
        became: was === null ? undefined : (JSON.parse(was) as unknown),
      }))
      type({ state: withEdit(form.state, back), typed: {} })
    },
    takeIn: (now: BikePage) => values.type(rebaseEdits(form, now)),
    begin: (now: BikePage) => {
      draft.remove()
      values.renew(formOf(now))
    },
  }
}

/** Previews edits, then saves them. Merges other users' saves, unless they edited the same member. */
export function useBikeEdit({ page, onSaved, onPreview }: BikeEditOptions) {
  const { slug } = page.bike
  const services = useServices()
  const ref = useRef<HTMLFormElement>(null)
  const [shown, setShown] = useState<BikePreview | null>(null)
  const [theirs, setTheirs] = useState<BikePreview['differences'] | null>(null)
  const [done, setDone] = useState<BikePage | null>(null)
  const values = useBikeValues(page)
  const { form, wrong, keyFor, begin } = values

  const { faults, error, submit, isSending } = useSubmit<'figures'>({
    present: wrong.length > 0 ? { figures: texts.figureFault } : {},
    fieldOf: () => undefined,
    send: async () => {
      setDone(null)
      onPreview()
      setShown(await services.bikes.preview({ slug, state: form.state }))
    },
  })

  const apply = useAction(async ({ bikes }) => {
    const { state, edition, note } = form
    const content = { state, edition, starts_at: momentTyped(form.starts), note }
    try {
      const saved = await bikes.save({ ...content, request_key: keyFor(content), slug })
      begin(saved)
      setTheirs(null)
      setShown(null)
      setDone(saved)
      onSaved(saved)
    } catch (thrown) {
      const failure = apiErrorOf(thrown)
      if (failure.kind !== 'problem' || failure.code !== 'bike_changed') throw thrown
      const now = await bikes.read({ slug })
      setTheirs(bikeDifferences(form.base, now.state).map(asText))
      setShown(null)
      values.takeIn(now)
      onSaved(now)
    }
  })

  return {
    ...{ ...values, ref, faults, error, isSending, shown, theirs, done, apply },
    preview: () => void submit(),
    leave: () => setShown(null),
    forget: () => setDone(null),
    discard: () => {
      begin(page)
      setTheirs(null)
    },
  }
}

export type BikeEditController = ReturnType<typeof useBikeEdit>

function rebaseEdits({ base, state }: BikeForm, now: BikePage): Partial<BikeForm> {
  return {
    ...{ base: now.state, edition: now.edition },
    state: withEdit(now.state, bikeDifferences(base, state)),
  }
}

/** Stores unsaved edits in this tab, as differences only. */
function draftOf(page: BikePage): Draft<BikeForm> {
  const key = `bike-${page.bike.slug}`
  return {
    read: () => sessionStore.read(key),
    write: ({ form, sentAs }) => {
      const { base, state, typed, starts, note } = form
      const draft = { mine: bikeDifferences(base, state), typed, starts, note }
      sessionStore.write(key, { form: draft, sentAs })
    },
    remove: () => sessionStore.remove(key),
    parse: (stored) => {
      if (!isRecord(stored) || !Array.isArray(stored.mine) || !isRecord(stored.typed)) return {}
      const { starts, note } = stored
      return {
        state: withEdit(page.state, (stored.mine as unknown[]).filter(isDifference)),
        typed: Object.fromEntries(
          Object.entries(stored.typed).filter((entry): entry is [string, string] => {
            return typeof entry[1] === 'string'
          }),
        ),
        ...(typeof starts === 'string' ? { starts } : {}),
        ...(typeof note === 'string' ? { note } : {}),
      }
    },
  }
}

const isDifference = (one: unknown): one is BikeDifference =>
  isRecord(one) && typeof one.key === 'string'

export function useBikeTest(slug: string) {
  const [preview, setPreview] = useState<BikePreview | null>(null)
  const { run, ...action } = useAction(async ({ bikes }, state: BikeState) => {
    setPreview(await bikes.preview({ slug, state }))
  })
  return { ...action, run, preview }
}

export function useBikeUndo(slug: string, onUndone: (page: BikePage) => void) {
  const { run, ...action } = useAction(({ bikes }, id: number) => bikes.undo({ slug, id }))
  return {
    ...action,
    undo: async (id: number) => {
      const undone = await run(id)
      if (undone) onUndone(undone.answer)
    },
  }
}
