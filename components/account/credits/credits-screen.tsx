import Link from 'next/link'
import { useState } from 'react'

import { Loaded } from '@/components/kit/ui/loaded'
import { Pager } from '@/components/kit/ui/pager'
import { Price } from '@/components/kit/ui/price'
import { useCredits } from '@/hooks/account/credits/use-credits'
import { credits as texts } from '@/messages/account/credits/credits'

import { RedeemForm } from './redeem-form'

export function CreditsScreen() {
  const [page, setPage] = useState(1)
  const { state, retry, renew } = useCredits(page)
  return (
    <Loaded state={state} onRetry={retry}>
      {({ balance, entries, page: shown, pages }) => (
        <>
          <p className="text-ink-soft">{texts.balance}</p>
          <p className="text-5xl">
            <Price amount={balance} />
          </p>
          <RedeemForm onRedeemed={() => (page === 1 ? renew() : setPage(1))} />
          <h2 className="mt-12 text-2xl">{texts.ledger}</h2>
          {entries.length === 0 ? (
            <div className="mt-3 max-w-read text-ink-soft">
              <p>{texts.empty}</p>
              <p className="mt-2">{texts.emptyHint}</p>
            </div>
          ) : (
            <ul className="mt-4 border-t border-line">
              {entries.map((entry) => (
                <li
                  key={entry.id}
                  className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 border-b border-line py-3"
                >
                  <p className="min-w-0 font-medium">
                    {entry.title}
                    {entry.order_number && (
                      <>
                        {' · '}
                        <Link href={`/dashboard/orders/${entry.order_number}`} className="link">
                          {texts.order(entry.order_number)}
                        </Link>
                      </>
                    )}
                  </p>
                  <p className="text-right">
                    {entry.amount > 0 && '+'}
                    <Price amount={entry.amount} />
                  </p>
                  <time dateTime={entry.at} className="text-sm text-ink-soft">
                    {texts.day(entry.at)}
                  </time>
                  <p className="text-right text-sm text-ink-soft">
                    {texts.after} <Price amount={entry.balance_after} />
                  </p>
                </li>
              ))}
            </ul>
          )}
          <Pager page={shown} pages={pages} onPage={setPage} />
        </>
      )}
    </Loaded>
  )
}
