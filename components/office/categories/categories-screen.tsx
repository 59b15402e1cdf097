import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { CategoryKind } from '@/domain/office/categories/categories'
import { useCategories, useCategoryOrder } from '@/hooks/office/categories/use-categories'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { categories as texts } from '@/messages/office/categories/categories'
import { toSentence } from '@/messages/kit/errors'

import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
import { CategoryForm } from './category-form'
import { CategoryRows } from './category-rows'

/** Category that is open in the form, by its code; null for a new category. */
interface CategorySelection {
  code: string | null
}

export function CategoriesScreen({ kind }: { kind: CategoryKind }) {
  const list = useCategories(kind)
  const entry = useOpenEntry<CategorySelection>({
    fresh: { code: null },
    mayWrite: useMay()('catalog.write'),
  })
  const order = useCategoryOrder(kind, list)
  const { mayWrite } = entry
  const words = texts.of[kind]
  return (
    <>
      {order.error && <ErrorNotice sentence={toSentence(order.error)} className="mb-3 max-w-xl" />}
      <EditableList
        {...{ list, entry }}
        stale={texts.stale}
        form={({ categories }, { code }) => (
          <CategoryForm
            key={code ?? ''}
            {...{ kind, categories, mayWrite }}
            category={categories.find((one) => one.code === code) ?? null}
            onSaved={(saved) => {
              list.renew()
              entry.close(saved.code, { sentence: texts.saved(saved.title) })
            }}
            onMerged={(page, sentence) => {
              list.set(page)
              entry.close(undefined, { sentence })
            }}
            onChanged={list.renew}
            onClose={() => entry.close(code ?? undefined)}
          />
        )}
      >
        {(page) => (
          <Entries
            {...{ entry }}
            count={page.categories.length}
            found={words.found(page.categories.length)}
            titles={words}
          >
            <CategoryRows
              {...{ kind, page, mayWrite }}
              onOpen={(code) => entry.open({ code })}
              onMove={(from, to) => order.move(page, from, to)}
            />
            <p className="mt-3 hidden text-sm text-ink-soft lg:block">{words.keys}</p>
          </Entries>
        )}
      </EditableList>
    </>
  )
}
