import { useCallback, useState, type ReactNode } from 'react'

import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { EditPanel } from '@/components/office/kit/edit-form'
import {
  EditableList,
  Entries,
  UndoRemoval,
  useOpenEntry,
} from '@/components/office/kit/editable-list'
import type { AnyResource, EntryOf, FormOf } from '@/contract/kit/resource/resource'
import type { RemovalTexts, ResourceTexts } from '@/contract/kit/resource/texts'
import type { OfficePage } from '@/hooks/office/kit/use-office-page'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  keyOf,
  useResourceForm,
  useResourceList,
  useResourceRemoval,
  type ResourceFormOptions,
} from '@/hooks/office/kit/use-resource'
import { toSentence } from '@/messages/kit/errors'
import { resourceTexts } from '@/messages/office/kit/resource'

import { ResourceFields, type FieldRules } from './resource-fields'
import { ResourceTable, type ResourceRow } from './resource-table'

/** What is special about the screen of a resource; its fields and controls are derived. */
interface ScreenRules<R extends AnyResource, Column extends string>
  extends ResourceRow<EntryOf<R>, Column>, FieldRules<R> {
  heading?: (entry: EntryOf<R>) => string
  /** Whether a new entry stays open once it is saved, because its next step is below the form. */
  staysOpen?: boolean
  /** Whether an entry can't be changed anymore; its form is then read-only. */
  isFinal?: (entry: EntryOf<R>) => boolean
  /** Above the fields. */
  head?: (entry: EntryOf<R>, mayWrite: boolean) => ReactNode
  /** Below the fields, for example a preview. */
  below?: (form: FormOf<R>) => ReactNode
  /** Below the form, for data that isn't part of it. */
  after?: (entry: EntryOf<R>, onChanged: () => void) => ReactNode
  /** More buttons next to Save. */
  actions?: (entry: EntryOf<R>, onDone: (saved: EntryOf<R>) => void) => ReactNode
}

type Texts<R extends AnyResource, Column extends string> = ResourceTexts<R> & {
  columns: Record<NoInfer<Column> | 'title', string>
}

