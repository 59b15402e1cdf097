import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { CONTROL_STYLES } from '@/components/ui/control-styles'
import { ErrorNotice } from '@/components/ui/error-notice'
import { Field, TextField } from '@/components/ui/field'
import { useCatalogForm, type CatalogItem } from '@/hooks/use-catalog'
import { toSentence } from '@/messages/errors'
import { catalog as texts } from '@/messages/prices'

import { Part } from '../part'

interface ItemFormProps {
  item: CatalogItem
  mayWrite: boolean
  onSaved: (item: CatalogItem) => void
}

/** Texts, fit and availability. */
export function ItemForm({ item, mayWrite, onSaved }: ItemFormProps) {
  const controls = useCatalogForm({ item, onSaved })
  const { ref, error, isSending, isDone, theirs, takeTheirs, submit } = controls
  return (
    <Part title={texts.texts} empty={null}>
      <form ref={ref} noValidate onSubmit={submit}>
        {error && <ErrorNotice sentence={toSentence(error)} className="mb-4" />}
        {theirs && <Theirs theirs={theirs} onTake={takeTheirs} />}
        <fieldset disabled={!mayWrite} className="flex flex-col gap-4">
          <Fields item={item} controls={controls} />
          {mayWrite && (
            <p className="flex flex-wrap items-center gap-3">
              <Button type="submit" className="!px-4 text-sm lg:min-h-9" isLoading={isSending}>
                {texts.save}
              </Button>
              <span role="status" className="text-ok">
                {isDone && texts.saved}
              </span>
            </p>
          )}
        </fieldset>
      </form>
    </Part>
  )
}

interface FieldsProps {
  item: CatalogItem
  controls: ReturnType<typeof useCatalogForm>
}

function Fields({ item, controls: { form, faults, type } }: FieldsProps) {
  const toggle = (slug: string) =>
    type({
      fits: form.fits.includes(slug)
        ? form.fits.filter((one) => one !== slug)
        : [...form.fits, slug],
    })
  return (
    <>
      <TextField
        label={texts.title}
        name="title"
        autoComplete="off"
        maxLength={120}
        value={form.title}
        error={faults.title}
        onChange={({ target }) => type({ title: target.value })}
      />
      <Field label={texts.description} error={faults.description}>
        {(control) => (
          <textarea
            {...control}
            name="description"
            rows={6}
            maxLength={2_000}
            value={form.description}
            onChange={({ target }) => type({ description: target.value })}
            className={CONTROL_STYLES}
          />
        )}
      </Field>
      <fieldset>
        <legend className="text-sm font-medium">{texts.fits}</legend>
        <div className="flex flex-wrap gap-x-6">
          {item.bikes.map(({ slug, title }) => (
            <Checkbox
              key={slug}
              label={title}
              name={`fits-${slug}`}
              checked={form.fits.includes(slug)}
              onChange={() => toggle(slug)}
            />
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={texts.offered}
        hint={texts.offeredHint}
        name="is_offered"
        checked={form.is_offered}
        onChange={({ target }) => type({ is_offered: target.checked })}
      />
    </>
  )
}

function Theirs({ theirs, onTake }: { theirs: CatalogItem; onTake: () => void }) {
  return (
    <div role="alert" className="mb-4 border-l-2 border-warn bg-surface px-4 py-3">
      <p className="font-medium">{texts.changed}</p>
      <p className="mt-2 break-words">{theirs.title}</p>
      <p className="mt-1 break-words whitespace-pre-line text-ink-soft">{theirs.description}</p>
      <Button variant="secondary" className="mt-3 !px-3 text-sm lg:min-h-9" onClick={onTake}>
        {texts.takeTheirs}
      </Button>
    </div>
  )
}
