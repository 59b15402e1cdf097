import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { SEARCH_PLACES, type SearchScope } from '@/domain/community/help-center/synonyms'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  useSearches,
  useSearchScope,
  useSynonymsRemoval,
  useSynonymsReturn,
  type SynonymGroup,
} from '@/hooks/office/searches/use-searches'
import { toSentence } from '@/messages/kit/errors'
import { searches as texts } from '@/messages/office/searches/searches'

import { FilterLinks } from '@/components/office/kit/filter-links'
import { EditableList, UndoRemoval, useOpenEntry } from '@/components/office/kit/editable-list'
import { InVain } from './zero-results'
import { Synonyms } from './synonyms'
import { SynonymsForm } from './synonyms-form'

/** The open synonym group by id, or a new one with its initial terms. */
type SynonymGroupSelection = { id: number } | { first: string }

/** Search analytics of one scope at a time; the open entry and the last action are per scope. */
export function SearchesScreen() {
  const { scope, hrefOf } = useSearchScope()
  return (
    <>
      <ScopeTabs {...{ scope, hrefOf }} />
      {scope && <SearchesOf key={scope} scope={scope} />}
    </>
  )
}

function SearchesOf({ scope }: { scope: SearchScope }) {
  const list = useSearches(scope)
  const entry = useOpenEntry<SynonymGroupSelection, SynonymGroup>({
    fresh: { first: '' },
    mayWrite: useMay()('content.write'),
  })
  const removal = useSynonymsRemoval()
  const saved = (group: SynonymGroup) => {
    list.renew()
    entry.close(group.id, { sentence: texts.saved(texts.wordsOf(group)) })
  }
  const remove = async (group: SynonymGroup) => {
    if (!(await removal.run(group))) return
    list.renew()
    entry.close(undefined, { sentence: texts.removed(texts.wordsOf(group)), removed: group })
  }
  const begin = (first: string) => entry.open({ first })
  const { mayWrite, done } = entry
  return (
    <>
      {removal.error && <ErrorNotice sentence={toSentence(removal.error)} className="mb-3" />}
      <EditableList
        {...{ list, entry }}
        stale={texts.stale}
        undo={done?.removed && <Undo {...{ scope }} group={done.removed} onReturned={saved} />}
        form={({ synonyms }, chosen) => {
          const [id, first] = 'id' in chosen ? [chosen.id, ''] : [null, chosen.first]
          return (
            <SynonymsForm
              key={id ?? `${scope} ${first}`}
              group={synonyms.find((group) => group.id === id) ?? null}
              {...{ scope, first, mayWrite }}
              onSaved={saved}
              onChanged={list.renew}
              onRemove={(group) => void remove(group)}
              onClose={() => entry.close(id ?? undefined)}
            />
          )
        }}
      >
        {({ searches, synonyms }) => (
          <>
            <InVain {...{ scope, searches, mayWrite }} onBegin={begin} />
            <Synonyms
              {...{ scope, synonyms, mayWrite }}
              onBegin={begin}
              onOpen={(id) => entry.open({ id })}
            />
          </>
        )}
      </EditableList>
    </>
  )
}

function ScopeTabs({ scope, hrefOf }: ReturnType<typeof useSearchScope>) {
  return (
    <>
      <FilterLinks
        filters={SEARCH_PLACES.map((one) => ({ value: one, title: texts.places[one] }))}
        chosen={scope ?? undefined}
        hrefOf={(one) => hrefOf({ place: one === 'help' ? undefined : one })}
      />
      <p className="mt-3 mb-4 min-h-5 max-w-read text-sm text-ink-soft">
        {scope && texts.leads[scope]}
      </p>
    </>
  )
}

interface UndoProps {
  scope: SearchScope
  group: SynonymGroup
  onReturned: (group: SynonymGroup) => void
}

function Undo({ scope, group, onReturned }: UndoProps) {
  const { run, ...state } = useSynonymsReturn(scope)
  const bringBack = async () => {
    const returned = await run(group)
    if (returned) onReturned(returned.answer)
  }
  return <UndoRemoval {...state} title={texts.undo} onPress={() => void bringBack()} />
}
