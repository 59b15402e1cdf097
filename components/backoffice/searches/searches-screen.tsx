import { ErrorNotice } from '@/components/ui/error-notice'
import { SEARCH_PLACES, type SearchPlace } from '@/domain/synonyms'
import { useMay } from '@/hooks/use-permissions'
import {
  useSearches,
  useSearchPlace,
  useSynonymsRemoval,
  useSynonymsReturn,
  type SynonymGroup,
} from '@/hooks/use-searches'
import { toSentence } from '@/messages/errors'
import { searches as texts } from '@/messages/searches'

import { FilterLinks } from '../filter-links'
import { EditableList, UndoRemoval, useOpenEntry } from '../editable-list'
import { InVain } from './in-vain'
import { Synonyms } from './synonyms'
import { SynonymsForm } from './synonyms-form'

/** A group that is open, or a new one with the words that it begins with. */
type Chosen = { id: number } | { first: string }

/** One place at a time: what is open or was done last in one says nothing of another. */
export function SearchesScreen() {
  const { place, hrefOf } = useSearchPlace()
  return (
    <>
      <Places {...{ place, hrefOf }} />
      {place && <SearchesOf key={place} place={place} />}
    </>
  )
}

/** What was looked for in vain, and the words that mean the same; the chosen ones stand above both. */
function SearchesOf({ place }: { place: SearchPlace }) {
  const list = useSearches(place)
  const entry = useOpenEntry<Chosen, SynonymGroup>({
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
        undo={done?.removed && <Undo {...{ place }} group={done.removed} onReturned={saved} />}
        form={({ synonyms }, chosen) => {
          const [id, first] = 'id' in chosen ? [chosen.id, ''] : [null, chosen.first]
          return (
            <SynonymsForm
              key={id ?? `${place} ${first}`}
              group={synonyms.find((group) => group.id === id) ?? null}
              {...{ place, first, mayWrite }}
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
            <InVain {...{ place, searches, mayWrite }} onBegin={begin} />
            <Synonyms
              {...{ place, synonyms, mayWrite }}
              onBegin={begin}
              onOpen={(id) => entry.open({ id })}
            />
          </>
        )}
      </EditableList>
    </>
  )
}

/** What is searched; each has an address of its own. */
function Places({ place, hrefOf }: ReturnType<typeof useSearchPlace>) {
  return (
    <>
      <FilterLinks
        filters={SEARCH_PLACES.map((one) => ({ value: one, title: texts.places[one] }))}
        chosen={place ?? undefined}
        hrefOf={(one) => hrefOf({ place: one === 'help' ? undefined : one })}
      />
      <p className="mt-3 mb-4 min-h-5 max-w-read text-sm text-ink-soft">
        {place && texts.leads[place]}
      </p>
    </>
  )
}

interface UndoProps {
  place: SearchPlace
  group: SynonymGroup
  onReturned: (group: SynonymGroup) => void
}

function Undo({ place, group, onReturned }: UndoProps) {
  const { run, ...state } = useSynonymsReturn(place)
  const bringBack = async () => {
    const returned = await run(group)
    if (returned) onReturned(returned.answer)
  }
  return <UndoRemoval {...state} title={texts.undo} onPress={() => void bringBack()} />
}
