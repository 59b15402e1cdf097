import type { SearchScope } from '@/domain/community/help-center/synonyms'
import { useSynonymsForm, type SynonymGroup } from '@/hooks/office/searches/use-searches'
import { searches as texts } from '@/messages/office/searches/searches'

import { EditPanel } from '@/components/office/kit/edit-form'
import { DenseField } from '@/components/office/kit/dense-field'

interface SynonymsFormProps {
  scope: SearchScope
  group: SynonymGroup | null
  /** Initial terms of a new group. */
  first: string
  mayWrite: boolean
  onSaved: (saved: SynonymGroup) => void
  onChanged: () => void
  onRemove: (group: SynonymGroup) => void
  onClose: () => void
}

export function SynonymsForm(props: SynonymsFormProps) {
  const { scope, group, mayWrite, onRemove, onClose } = props
  const controls = useSynonymsForm(props)
  const { form, faults, type } = controls
  return (
    <EditPanel
      title={group ? texts.editTitle : texts.addTitle}
      {...{ controls, mayWrite, onClose }}
      removal={mayWrite && group && { title: texts.remove, onPress: () => onRemove(group) }}
    >
      <DenseField
        name="words"
        label={texts.words}
        hint={texts.wordsHints[scope]}
        value={form.words}
        fault={faults.words}
        maxLength={600}
        className="max-w-2xl"
        onChange={({ target }) => type({ words: target.value })}
      />
    </EditPanel>
  )
}
