import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  useSegmentRemoval,
  useSegmentReturn,
  useSegments,
  type Segment,
} from '@/hooks/office/segments/use-segments'
import { toSentence } from '@/messages/kit/errors'
import { segments as texts } from '@/messages/office/segments/segments'

import {
  EditableList,
  Entries,
  UndoRemoval,
  useOpenEntry,
} from '@/components/office/kit/editable-list'
import { SegmentForm } from './segment-form'
import { SegmentsTable } from './segments-table'

export function SegmentsScreen() {
  const list = useSegments()
  const entry = useOpenEntry<string, Segment>({
    fresh: '',
    mayWrite: useMay()('customers.write'),
  })
  const removal = useSegmentRemoval()
  const saved = (segment: Segment) => {
    list.renew()
    entry.close(segment.id, { sentence: texts.saved(segment) })
  }
  const remove = async (segment: Segment) => {
    if (!(await removal.run(segment))) return
    list.renew()
    entry.close(undefined, { sentence: texts.removed(segment.name), removed: segment })
  }
  const removed = entry.done?.removed
  return (
    <>
      {removal.error && <ErrorNotice sentence={toSentence(removal.error)} className="mb-3" />}
      <EditableList
        {...{ list, entry }}
        stale={texts.stale}
        undo={removed && <Undo segment={removed} onReturned={saved} />}
        form={({ segments, bikes }, chosen) => (
          <SegmentForm
            key={chosen}
            segment={segments.find(({ id }) => id === chosen) ?? null}
            {...{ bikes, mayWrite: entry.mayWrite }}
            onSaved={saved}
            onChanged={list.renew}
            onRemove={(segment) => void remove(segment)}
            onClose={() => entry.close(chosen)}
          />
        )}
      >
        {(page) => (
          <Entries
            {...{ entry }}
            count={page.segments.length}
            found={texts.found(page.segments.length)}
            titles={texts}
          >
            <SegmentsTable page={page} onOpen={entry.open} />
          </Entries>
        )}
      </EditableList>
    </>
  )
}

interface UndoProps {
  segment: Segment
  onReturned: (segment: Segment) => void
}

function Undo({ segment, onReturned }: UndoProps) {
  const { run, ...state } = useSegmentReturn()
  const bringBack = async () => {
    const returned = await run(segment)
    if (returned) onReturned(returned.answer)
  }
  return <UndoRemoval {...state} title={texts.undo} onPress={() => void bringBack()} />
}
