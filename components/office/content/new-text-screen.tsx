import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { contentPath, type TextKind } from '@/domain/shop/content/content'
import { useHelpCategories, useNewText } from '@/hooks/office/content/use-new-text'
import { toSentence } from '@/messages/kit/errors'
import { officeContent as texts } from '@/messages/office/content/content'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { DenseField } from '@/components/office/kit/dense-field'

export function NewTextScreen() {
  const { ref, form, faults, error, type, name, submit, isSending } = useNewText()
  const { kind, slug, title, category } = form
  return (
    <form ref={ref} noValidate onSubmit={submit} className="flex max-w-xl flex-col gap-4 text-sm">
      {error && <ErrorNotice sentence={toSentence(error)} />}
      <CompactSelect
        label={texts.kindField}
        name="kind"
        value={kind}
        options={texts.newKinds}
        onChange={({ target }) => type({ kind: target.value as TextKind })}
      />
      <DenseField
        label={texts.titleField}
        name="title"
        value={title}
        maxLength={120}
        fault={faults.title}
        onChange={({ target }) => name(target.value)}
      />
      <DenseField
        label={texts.address}
        name="slug"
        value={slug}
        maxLength={80}
        hint={texts.addressOf(contentPath({ kind, slug: slug || '…' }))}
        fault={faults.slug}
        onChange={({ target }) => type({ slug: target.value })}
      />
      {kind === 'help' && (
        <Category
          value={category}
          fault={faults.category}
          onChoose={(chosen) => type({ category: chosen })}
        />
      )}
      <Button type="submit" isLoading={isSending} size="small" className="self-start">
        {texts.create}
      </Button>
    </form>
  )
}

interface CategoryProps {
  value: string
  fault: string | undefined
  onChoose: (category: string) => void
}

function Category({ value, fault, onChoose }: CategoryProps) {
  const categories = useHelpCategories()
  return (
    <div>
      <CompactSelect
        label={texts.category}
        name="category"
        value={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'category-fault' : undefined}
        onChange={({ target }) => onChoose(target.value)}
        options={[
          { value: '', title: texts.choose },
          ...categories.map((one) => ({ value: one.slug, title: one.title })),
        ]}
      />
      {fault && (
        <p id="category-fault" className="mt-1 text-bad">
          {fault}
        </p>
      )}
    </div>
  )
}
