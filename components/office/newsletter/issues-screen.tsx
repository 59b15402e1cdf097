import Link from 'next/link'
import { useRouter } from 'next/router'

import { useIssues, type IssuesPage } from '@/hooks/office/newsletter/use-issues'
import { useMay } from '@/hooks/office/kit/use-permissions'
import { issues as texts } from '@/messages/office/newsletter/issues'

import { ListLink } from '@/components/office/kit/list-parts'
import { OfficeList } from '@/components/office/kit/office-list'
import { IssuesTable } from './issues-table'

const NEW = '/backoffice/newsletter/new'

export function IssuesScreen() {
  const controls = useIssues()
  const mayWrite = useMay()('marketing.write')
  const { push } = useRouter()
  const { state } = controls.list
  return (
    <>
      {state.status === 'ready' && <Audience page={state.data} />}
      <OfficeList
        {...{ controls }}
        countOf={({ issues }) => issues.length}
        found={({ issues }, isAll) => texts.found(issues.length, isAll)}
        titles={texts}
        href="/backoffice/newsletter"
        add={mayWrite && <ListLink href={NEW} title={texts.add} aria-keyshortcuts="n" />}
        keys={{ n: () => mayWrite && void push(NEW) }}
      >
        {({ issues }) => <IssuesTable rows={issues} />}
      </OfficeList>
    </>
  )
}

function Audience({ page }: { page: IssuesPage }) {
  const { subscribers, bounces, complaints, can_send } = page
  const maySee = useMay()('customers.read')
  return (
    <div className="text-sm">
      {!can_send && (
        <p className="mb-2 max-w-read border-l-2 border-warn px-3">{texts.email_off}</p>
      )}
      <p>
        {texts.audience(subscribers)}{' '}
        {bounces + complaints > 0 && (
          <span className="text-ink-soft">
            {texts.leftOut(bounces, complaints)}{' '}
            {maySee && (
              <Link href="/backoffice/suppressions" className="link">
                {texts.showThem}
              </Link>
            )}
          </span>
        )}
      </p>
    </div>
  )
}
