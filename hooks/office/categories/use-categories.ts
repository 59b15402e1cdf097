import {
  categoryCodeOf,
  isCategoryCode,
  type CategoryKind,
} from '@/domain/office/categories/categories'
import { movedTo } from '@/domain/kit/moved-to'
import { categories as texts } from '@/messages/office/categories/categories'
import type {
  CategoryList,
  CategoryRow,
  ProductOrder,
} from '@/contract/office/categories/categories'
import { OFFICE_KEYS } from '@/utils/office-keys'

import { useAction } from '@/hooks/kit/use-action'
import { useEdit } from '@/hooks/kit/use-edit'
import { useStaleIfErrorRequest } from '@/hooks/kit/use-stale-if-error-request'

export type {
  CategoryList,
  CategoryRow,
  MovingProducts,
} from '@/contract/office/categories/categories'

export function useCategories(kind: CategoryKind) {
  return useStaleIfErrorRequest<CategoryList>(kind, ({ categories }) => categories.list({ kind }))
}

interface CategoryFormValues {
  title: string
  code: string
  text: string
  keywords: string
  like: string
  is_hidden: boolean
  version: string
}

const splitKeywords = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

const isSound = (words: readonly string[]) =>
  words.length <= 20 && words.every((word) => word.length <= 40)

interface CategoryFormOptions {
  kind: CategoryKind
  category: CategoryRow | null
  /** Group whose position a new group of spare parts takes by default. */
  like: string
  onSaved: (saved: CategoryRow) => void
  /** Version conflict: another user changed it first, so reload their version. */
  onChanged: () => void
}

export function useCategoryForm({ kind, category, like, onSaved, onChanged }: CategoryFormOptions) {
  const typedOf = (one: CategoryRow | null): CategoryFormValues => ({
    ...{ title: one?.title ?? '', code: one?.code ?? '', text: one?.text ?? '', like },
    ...{ keywords: one?.keywords.join(', ') ?? '', is_hidden: one?.is_hidden ?? false },
    version: one?.seen ?? '',
  })
  const controls = useEdit({
    saved: typedOf(category),
    draftKey: `${OFFICE_KEYS.categoryDraft}_${kind}_${category?.code ?? ''}`,
    check: ({ title, code, keywords }: CategoryFormValues) => ({
      ...(title.trim() === '' ? { title: texts.titleFault } : {}),
      ...(isCategoryCode(code.trim()) ? {} : { code: texts.codeFault }),
      ...(isSound(splitKeywords(keywords)) ? {} : { keywords: texts.keywordsFault }),
    }),
    conflict: 'category_changed',
    send: (
      { categories },
      { title, code, text, keywords, like: similarCode, is_hidden, version },
    ) => {
      const words = { title, code: code.trim(), text, keywords: splitKeywords(keywords) }
      return category
        ? categories.save({ kind, category: category.code, ...words, is_hidden, seen: version })
        : categories.add({ kind, ...words, like: kind === 'spare' ? similarCode : '' })
    },
    toFormValues: typedOf,
    onSaved,
    onChanged,
  })
  const { form, type } = controls
  return {
    ...controls,
    /** The slug of a new category follows the title until the user edits it. */
    typeTitle: (title: string) => {
      const follows = category === null && form.code === categoryCodeOf(form.title)
      type({ title, ...(follows ? { code: categoryCodeOf(title) } : {}) })
    },
  }
}

/** Moves a category without an optimistic update. */
export function useCategoryOrder(kind: CategoryKind, list: ReturnType<typeof useCategories>) {
  const action = useAction(({ categories }, body: { codes: string[]; seen: string }) =>
    categories.order({ kind, ...body }),
  )
  async function move(page: CategoryList, from: number, to: number): Promise<boolean> {
    const codes = movedTo(page.categories, from, to).map(({ code }) => code)
    const done = await action.run({ codes, seen: page.seen })
    if (done) list.set(done.answer)
    else list.renew()
    return done !== null
  }
  return { ...action, move }
}

/** Reads the products of a category in their order, and moves one without an optimistic update. */
export function useProductOrder(category: string) {
  const { state, retry, renew, set } = useStaleIfErrorRequest<ProductOrder>(
    category,
    ({ categories }) => categories.products({ kind: 'accessory', category }),
  )
  const { run, error } = useAction(({ categories }, body: { ids: number[]; seen: string }) =>
    categories.orderProducts({ kind: 'accessory', category, ...body }),
  )
  async function move(page: ProductOrder, from: number, to: number): Promise<boolean> {
    const ids = movedTo(page.products, from, to).map(({ id }) => id)
    const done = await run({ ids, seen: page.seen })
    if (done) set(done.answer)
    else renew()
    return done !== null
  }
  return { state, retry, error, move }
}

/** Previews a merge, and merges exactly what was previewed. */
export function useCategoryMerge(kind: CategoryKind, code: string) {
  const preview = useAction(async ({ categories }, into: string) => ({
    into,
    moving: await categories.moving({ kind, category: code }),
  }))
  const merge = useAction(({ categories }, body: { into: string; seen: string }) =>
    categories.merge({ kind, category: code, ...body }),
  )
  return { preview, merge }
}
