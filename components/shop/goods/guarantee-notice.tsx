import Link from 'next/link'

import { QrCode } from '@/components/kit/ui/qr-code'
import { guaranteeNotice as notice } from '@/domain/shop/goods/guarantee-notice'
import { aroundGuarantee } from '@/messages/shop/goods/guarantee-texts'

/** The harmonized notice in its prescribed colors, #003399 and #FFED00, on light and dark pages alike. */
export function GuaranteeNotice() {
  return (
    <div className="max-w-3xl">
      <div className="border-2 border-[#003399] bg-[#fff] text-[#111]">
        <div className="bg-[#003399] px-5 py-4">
          <p className="text-2xl font-bold text-[#fff] uppercase">{notice.title}</p>
          <p className="mt-1 text-lg font-semibold text-[#FFED00]">{notice.lead}</p>
        </div>
        <div className="flex flex-col gap-4 px-5 py-5">
          {notice.blocks.map(({ text, items = [], isOrdered, hasCode }) => {
            const List = isOrdered ? 'ol' : 'ul'
            return (
              <div key={text}>
                <p>{text}</p>
                {items.length > 0 && (
                  <List
                    className={`mt-1 pl-6 font-semibold ${isOrdered ? 'list-decimal' : 'list-disc'}`}
                  >
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </List>
                )}
                {hasCode && (
                  <div className="mt-2 flex flex-wrap items-center gap-x-4">
                    <QrCode link={notice.url} label={aroundGuarantee.code} className="size-32" />
                    <a
                      href={notice.url}
                      target="_blank"
                      rel="noreferrer"
                      className="inline-flex min-h-touch items-center font-semibold break-all text-[#003399] underline"
                    >
                      {notice.url.replace('https://', '')}
                    </a>
                  </div>
                )}
              </div>
            )
          })}
        </div>
      </div>
      <Link href="/contact" className="inline-flex min-h-touch items-center text-sm link">
        {aroundGuarantee.contact}
      </Link>
    </div>
  )
}
