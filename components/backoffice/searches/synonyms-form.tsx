import { useEffect } from 'react'

import { Button } from '@/components/ui/button'
import { ErrorNotice } from '@/components/ui/error-notice'
import { useSynonymsForm, type SynonymGroup } from '@/hooks/use-searches'
import { toSentence } from '@/messages/errors'
import { searches as texts } from '@/messages/searches'

import { EditActions, EditNews } from '../edit-parts'
import { DenseField } from '../stock/dense-field'

interface SynonymsFormProps {
  group: SynonymGroup | null
  /** Words that a new one begins with. */
  first: string
  mayWrite: boolean
  onSaved: (saved: SynonymGroup) => void
  onChanged: () => void
  onRemove: (group: SynonymGroup) => void
  onClose: () => void
}

/** One group of synonyms, in one field. */
export function SynonymsForm(props: SynonymsFormProps) {
  const { group, mayWrite, onRemove, onClose } = props
  const controls = useSynonymsForm(props)
  const { ref, form, faults, error, type, submit, isNews, discard, keepMine } = controls
  useEffect(() => {
    const input = ref.current?.querySelector<HTMLInputElement>('input:enabled')
    input?.focus()
    input?.setSelectionRange(input.value.length, input.value.length)
  }, [ref])
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-labelledby="words-title"
      className="mb-8 rounded border border-line-strong bg-surface p-4 text-sm"
    >
      <h2 id="words-title" className="mb-3 text-lg">
        {group ? texts.editTitle : texts.addTitle}
      </h2>
      {error && <ErrorNotice sentence={toSentence(error)} className="mb-3 max-w-xl" />}
      {isNews && <EditNews onTake={discard} onKeep={keepMine} />}
      <fieldset disabled={!mayWrite}>
        <DenseField
          name="words"
          label={texts.words}
          hint={texts.wordsHint}
          value={form.words}
          fault={faults.words}
          maxLength={600}
          className="max-w-2xl"
          onChange={({ target }) => type({ words: target.value })}
        />
      </fieldset>
      <EditActions {...controls} mayWrite={mayWrite} onClose={onClose} />
      {group && mayWrite && (
        <Button
          variant="quiet"
          className="mt-2 !px-3 text-sm lg:min-h-9"
          onClick={() => onRemove(group)}
        >
          {texts.remove}
        </Button>
      )}
    </form>
  )
}
