import { createContext, useContext, useEffect } from 'react'

export interface PageName {
  title: string
  /** The list that it belongs to, if only its data tell. */
  back?: { href: string; title: string } | undefined
}

/** Sets the name of the current page of the back office; null for the page's own. */
export const OfficeTitleContext = createContext<(name: PageName | null) => void>(() => undefined)

/** Makes the name of what a page shows its heading and title. */
export function OfficeTitle({ title, back }: PageName) {
  const setName = useContext(OfficeTitleContext)
  const [href, list] = [back?.href, back?.title]
  useEffect(() => {
    setName({ title, back: href && list ? { href, title: list } : undefined })
    return () => setName(null)
  }, [setName, title, href, list])
  return null
}
