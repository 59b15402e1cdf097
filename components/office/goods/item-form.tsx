import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useCatalogForm, type CatalogItem } from '@/hooks/office/goods/use-catalog'
import { toSentence } from '@/messages/kit/errors'
import { catalog as texts } from '@/messages/office/goods/prices'

import { Part } from '@/components/office/kit/part'
import { Differences } from './differences'
import { ItemEdits } from './item-edits'
import { ItemFields } from './item-fields'

interface ItemFormProps {
  item: CatalogItem
  mayWrite: boolean
  onSaved: (item: CatalogItem) => void
}

/** Form for all data of a product except its prices. */
export function ItemForm({ item, mayWrite, onSaved }: ItemFormProps) {
  const controls = useCatalogForm({ item, onSaved })
  const { ref, form, error, isSending, isDone, theirs, takeTheirs, restore, submit } = controls
  return (
    <Part title={texts.texts} empty={null}>
      <form ref={ref} noValidate onSubmit={submit}>
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        {theirs && (
          <div role="alert" className="mb-4 border-l-2 border-warn bg-surface px-4 py-3">
            <p className="font-medium">{texts.changed}</p>
            <Differences
              {...{ item }}
              fields={theirs.fields}
              sides={[
                { title: texts.differs.mine, form },
                { title: texts.differs.theirs, form: theirs.form },
              ]}
            />
            <Button variant="secondary" size="small" className="mt-3" onClick={takeTheirs}>
              {texts.takeTheirs}
            </Button>
          </div>
        )}
        <fieldset disabled={!mayWrite} className="flex flex-col gap-4">
          <ItemFields {...{ item, controls, onSaved }} />
          {mayWrite && (
            <p className="flex flex-wrap items-center gap-3">
              <Button type="submit" size="small" isLoading={isSending}>
                {texts.save}
              </Button>
              <span role="status" className="text-ok">
                {isDone && (item.is_offered ? texts.saved : texts.savedHidden)}
              </span>
            </p>
          )}
        </fieldset>
      </form>
      <ItemEdits {...{ item, mayWrite }} onRestore={restore} />
    </Part>
  )
}
