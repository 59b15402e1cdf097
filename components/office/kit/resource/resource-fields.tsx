import type { ComponentType, ReactNode } from 'react'

import { cx } from '@/components/kit/ui/cx'
import type { FieldSpec } from '@/contract/kit/resource/field'
import type { AnyResource, EntryOf, FormOf } from '@/contract/kit/resource/resource'
import type { FieldTexts } from '@/contract/kit/resource/texts'
import type { FieldControls } from '@/hooks/office/kit/use-resource'

import { ResourceField, type FieldControl } from './resource-field'

type FieldName<R extends AnyResource> = keyof R['fields'] & string

export interface LayoutProps<R extends AnyResource> {
  entry: EntryOf<R> | null
  controls: FieldControls
  /** Renders a field by its type. */
  field: (name: FieldName<R>, className?: string) => ReactNode
}

/** How a form shows its fields. */
export interface FieldRules<R extends AnyResource> {
  /** Fields that span two columns. */
  wide?: readonly FieldName<R>[]
  /** Controls for fields whose type has none, or needs another one. */
  controls?: { [K in FieldName<R>]?: FieldControl<R> }
  /** Arranges the fields of a form that needs more than a grid. */
  layout?: ComponentType<LayoutProps<R>>
}

interface ResourceFieldsProps<R extends AnyResource> {
  resource: R
  texts: { fields: FieldTexts<R> }
  rules: FieldRules<R>
  scope?: Partial<FormOf<R>>
  entry: EntryOf<R> | null
  controls: FieldControls
}

/** The fields of a form in their layout, by default a grid. */
export function ResourceFields<R extends AnyResource>(props: ResourceFieldsProps<R>) {
  const { resource, texts, rules, scope = {}, entry, controls } = props
  const { layout: Layout, wide = [] } = rules
  const field = (name: FieldName<R>, className?: string) => (
    <ResourceField
      key={name}
      {...{ resource, texts, controls, name, entry, className }}
      control={rules.controls?.[name]}
    />
  )
  if (Layout) return <Layout {...{ entry, controls, field }} />
  const names = Object.keys(resource.fields).filter((name) => !(name in scope))
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
      {names.map((name) =>
        field(name, classesOf(resource.fields[name]?.spec, wide.includes(name))),
      )}
    </div>
  )
}

const classesOf = (spec: FieldSpec | undefined, isWide: boolean) =>
  cx(
    isWide && 'sm:col-span-2',
    spec?.type === 'text' && 'col-span-full',
    spec?.type === 'flag' && 'sm:mt-5',
  )
