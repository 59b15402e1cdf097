import { useEffect, useId, useRef, type ReactNode } from 'react'

import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import type { useEdit } from '@/hooks/kit/use-edit'
import { edit as texts } from '@/messages/kit/edit'
import { toSentence } from '@/messages/kit/errors'

import { EditActions, EditNews } from './edit-parts'

type EditController = ReturnType<typeof useEdit<{ version: string }, unknown>>

interface EditFormProps {
  controls: Pick<
    EditController,
    'ref' | 'submit' | 'error' | 'isNews' | 'isTouched' | 'isSending' | 'discard' | 'keepMine'
  >
  mayWrite: boolean
  /** Title of the button that sends the form; “Save” by default. */
  save?: string
  /** Accessible name of the form, or the id of its label. */
  label?: string
  labelledBy?: string
  head?: ReactNode
  fields?: { className?: string; 'aria-label'?: string }
  below?: ReactNode
  actions?: ReactNode
  /** Shown at the end of the row of buttons. */
  end?: ReactNode
  /** Fields with what another user saved, shown on demand. */
  theirs?: ReactNode
  onClose?: () => void
  children: ReactNode
}

/** A form with optimistic locking; read-only without write permission. */
export function EditForm(props: EditFormProps) {
  const { controls, mayWrite, head, fields, below, actions, theirs, onClose, children } = props
  const { ref, submit, error, isNews, discard, keepMine } = controls
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        if (!isSubmit || !mayWrite || isNews) return
        event.preventDefault()
        submit()
      }}
      aria-label={props.label}
      aria-labelledby={props.labelledBy}
    >
      {head}
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {isNews && <EditNews {...{ theirs }} onTake={discard} onKeep={keepMine} />}
      <fieldset disabled={!mayWrite} {...fields}>
        {children}
      </fieldset>
      {below}
      <EditActions
        {...controls}
        {...{ mayWrite, actions, end: props.end, save: props.save ?? texts.save }}
        {...(onClose && { onClose })}
      />
    </form>
  )
}

interface EditPanelProps extends Omit<EditFormProps, 'label' | 'labelledBy' | 'end'> {
  title: string
  onClose: () => void
  /** Button that deletes the entry; omitted if the entry can't be deleted. */
  removal?: { title: string; onPress: () => void } | false | null
  /** Rendered after the form, for data that isn't part of it. */
  after?: ReactNode
}

/** Form for one entry, shown above the list of entries; focuses its first field, unless what is below it has the focus. */
export function EditPanel({ title, removal, after, head, ...form }: EditPanelProps) {
  const id = useId()
  const { ref } = form.controls
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (panel.current?.contains(document.activeElement)) return
    const input = ref.current?.querySelector<HTMLInputElement>('input:enabled')
    input?.focus()
    // Put the caret at the end; date inputs don't support a selection.
    if (input?.type === 'text') input.setSelectionRange(input.value.length, input.value.length)
  }, [ref])
  return (
    <div ref={panel} className="mb-8 rounded border border-line-strong bg-surface p-4 text-sm">
      <EditForm
        {...form}
        labelledBy={id}
        end={
          removal && (
            <Button variant="quiet" size="small" className="ml-auto" onClick={removal.onPress}>
              {removal.title}
            </Button>
          )
        }
        head={
          <>
            <h2 id={id} className="mb-3 text-lg">
              {title}
            </h2>
            {head}
          </>
        }
      />
      {after}
    </div>
  )
}
