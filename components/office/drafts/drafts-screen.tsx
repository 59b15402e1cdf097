import { useState } from 'react'

import { Badge, type BadgeKind } from '@/components/kit/ui/badge'
import { Button } from '@/components/kit/ui/button'
import { ErrorNotice } from '@/components/kit/ui/error-notice'
import { LinkButton } from '@/components/kit/ui/link-button'
import { Loaded } from '@/components/kit/ui/loaded'
import { TILL_WAYS, type TillWay } from '@/domain/shop/payment/till'
import type { DraftState } from '@/domain/office/drafts/drafts'
import {
  useDraftActions,
  useDrafts,
  type DraftList,
  type Drafts,
} from '@/hooks/office/drafts/use-drafts'
import { useModal } from '@/hooks/kit/use-modal'
import { useMay } from '@/hooks/office/kit/use-permissions'
import {
  cancelDraftDialog,
  drafts as texts,
  takeDraftDialog,
} from '@/messages/office/drafts/drafts'
import { toSentence } from '@/messages/kit/errors'

import { DenseCopy } from '@/components/office/kit/dense-copy'
import { EmptyList } from '@/components/office/kit/list-parts'
import { Part } from '@/components/office/kit/part'
import { DraftForm } from './draft-form'

const KINDS: Record<DraftState, BadgeKind> = {
  open: 'warn',
  ordered: 'warn',
  paid: 'ok',
  expired: 'plain',
  canceled: 'plain',
}
/** No draft was sent a moment ago. */
const NOTHING = { sentence: '', link: '' }

export function DraftsScreen() {
  const { state, retry, set } = useDrafts()
  const mayChange = useMay()('orders.change')
  const [sent, setSent] = useState(NOTHING)
  const hasMail = state.status !== 'ready' || state.data.has_mail
  return (
    <div className="flex flex-col gap-8 text-sm">
      {mayChange && (
        <DraftForm
          {...{ hasMail }}
          onSent={(list, { email, way }) => {
            set(list)
            const { link = '', order_number = '' } = list.drafts[0] ?? {}
            const sentence = hasMail ? texts.sent(email) : texts.saved(email)
            setSent(way ? { sentence: texts.taken(order_number), link: '' } : { sentence, link })
          }}
        />
      )}
      <p role="status" className="font-medium text-ok">
        {sent.sentence}
      </p>
      {sent.link && !hasMail && <DenseCopy value={sent.link} className="max-w-xl" />}
      <Part title={texts.list} empty={null}>
        <Loaded state={state} onRetry={retry}>
          {({ drafts }) =>
            drafts.length === 0 ? (
              <EmptyList isPart title={texts.none} hint={texts.noneHint} />
            ) : (
              <ul className="border-t border-line">
                {drafts.map((draft) => (
                  <Row
                    key={draft.id}
                    {...{ draft, mayChange, hasMail }}
                    onChanged={(list) => {
                      set(list)
                      setSent(NOTHING)
                    }}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Part>
    </div>
  )
}

interface RowProps {
  draft: Drafts[number]
  mayChange: boolean
  hasMail: boolean
  onChanged: (list: DraftList) => void
}

function Row({ draft, mayChange, hasMail, onChanged }: RowProps) {
  const { send, cancel, take, isRunning, error } = useDraftActions(onChanged)
  const { ask } = useModal()
  const { id, state, title, order_number } = draft
  const isOpen = state === 'open'
  const pay = async (way: TillWay) => {
    if (!(await ask(takeDraftDialog(way, draft, hasMail)))) return
    await take({ id, way, expected_total: draft.total })
  }
  const press = async () => {
    if (await ask(cancelDraftDialog(draft))) await cancel(id)
  }
  return (
    <li className="border-b border-line py-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-2 min-w-0 flex-1 basis-72 max-md:basis-full">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-medium wrap-anywhere">{title}</span>
            <Badge kind={KINDS[state]}>{texts.state(state)}</Badge>
          </p>
          <p className="wrap-anywhere text-ink-soft">{texts.facts(draft)}</p>
        </div>
        {order_number && (
          <LinkButton variant="secondary" size="small" href={`/backoffice/orders/${order_number}`}>
            {order_number}
          </LinkButton>
        )}
        {isOpen && (
          <LinkButton variant="secondary" size="small" href={draft.link}>
            {texts.link}
          </LinkButton>
        )}
        {mayChange && isOpen && <TillButtons {...{ title, isRunning }} onTaken={pay} />}
        {mayChange && (isOpen || state === 'expired') && (
          <Button
            variant="secondary"
            size="small"
            isLoading={isRunning}
            onClick={() => void send(id)}
          >
            {hasMail ? texts.again : texts.extend}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
        {mayChange && isOpen && (
          <Button variant="quiet" size="small" isLoading={isRunning} onClick={() => void press()}>
            {texts.cancel}
            <span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {error && <ErrorNotice sentence={toSentence(error)} className="mt-2" />}
    </li>
  )
}

interface TillButtonsProps {
  title: string
  isRunning: boolean
  onTaken: (way: TillWay) => Promise<void>
}

function TillButtons({ title, isRunning, onTaken }: TillButtonsProps) {
  return TILL_WAYS.map((way) => (
    <Button
      key={way}
      variant="secondary"
      size="small"
      isLoading={isRunning}
      onClick={() => void onTaken(way)}
    >
      {texts.take(way)}
      <span className="sr-only">: {title}</span>
    </Button>
  ))
}
