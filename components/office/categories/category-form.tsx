import { CODE_LENGTH, type CategoryKind } from '@/domain/office/categories/categories'
import {
  useCategoryForm,
  type CategoryList,
  type CategoryRow,
} from '@/hooks/office/categories/use-categories'
import { categories as texts } from '@/messages/office/categories/categories'

import { CompactSelect } from '@/components/office/kit/compact-select'
import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseArea, DenseCheck, DenseField } from '@/components/office/kit/dense-field'
import { CategoryMerge } from './category-merge'
import { ProductOrder } from './product-order'

interface CategoryFormProps {
  kind: CategoryKind
  /** Null for a new category. */
  category: CategoryRow | null
  categories: readonly CategoryRow[]
  mayWrite: boolean
  onSaved: (saved: CategoryRow) => void
  onMerged: (page: CategoryList, sentence: string) => void
  onChanged: () => void
  onClose: () => void
}

export function CategoryForm(props: CategoryFormProps) {
  const { kind, category, categories, mayWrite, onMerged, onClose } = props
  const like = categories[0]?.code ?? ''
  const controls = useCategoryForm({ ...props, like })
  return (
    <EditPanel
      title={category?.title ?? texts.of[kind].addTitle}
      {...{ controls, mayWrite, onClose }}
      fields={{ className: 'grid max-w-3xl gap-4 sm:grid-cols-2' }}
      after={
        category && (
          <>
            {kind === 'accessory' && <ProductOrder code={category.code} {...{ mayWrite }} />}
            {mayWrite && <CategoryMerge {...{ kind, category, categories, onMerged }} />}
          </>
        )
      }
    >
      <Fields {...{ kind, category, categories, controls }} />
    </EditPanel>
  )
}

interface FieldsProps extends Pick<CategoryFormProps, 'kind' | 'category' | 'categories'> {
  controls: ReturnType<typeof useCategoryForm>
}

function Fields({ kind, category, categories, controls }: FieldsProps) {
  const { form, faults, type, typeTitle } = controls
  return (
    <>
      <DenseField
        name="title"
        label={texts.title}
        value={form.title}
        fault={faults.title}
        maxLength={60}
        onChange={({ target }) => typeTitle(target.value)}
      />
      <DenseField
        name="code"
        label={texts.code}
        hint={texts.codeHint}
        value={form.code}
        fault={faults.code}
        maxLength={CODE_LENGTH}
        spellCheck={false}
        autoCapitalize="none"
        onChange={({ target }) => type({ code: target.value })}
      />
      {category && category.former.length > 0 && (
        <p className="text-ink-soft sm:col-span-2">{texts.former(category.former)}</p>
      )}
      <DenseArea
        name="text"
        label={texts.text}
        hint={texts.textHint}
        rows={2}
        value={form.text}
        fault={faults.text}
        maxLength={400}
        className="sm:col-span-2"
        onChange={({ target }) => type({ text: target.value })}
      />
      {kind === 'spare' && <SpareFields {...{ category, categories, controls }} />}
      {category && (
        <DenseCheck
          name="is_hidden"
          label={texts.isHidden}
          checked={form.is_hidden}
          className="sm:col-span-2"
          onChange={({ target }) => type({ is_hidden: target.checked })}
        />
      )}
    </>
  )
}

function SpareFields({ category, categories, controls }: Omit<FieldsProps, 'kind'>) {
  const { form, faults, type } = controls
  return (
    <>
      <DenseField
        name="keywords"
        label={texts.keywords}
        hint={texts.keywordsHint}
        value={form.keywords}
        fault={faults.keywords}
        maxLength={600}
        className="sm:col-span-2"
        onChange={({ target }) => type({ keywords: target.value })}
      />
      {category === null && (
        <div className="sm:col-span-2">
          <CompactSelect
            label={texts.like}
            name="like"
            value={form.like}
            onChange={({ target }) => type({ like: target.value })}
            options={categories.map(({ code, title }) => ({ value: code, title }))}
          />
          <p className="mt-1 text-xs text-ink-soft">{texts.likeHint}</p>
        </div>
      )}
    </>
  )
}
