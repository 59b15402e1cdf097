import Link from 'next/link'

import { Badge, type BadgeKind } from '@/components/ui/badge'
import { Loaded } from '@/components/ui/loaded'
import { contentPath } from '@/domain/content'
import { useOfficeTexts } from '@/hooks/use-backoffice'
import { shortMoment } from '@/messages/backoffice'
import { officeLists as texts } from '@/messages/backoffice-lists'
import { dateLong } from '@/utils/format'

import { FilterLinks } from './filter-links'
import { EmptyList, RowsPlaceholder } from './list-parts'
import { OfficeCell, OfficeTable } from './office-table'

type State = ReturnType<typeof useOfficeTexts>['state']
type Text = Extract<State, { status: 'ready' }>['data']['entries'][number]

const { title, kind, status, owner, review, saved, version } = texts.textColumns
const COLUMNS = [
  { title },
  { title: kind, isWide: true },
  { title: status },
  { title: owner, isWide: true },
  { title: review, isWide: true },
  { title: saved, isWide: true },
  { title: version, isWide: true, isRight: true },
]

const KINDS: Record<Text['status'], BadgeKind> = {
  draft: 'warn',
  scheduled: 'warn',
  published: 'ok',
  archived: 'plain',
}

/** Every text of the shop with its state; what is published can be opened. */
export function TextsScreen() {
  const { state, retry, filter, hrefOf } = useOfficeTexts()
  return (
    <>
      <FilterLinks
        filters={texts.textStates}
        chosen={filter}
        hrefOf={(value) => hrefOf({ status: value })}
      />
      <div className="mt-5">
        <Loaded state={state} onRetry={retry} placeholder={<RowsPlaceholder />}>
          {({ entries }) => <List entries={entries.filter((one) => isOf(one, filter))} />}
        </Loaded>
      </div>
    </>
  )
}

const isOf = (text: Text, filter: string | undefined) => !filter || text.status === filter

function List({ entries }: { entries: readonly Text[] }) {
  return (
    <>
      <p role="status" className="mb-2 text-sm text-ink-soft">
        {texts.textFound(entries.length)}
      </p>
      {entries.length === 0 ? (
        <EmptyList title={texts.noTexts} />
      ) : (
        <OfficeTable caption={texts.texts} columns={COLUMNS}>
          {entries.map((text) => (
            <TextRow key={`${text.kind} ${text.slug}`} text={text} />
          ))}
        </OfficeTable>
      )}
    </>
  )
}

function TextRow({ text }: { text: Text }) {
  const isLate = text.review_by !== null && text.review_by < new Date().toISOString().slice(0, 10)
  const name = <span className="font-medium">{text.title}</span>
  return (
    <tr className="relative border-b border-line align-top hover:bg-ink/4">
      <th scope="row" className="py-2.5 pr-4 text-left font-normal">
        {text.status === 'published' ? (
          <Link
            href={contentPath(text)}
            data-row
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="block text-ink-soft md:hidden">{texts.kinds[text.kind]}</span>
      </th>
      <OfficeCell isWide>{texts.kinds[text.kind]}</OfficeCell>
      <OfficeCell>
        <Badge kind={KINDS[text.status]}>{texts.states[text.status]}</Badge>
      </OfficeCell>
      <OfficeCell isWide>{text.owner}</OfficeCell>
      <OfficeCell isWide>
        {text.review_by && dateLong(text.review_by)}
        {isLate && <span className="block text-bad">{texts.overdue}</span>}
      </OfficeCell>
      <OfficeCell isWide className="whitespace-nowrap text-ink-soft">
        {shortMoment(text.saved_at)}
      </OfficeCell>
      <OfficeCell isWide isRight className="figures">
        {text.latest}
      </OfficeCell>
    </tr>
  )
}
