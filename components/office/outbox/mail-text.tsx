import { useHydrated } from '@/platform/use-hydrated'

/** Plain text of an email; only links into this shop are clickable. */
export function MailText({ text }: { text: string }) {
  const origin = useHydrated() ? window.location.origin : ''
  return (
    <p className="mt-5 max-w-read whitespace-pre-wrap">
      {text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) => {
        const path = pathInto(piece, origin)
        if (path === null) return piece
        return (
          <a key={index} href={path} className="break-all link">
            {piece}
          </a>
        )
      })}
    </p>
  )
}

function pathInto(piece: string, origin: string): string | null {
  if (!origin || !/^https?:\/\//.test(piece) || !URL.canParse(piece)) return null
  const url = new URL(piece)
  return url.origin === origin ? url.pathname + url.search + url.hash : null
}
