import { useState, type FormEvent } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { TAG_LENGTH, type ManyChange } from '@/domain/office/goods/many-products'
import type { CatalogPage } from '@/hooks/office/goods/use-catalog'
import { useManyChange, type ManyInput } from '@/hooks/office/goods/use-many-change'
import { toSentence } from '@/messages/kit/errors'
import { many as texts, type ManyAction } from '@/messages/office/goods/many'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'

interface ManyFormProps {
  action: ManyAction
  selection: ManyInput['selection']
  page: Pick<CatalogPage, 'groups' | 'tags'>
  onChanged: (changed: number) => void
}

/** Offers, withdraws, moves or tags the selected products, after saying how many that changes. */
export function ManyForm({ action, selection, page, onChanged }: ManyFormProps) {
  const [group, setGroup] = useState('')
  const [tag, setTag] = useState('')
  const [isFaulty, setFaulty] = useState(false)
  const { shown, preview, apply, leave } = useManyChange(selection, onChanged)
  const error = preview.error ?? apply.error
  const isTag = action === 'add_tag' || action === 'remove_tag'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply.forget()
    setFaulty(isTag && tag.trim() === '')
    if (isTag && tag.trim() === '') return
    void preview.run({ selection, change: changeOf(action, { group, tag }) })
  }
  return (
    <form noValidate onSubmit={submit}>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-2" />}
      <div className="flex flex-wrap items-start gap-3">
        {action === 'group' && (
          <CompactSelect
            name="to"
            label={texts.group}
            className="w-52 max-md:flex-1"
            value={group}
            options={[
              { value: '', title: texts.noGroup },
              ...page.groups.map(({ code, title }) => ({ value: code, title })),
            ]}
            onChange={({ target }) => {
              setGroup(target.value)
              leave()
            }}
          />
        )}
        {isTag && (
          <TagField
            tags={page.tags}
            value={tag}
            fault={isFaulty ? texts.tagFault : undefined}
            onChange={(text) => {
              setTag(text)
              leave()
            }}
          />
        )}
        <Button
          type="submit"
          size="small"
          variant="secondary"
          className="mt-5"
          isLoading={preview.isRunning}
        >
          {texts.preview}
        </Button>
      </div>
      <Counted {...{ shown, apply, leave }} />
    </form>
  )
}

type ManyControls = Pick<ReturnType<typeof useManyChange>, 'shown' | 'apply' | 'leave'>

function Counted({ shown, apply, leave }: ManyControls) {
  return (
    <>
      <div role="status">
        {shown && (
          <div className="mt-2">
            <p className="font-medium">
              {shown.preview.changing === 0 ? texts.none : texts.counted(shown.preview)}
            </p>
            <p className="max-w-3xl text-ink-soft">{texts.titles(shown.preview)}</p>
            {shown.preview.bundles.length > 0 && (
              <p className="mt-2 max-w-3xl border-l-2 border-warn bg-surface px-4 py-2">
                {texts.bundles(shown.preview.bundles)}
              </p>
            )}
          </div>
        )}
      </div>
      {shown && shown.preview.changing > 0 && (
        <p className="mt-2 flex flex-wrap gap-3">
          <Button size="small" isLoading={apply.isRunning} onClick={() => void apply.run()}>
            {texts.apply(shown.input.change, shown.preview.changing)}
          </Button>
          <Button size="small" variant="quiet" onClick={leave}>
            {texts.cancel}
          </Button>
        </p>
      )}
    </>
  )
}

interface TagFieldProps {
  tags: readonly string[]
  value: string
  fault: string | undefined
  onChange: (text: string) => void
}

function TagField({ tags, value, fault, onChange }: TagFieldProps) {
  return (
    <>
      <DenseField
        name="tag"
        label={texts.tag}
        hint={texts.tagHint}
        list="product-tags"
        maxLength={TAG_LENGTH}
        className="w-52 max-md:flex-1"
        {...{ value, fault }}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id="product-tags">
        {tags.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </>
  )
}

function changeOf(action: ManyAction, { group, tag }: { group: string; tag: string }): ManyChange {
  if (action === 'offer' || action === 'withdraw') return { is_offered: action === 'offer' }
  return action === 'group' ? { group } : { [action]: tag.trim() }
}
