import { useCallback, type ReactNode } from 'react'

import { EditPanel } from '@/components/office/kit/edit-form'
import { EditableList, Entries, useOpenEntry } from '@/components/office/kit/editable-list'
import type { AnyResource, EntryOf, FormOf } from '@/contract/kit/resource/resource'
import type { ResourceTexts } from '@/contract/kit/resource/texts'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  keyOf,
  useResourceForm,
  useResourceList,
  type ResourceFormOptions,
} from '@/hooks/office/kit/use-resource'
import { resourceTexts } from '@/messages/office/kit/resource'

import { ResourceField, type FieldControl } from './resource-field'
import { ResourceTable, type ResourceRow } from './resource-table'

type FieldName<R extends AnyResource> = keyof R['fields'] & string

/** What is special about the screen of a resource; its fields and controls are derived. */
interface ScreenRules<R extends AnyResource, Column extends string> extends ResourceRow<
  EntryOf<R>,
  Column
> {
  /** Fields that span two columns. */
  wide?: readonly FieldName<R>[]
  /** Controls for fields whose type has none, or needs another one. */
  controls?: { [K in FieldName<R>]?: FieldControl<R> }
  heading?: (entry: EntryOf<R>) => string
  /** Above the fields. */
  head?: (entry: EntryOf<R>, mayWrite: boolean) => ReactNode
  /** Below the fields, for example a preview. */
  below?: (form: FormOf<R>) => ReactNode
  /** Buttons beside Save. */
  actions?: (entry: EntryOf<R>, onDone: (saved: EntryOf<R>) => void) => ReactNode
}

type Texts<R extends AnyResource, Column extends string> = ResourceTexts<R> & {
  columns: Record<NoInfer<Column> | 'title', string>
}

interface ScreenProps<R extends AnyResource, Column extends string> {
  resource: R
  texts: Texts<R, Column>
  rules: ScreenRules<R, Column>
}

/**
 * Creates a back-office page that lists the entries of a resource, with the form of the open one above them.
 * @example export const notes = resourcePage(resource, texts, { title: (one) => one.text, columns: {}, … })
 */
export function resourcePage<R extends AnyResource, Column extends string>(
  resource: R,
  texts: Texts<R, Column>,
  rules: ScreenRules<R, Column>,
): () => OfficePage {
  const { title, lead } = texts
  return () => ({ title, lead, body: <ResourceScreen {...{ resource, texts, rules }} /> })
}

function ResourceScreen<R extends AnyResource, Column extends string>(
  props: ScreenProps<R, Column>,
) {
  const { resource, texts, rules } = props
  const list = useResourceList(resource)
  const opening = useOpenEntry({ fresh: '', mayWrite: useMay()(resource.write) })
  const idOf = useCallback((entry: EntryOf<R>) => keyOf(resource, entry), [resource])
  return (
    <EditableList
      {...{ list, entry: opening }}
      stale={resourceTexts.stale}
      form={(all, chosen) => (
        <ResourcePanel
          key={chosen}
          {...props}
          entry={all.find((one) => idOf(one) === chosen) ?? null}
          mayWrite={opening.mayWrite}
          onSaved={(saved) => {
            list.upsert(saved)
            opening.close(idOf(saved), { sentence: texts.saved(rules.title(saved)) })
          }}
          onChanged={list.renew}
          onClose={() => opening.close(chosen)}
        />
      )}
    >
      {(all) => (
        <Entries entry={opening} count={all.length} found={texts.found(all.length)} titles={texts}>
          <ResourceTable
            {...{ rows: all, row: rules, idOf }}
            headers={texts.columns}
            name={texts.list}
            onOpen={opening.open}
          />
        </Entries>
      )}
    </EditableList>
  )
}

interface PanelProps<R extends AnyResource, Column extends string>
  extends ScreenProps<R, Column>, ResourceFormOptions<R> {
  mayWrite: boolean
  onClose: () => void
}

function ResourcePanel<R extends AnyResource, Column extends string>(props: PanelProps<R, Column>) {
  const { resource, texts, rules, entry, mayWrite, onClose } = props
  const controls = useResourceForm(resource, props)
  const { title, heading = title, head, below, actions, wide = [] } = rules
  const onDone = (saved: EntryOf<R>) => {
    controls.discard()
    props.onSaved(saved)
  }
  return (
    <EditPanel
      title={entry ? heading(entry) : texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      head={entry && head?.(entry, mayWrite)}
      below={below?.(controls.form)}
      actions={mayWrite && entry && actions?.(entry, onDone)}
    >
      <div className="grid items-start gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {Object.keys(resource.fields).map((name) => (
          <ResourceField
            key={name}
            {...{ resource, texts, name, entry }}
            controls={controls.fields}
            control={rules.controls?.[name]}
            className={wide.includes(name) ? 'sm:col-span-2' : undefined}
          />
        ))}
      </div>
    </EditPanel>
  )
}