interface ScreenProps<R extends AnyResource, Column extends string> {
  resource: R
  texts: Texts<R, Column>
  rules: ScreenRules<R, Column>
  /** Values of every entry that is listed and added here; their fields aren't shown. */
  scope?: Partial<FormOf<R>>
  /** Above the list. @param begin opens a new entry with these values */
  above?: (begin: (values: Partial<FormOf<R>>) => void, mayWrite: boolean) => ReactNode
  /** After an entry was saved or removed. */
  onWritten?: () => void
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

/** The open entry by its key; a new one has no key, and initial values. */
interface OpenEntry<R> {
  id: string
  initial: Partial<FormOf<R>>
}

/** List of a resource with the form of the open entry, as a part of a page. */
export function ResourceScreen<R extends AnyResource, Column extends string>(
  props: ScreenProps<R, Column>,
) {
  const { resource } = props
  const { list, opening, remove, removing, undo, onSaved } = useScreen(props)
  const idOf = useCallback((entry: EntryOf<R>) => keyOf(resource, entry), [resource])
  return (
    <>
      {remove.error && <ErrorNotice sentence={toSentence(remove.error)} className="mb-3" />}
      <EditableList
        {...{ list, entry: opening, undo }}
        stale={resourceTexts.stale}
        form={(all, { id, initial }) => (
          <ResourcePanel
            key={id || JSON.stringify(initial)}
            {...props}
            {...{ id, initial, removing, onSaved, mayWrite: opening.mayWrite }}
            listed={all.find((one) => idOf(one) === id) ?? null}
            onChanged={list.renew}
            onClose={() => opening.close(id)}
          />
        )}
      >
        {(all) => <Listed {...props} {...{ all, opening, idOf }} />}
      </EditableList>
    </>
  )
}

function useScreen<R extends AnyResource, Column extends string>(props: ScreenProps<R, Column>) {
  const { resource, texts, rules, scope, onWritten } = props
  const list = useResourceList(resource)
  const opening = useOpenEntry<OpenEntry<R>, EntryOf<R>>({
    fresh: { id: '', initial: scope ?? {} },
    mayWrite: useMay()(resource.write),
  })
  const { remove, undo } = useResourceRemoval(resource)
  // A resource that declares removal has these texts.
  const labels = resource.routes.remove && (texts as unknown as RemovalTexts)
  const onSaved = (saved: EntryOf<R>) => {
    list.upsert(saved)
    onWritten?.()
    const id = keyOf(resource, saved)
    const news = { sentence: texts.saved(rules.title(saved)) }
    if (rules.staysOpen && opening.chosen?.id === '') opening.follow({ id, initial: {} }, news)
    else opening.close(id, news)
  }
  const onRemove = async (removed: EntryOf<R>) => {
    const isRemoved = await remove.run(removed)
    list.renew()
    if (!isRemoved || !labels) return
    onWritten?.()
    opening.close(undefined, { sentence: labels.removed(rules.title(removed)), removed })
  }
  const onUndo = async (removed: EntryOf<R>) => {
    const added = await undo.run(removed)
    if (added) onSaved(added.answer)
  }
  const removed = opening.done?.removed
  return {
    ...{ list, opening, remove, onSaved },
    removing: labels && { title: labels.remove, onRemove },
    undo: labels && removed && (
      <UndoRemoval {...undo} title={labels.undo} onPress={() => void onUndo(removed)} />
    ),
  }
}

interface ListedProps<R extends AnyResource, Column extends string> extends ScreenProps<R, Column> {
  all: EntryOf<R>[]
  opening: { mayWrite: boolean; add: () => void; open: (chosen: OpenEntry<R>) => void }
  idOf: (entry: EntryOf<R>) => string
}

function Listed<R extends AnyResource, Column extends string>(props: ListedProps<R, Column>) {
  const { texts, rules, scope, above, all, opening, idOf } = props
  const rows = all.filter((one) => isWithin(one, scope ?? {}))
  const begin = (values: Partial<FormOf<R>>) =>
    opening.open({ id: '', initial: { ...scope, ...values } })
  return (
    <>
      {above?.(begin, opening.mayWrite)}
      <Entries
        entry={opening}
        count={rows.length}
        found={texts.found(rows.length, rows)}
        titles={texts}
      >
        <ResourceTable
          {...{ rows, row: rules, idOf }}
          headers={texts.columns}
          name={texts.list}
          onOpen={(id) => opening.open({ id, initial: {} })}
        />
      </Entries>
    </>
  )
}

const isWithin = (entry: object, scope: object) =>
  Object.entries(scope).every(([name, value]) => entry[name as keyof typeof entry] === value)

interface PanelProps<R extends AnyResource, Column extends string>
  extends ScreenProps<R, Column>, Omit<ResourceFormOptions<R>, 'entry' | 'isGone'> {
  id: string
  /** Null for a new one, and for one that another user removed. */
  listed: EntryOf<R> | null
  mayWrite: boolean
  removing: { title: string; onRemove: (entry: EntryOf<R>) => Promise<void> } | undefined
  onClose: () => void
}

function ResourcePanel<R extends AnyResource, Column extends string>(props: PanelProps<R, Column>) {
  const { resource, texts, rules, id, listed, removing, onClose } = props
  const [entry, setEntry] = useState(listed)
  if (listed && listed !== entry) setEntry(listed)
  const isGone = id !== '' && listed === null
  const controls = useResourceForm(resource, { ...props, entry, isGone })
  const { title, heading = title, head, below, after, actions } = rules
  const mayWrite = props.mayWrite && !(listed && rules.isFinal?.(listed))
  const { fields, theirs } = controls
  const onDone = (saved: EntryOf<R>) => {
    controls.discard()
    props.onSaved(saved)
  }
  return (
    <EditPanel
      title={entry ? heading(entry) : texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      head={
        isGone && mayWrite ? (
          <ErrorNotice sentence={resourceTexts.gone} className="mb-3 max-w-xl" />
        ) : (
          listed && head?.(listed, mayWrite)
        )
      }
      below={below?.(controls.form)}
      actions={mayWrite && listed && actions?.(listed, onDone)}
      after={listed && after?.(listed, props.onChanged)}
      theirs={theirs && <ResourceFields {...props} {...{ entry }} controls={theirs} />}
      removal={
        mayWrite &&
        listed &&
        removing && { title: removing.title, onPress: () => void removing.onRemove(listed) }
      }
    >
      <ResourceFields {...props} {...{ entry }} controls={fields} />
    </EditPanel>
  )
}
