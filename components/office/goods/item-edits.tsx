import type { ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { Disclosure } from '@/components/kit/ui/disclosure'
import { differingFields } from '@/domain/office/goods/product-form'
import { formOf, type CatalogItem } from '@/hooks/office/goods/use-catalog'
import { shortMoment } from '@/messages/office/overview/overview'
import { catalog as texts } from '@/messages/office/goods/prices'

import { Differences, FIELD_TITLES } from './differences'

type Edit = CatalogItem['edits'][number]

interface ItemEditsProps {
  item: CatalogItem
  mayWrite: boolean
  onRestore: (was: Edit['was']) => void
}

export function ItemEdits({ item, mayWrite, onRestore }: ItemEditsProps) {
  return (
    <section className="mt-10">
      <h3 className="text-base font-semibold">{texts.edits}</h3>
      {item.edits.length === 0 && <p className="mt-2 text-ink-soft">{texts.noEdits}</p>}
      {item.edits.map((edit) => (
        <OneEdit key={edit.id} {...{ item, edit }}>
          {mayWrite && (
            <>
              <Button
                variant="secondary"
                size="small"
                className="mt-3"
                onClick={() => onRestore(edit.was)}
              >
                {texts.restore}
              </Button>
              <p className="mt-1 text-ink-soft">{texts.restoreHint}</p>
            </>
          )}
        </OneEdit>
      ))}
    </section>
  )
}

interface OneEditProps {
  item: CatalogItem
  edit: Edit
  children: ReactNode
}

function OneEdit({ item, edit, children }: OneEditProps) {
  const [was, became] = [formOf(edit.was), formOf(edit.became)]
  const fields = differingFields(was, became)
  const what = fields.map((field) =>
    field === 'group' ? texts.group[item.kind] : FIELD_TITLES[field],
  )
  return (
    <Disclosure
      title={
        <span>
          {what.join(', ')}
          <span className="block font-normal text-ink-soft">
            {[shortMoment(edit.at), edit.by].filter(Boolean).join(' · ')}
          </span>
        </span>
      }
    >
      <Differences
        {...{ item, fields }}
        sides={[
          { title: texts.before, form: was },
          { title: texts.after, form: became },
        ]}
      />
      {children}
    </Disclosure>
  )
}
